import { type LoginEntry, requiredLoginEntry } from '@fonendo/domain/auth/policy-group';
import { demoAccounts, demoPassword } from '@fonendo/domain/demo/accounts';
import { UnstyledButton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, FlaskConical, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicSettingsQuery } from '../auth.queries.ts';
import classes from './demo-accounts.module.css';

const shownAtFirst = 3;

type Props = { onUse: (account: { email: string; password: string; entry: LoginEntry | null }) => void };

/** The accounts of the demo data, in demo mode only; collapsed on phones. */
export function DemoAccounts({ onUse }: Props) {
  const { data } = useQuery(publicSettingsQuery);
  return data?.demo ? <AccountList exposed={data.demoIsExposed} onUse={onUse} /> : null;
}

function AccountList({ exposed, onUse }: Props & { exposed: boolean }) {
  const { t } = useTranslation(['auth', 'core']);
  const phone = useMediaQuery('(max-width: 74.99em)', undefined, { getInitialValueInEffect: false });
  const [opened, { toggle }] = useDisclosure(!phone);
  const [all, setAll] = useState(false);
  const shown = all ? demoAccounts : demoAccounts.slice(0, shownAtFirst);
  return (
    <section className={classes.demo} aria-label={t('demo.title')}>
      {exposed && (
        <p className={classes.exposed}>
          <TriangleAlert size={18} aria-hidden /> {t('demo.exposed')}
        </p>
      )}
      <UnstyledButton className={classes.head} aria-expanded={opened} onClick={toggle}>
        <FlaskConical size={18} aria-hidden />
        <span className={classes.title}>
          <b>{t('demo.title')}</b> {t('demo.password')} <b>{demoPassword}</b>
        </span>
        <ChevronDown size={18} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      {opened && (
        <>
          <ul className={classes.list}>
            {shown.map(({ email, group }) => (
              <li key={email} className={classes.row}>
                <span className={classes.account}>
                  <b>{t(`core:groups.${group}`)}</b> · {email}
                </span>
                <UnstyledButton
                  className={classes.use}
                  aria-label={t('demo.useLabel', { email })}
                  onClick={() => onUse({ email, password: demoPassword, entry: requiredLoginEntry([group]) })}
                >
                  {t('demo.use')}
                </UnstyledButton>
              </li>
            ))}
          </ul>
          <UnstyledButton className={classes.use} onClick={() => setAll(!all)}>
            {all ? t('demo.showFewer') : t('demo.showAll', { count: demoAccounts.length })}
          </UnstyledButton>
        </>
      )}
    </section>
  );
}
