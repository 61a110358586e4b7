import type { Account } from '@fonendo/contract/account/account.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import {
  type DigestFamily,
  isDigestFamily,
  type MailFamily,
  type MailTiming,
  mailFamiliesFor,
  mailTimingsFor,
} from '@fonendo/domain/notifications/mail-families';
import { Alert, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../platform/format.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { useSaveAccount } from './account.queries.ts';
import classes from './mail-preferences.module.css';
import { useTone } from './tone.ts';

type Choice = { mailFamilies: MailFamily[]; digestFamilies: DigestFamily[] };

/** Which mails, and when: at once, as one daily summary, or never. */
export function MailPreferences({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const tone = useTone();
  const save = useSaveAccount();
  const inPerson = useInPerson();
  const choose = useAction({
    queue: 'mail-preferences',
    run: (choice: Choice) => save(choice),
    failed: t('notSaved'),
  });
  const { policyGroups } = account;
  const chosen: Pick<Account, keyof Choice> = choose.input ?? account;
  const lead = isAdministrator(policyGroups) ? 'team' : tone;

  function timingOf(family: MailFamily): MailTiming {
    const { digestFamilies, mailFamilies } = chosen;
    const timing = digestFamilies.includes(family) ? 'daily' : mailFamilies.includes(family) ? 'atOnce' : 'never';
    return mailTimingsFor(policyGroups, family).includes(timing) ? timing : 'never';
  }

  function want(family: MailFamily, timing: MailTiming) {
    const digestFamilies = chosen.digestFamilies.filter(isDigestFamily).filter((other) => other !== family);
    const mailFamilies = chosen.mailFamilies.filter((other) => other !== family);
    if (timing === 'atOnce') mailFamilies.push(family);
    if (timing === 'daily' && isDigestFamily(family)) digestFamilies.push(family);
    choose.start({ mailFamilies, digestFamilies });
  }

  return (
    <Section title={t('mails.title')} description={t(`mails.lead.${lead}`)}>
      {account.complainedAt && (
        <Alert className={classes.complained ?? ''} icon={<MailX size={18} aria-hidden />}>
          {t(`mails.complained.${tone}`, { date: formatDayOf(account.complainedAt) })}
        </Alert>
      )}
      <Card padding="rows">
        {mailFamiliesFor(policyGroups).map((family) => (
          <CardRow key={family}>
            <div className={classes.row}>
              <div>
                <p className={classes.name}>{t(`mails.${family}`)}</p>
                <p className={classes.help}>{t(`mails.${family}Help`)}</p>
              </div>
              <SegmentedControl
                className={classes.choice ?? ''}
                aria-label={t(`mails.${family}`)}
                disabled={!inPerson}
                value={timingOf(family)}
                onChange={(timing) => want(family, timing as MailTiming)}
                data={mailTimingsFor(policyGroups, family).map((value) => ({
                  value,
                  label: t(`mails.timings.${value}`),
                }))}
              />
            </div>
          </CardRow>
        ))}
      </Card>
    </Section>
  );
}
