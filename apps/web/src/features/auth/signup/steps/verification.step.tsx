import type { Session } from '@fonendo/contract/auth/auth.schema';
import type { LoginEntry } from '@fonendo/domain/auth/policy-group';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { recheckSession } from '../../../../platform/session/session.ts';
import { Card } from '../../../../ui/card.tsx';
import { confirmationQuery, DemoMailboxLink, ResendCode, VerificationCodeForm } from '../../auth.public.ts';
import classes from './verification.step.module.css';

type Props = { session: Session; role: LoginEntry; onRestart: () => void };

/** The code from the mail. Once it is accepted the session says so, and the registration moves on by itself. */
export function VerificationStep({ session, role, onRestart }: Props) {
  const { t } = useTranslation('signup');
  const { userId, email } = session;
  const { data: confirmed } = useQuery(confirmationQuery(userId));
  // The link in the mail may have been opened on another device.
  useEffect(() => {
    if (confirmed) void recheckSession();
  }, [confirmed]);
  return (
    <div className={classes.step}>
      <p className={classes.lead}>
        <Trans t={t} i18nKey={`verification.lead.${role}`} values={{ email }} components={{ email: <strong /> }} />
      </p>
      <DemoMailboxLink />
      <Card>
        <div className={classes.code}>
          <VerificationCodeForm userId={userId} onVerified={() => {}} autoFocus />
          <ResendCode userId={userId} />
        </div>
      </Card>
      <p className={classes.note}>
        {t('verification.otherEmail')}{' '}
        <Button variant="subtle" size="sm" onClick={onRestart}>
          {t('verification.restart')}
        </Button>
      </p>
      <p className={classes.note}>{t(`verification.resumable.${role}`)}</p>
    </div>
  );
}
