import type { Account } from '@fonendo/contract/account.schema';
import { type Locale, locales } from '@fonendo/domain/locale';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { Card } from '../../ui/card.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { Section } from '../../ui/section.tsx';
import { useSaveAccount } from './account.queries.ts';

/** Saved at once, like the other preferences. */
export function LanguagePreference({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('account');
  const save = useSaveAccount();
  const inPerson = useInPerson();
  const choose = useMutation({
    mutationFn: (locale: Locale) => save({ locale }),
    onSuccess: ({ locale }) => i18n.changeLanguage(locale),
    onError: (failure) => toastFailure(t('notSaved'), failure),
  });
  return (
    <Section title={t('language.title')}>
      <Card>
        <RadioField
          label={t('language.label')}
          options={locales.map((value) => ({ value, label: t(`language.names.${value}`), disabled: !inPerson }))}
          value={choose.isPending ? choose.variables : account.locale}
          onChange={(value) => choose.mutate(value as Locale)}
        />
      </Card>
    </Section>
  );
}
