import type { Session } from '@fonendo/contract/auth/auth.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, MailCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { recheckSession, signOut } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts.ts';
import { MessageActions, MessageCard } from '../../../ui/states/message-card.tsx';
import { VerificationCodeForm } from '../verification/code.form.tsx';
import { ResendCode } from '../verification/resend.tsx';
import { confirmationQuery } from '../verification/verify-account.queries.ts';
import { DemoMailboxLink } from './demo-mailbox-link.tsx';
import classes from './waiting-account.screen.module.css';

/**
 * Signed in, but the address is not confirmed yet. It may be confirmed here with the code, or with the link in another
 * tab or on another device: the session says when it is, and then the page moves on by itself.
 */
export function WaitingAccountScreen({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation('access');
  const session = useSession();
  const waited = useRef(false);
  const verified = session?.verified;
  const goOn = useEffectEvent(() => {
    toast({ id: 'account-verified', tone: 'success', title: t('verified.heading') });
    onVerified();
  });
  useEffect(() => {
    if (verified === false) waited.current = true;
    if (verified && waited.current) goOn();
  }, [verified]);

  if (!session) return <NobodyWaiting />;
  return session.verified ? <AlreadyVerified /> : <EnterCode session={session} />;
}

/** An administrator who acts as the person reads where the code went; only the person may enter it. */
function EnterCode({ session }: { session: Session }) {
  const { t } = useTranslation('access');
  const { userId, email, impersonatedBy } = session;
  const { data: confirmed, dataUpdatedAt } = useQuery(confirmationQuery(userId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with every answer, in case the session could not be fetched
  useEffect(() => {
    if (confirmed) void recheckSession();
  }, [confirmed, dataUpdatedAt]);

  return (
    <MessageCard
      icon={MailCheck}
      title={t('waiting.heading')}
      lead={t('waiting.lead', { email })}
      {...(!impersonatedBy && { foot: <WrongAddress /> })}
    >
      {impersonatedBy ? <InPersonNote /> : <CodeFromMail userId={userId} />}
    </MessageCard>
  );
}

function CodeFromMail({ userId }: Pick<Session, 'userId'>) {
  const { t } = useTranslation('access');
  return (
    <>
      <VerificationCodeForm userId={userId} autoFocus />
      <div className={classes.help}>
        <p>{t('waiting.follows')}</p>
        <p>{t('spam')}</p>
      </div>
      <ResendCode userId={userId} />
      <DemoMailboxLink />
    </>
  );
}

function WrongAddress() {
  const { t } = useTranslation(['access', 'core']);
  return (
    <>
      <p className={classes.hint}>{t('waiting.wrongAddress')}</p>
      <Button variant="subtle" size="sm" className={classes.leave ?? ''} onClick={() => void signOut()}>
        {t('core:user.signOut')}
      </Button>
    </>
  );
}

function AlreadyVerified() {
  const { t } = useTranslation('access');
  return (
    <MessageCard icon={BadgeCheck} tone="ok" title={t('verified.heading')} lead={t('verified.already')}>
      <MessageActions>
        <Button component={Link} to="/dashboard" size="lg">
          {t('dashboard')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}

function NobodyWaiting() {
  const { t } = useTranslation('access');
  return (
    <MessageCard icon={MailCheck} title={t('waiting.heading')} lead={t('waiting.nobody')}>
      <MessageActions>
        <Button component={Link} to="/" size="lg">
          {t('login')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}
