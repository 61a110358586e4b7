import type { Account } from '@fonendo/contract/account.schema';
import { type MailFamily, mailFamiliesFor } from '@fonendo/domain/mail-families';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Section } from '../../ui/section.tsx';
import { useSaveAccount } from './account.queries.ts';
import { useTone } from './tone.ts';

export function MailPreferences({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const tone = useTone();
  const save = useSaveAccount();
  const choose = useMutation({
    // One after the other: the last click is the one that stays.
    scope: { id: 'mail-preferences' },
    mutationFn: (mailFamilies: MailFamily[]) => save({ mailFamilies }),
    onError: (failure) => toastFailure(t('notSaved'), failure),
  });
  const wanted = choose.isPending ? choose.variables : account.mailFamilies;

  function want(family: MailFamily, on: boolean) {
    const others = wanted.filter((other) => other !== family);
    choose.mutate(on ? [...others, family] : others);
  }

  return (
    <Section title={t('mails.title')} description={t(`mails.lead.${tone}`)}>
      <Card padding="rows">
        {mailFamiliesFor(account.policyGroups).map((family) => (
          <CardRow key={family}>
            <SwitchField
              label={t(`mails.${family}`)}
              description={t(`mails.${family}Help`)}
              checked={wanted.includes(family)}
              onChange={(event) => want(family, event.currentTarget.checked)}
            />
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}
