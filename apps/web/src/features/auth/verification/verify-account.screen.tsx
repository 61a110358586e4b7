import type { RegisteredUser } from '@fonendo/contract/auth/registration.schema';
import { parseVerificationToken } from '@fonendo/domain/auth/account-codes';
import { requiredLoginEntry } from '@fonendo/domain/auth/policy-group';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../platform/http-client.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { signOut } from '../../../platform/session/session.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { MessageActions, MessageCard } from '../../../ui/states/message-card.tsx';
import { DemoMailboxLink } from '../login/demo-mailbox-link.tsx';
import { VerificationCodeForm } from './code.form.tsx';
import { ResendCode } from './resend.tsx';
import { verificationQuery } from './verify-account.queries.ts';

/** Opened by the link in the mail: verifies at once and shows the result. */
export function VerifyAccountScreen({ token = '' }: { token: string | undefined }) {
  const { t } = useTranslation(['access', 'core']);
  const userId = parseVerificationToken(token)?.userId;
  const queryClient = useQueryClient();
  const query = verificationQuery(token);
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: userId !== undefined });

  if (!userId) return <IncompleteLink />;
  if (data) return <Verified userId={userId} user={data.user} />;
  if (isApiFailure(error, 'InvalidVerificationCode')) {
    return <RefusedCode userId={userId} onVerified={() => queryClient.setQueryData(query.queryKey, { user: null })} />;
  }
  if (!error) return <Checking />;
  const code = isApiFailure(error) ? error.data.code : 'InternalError';
  return (
    <MessageCard icon={CircleAlert} tone="bad" announce title={t('refused.heading')} lead={t(`core:apiErrors.${code}`)}>
      <MessageActions>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('core:actions.retry')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}

function Checking() {
  const { t } = useTranslation('access');
  return (
    <MessageCard icon={BadgeCheck} title={t('verified.checking')}>
      <LoadingState of="text" />
    </MessageCard>
  );
}

/** `user` is null if the account was verified before. */
function Verified({ userId, user }: { userId: string; user: RegisteredUser | null }) {
  const { t } = useTranslation('access');
  const session = useSession();
  const own = session?.userId === userId;
  const role = user ? requiredLoginEntry(user.policyGroups) : null;
  return (
    <MessageCard
      icon={BadgeCheck}
      tone="ok"
      announce
      title={t('verified.heading')}
      lead={
        <>
          <p>
            {user ? t('verified.lead', { email: user.email }) : t('verified.already')} {!session && t('verified.next')}
          </p>
          {session && !own && <p>{t('verified.other', { email: session.email })}</p>}
        </>
      }
    >
      <MessageActions>
        {own && (
          <Button component={Link} to="/dashboard" size="lg">
            {t('dashboard')}
          </Button>
        )}
        {!session && (
          <Button size="lg" renderRoot={(props) => <Link to="/" search={role ? { role } : {}} {...props} />}>
            {t('login')}
          </Button>
        )}
        {session && !own && (
          <Button size="lg" onClick={() => void signOut()}>
            {t('verified.change')}
          </Button>
        )}
      </MessageActions>
    </MessageCard>
  );
}

/** A used or wrong code: another one can be sent and entered here, without signing in first. */
function RefusedCode({ userId, onVerified }: { userId: string; onVerified: () => void }) {
  const { t } = useTranslation(['access', 'core']);
  return (
    <MessageCard
      icon={CircleAlert}
      tone="bad"
      announce
      title={t('refused.heading')}
      lead={
        <>
          <p>{t('core:apiErrors.InvalidVerificationCode')}</p>
          <p>{t('refused.help')}</p>
        </>
      }
    >
      <ResendCode userId={userId} />
      <VerificationCodeForm userId={userId} onVerified={onVerified} />
      <DemoMailboxLink />
    </MessageCard>
  );
}

function IncompleteLink() {
  const { t } = useTranslation(['access', 'core']);
  return (
    <MessageCard
      icon={CircleAlert}
      tone="bad"
      title={t('refused.heading')}
      lead={
        <>
          <p>{t('core:apiErrors.InvalidVerificationCode')}</p>
          <p>{t('refused.incomplete')}</p>
        </>
      }
    >
      <MessageActions>
        <Button component={Link} to="/waiting-account-verify" size="lg">
          {t('login')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}
