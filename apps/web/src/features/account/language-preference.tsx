import type { Account } from '@fonendo/contract/account/account.schema';
import { type Locale, locales } from '@fonendo/domain/shared/locale';
import { useTranslation } from 'react-i18next';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { Section } from '../../ui/section.tsx';
import { useSaveAccount } from './account.queries.ts';

/** Saved at once, like the other preferences. */
export function LanguagePreference({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('account');
  const save = useSaveAccount();
  const inPerson = useInPerson();
  const choose = useAction({
    queue: 'language',
    run: (locale: Locale) => save({ locale }),
    done: async ({ locale }) => {
      await i18n.changeLanguage(locale);
      return undefined;
    },
    failed: t('notSaved'),
  });
  return (
    <Section title={t('language.title')}>
      <Card>
        <RadioField
          label={t('language.label')}
          options={locales.map((value) => ({ value, label: t(`language.names.${value}`), disabled: !inPerson }))}
          value={choose.input ?? account.locale}
          onChange={(value) => choose.start(value as Locale)}
        />
      </Card>
    </Section>
  );
}
