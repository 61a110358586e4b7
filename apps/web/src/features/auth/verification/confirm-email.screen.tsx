import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AtSign, BadgeCheck, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { withNetwork } from '../../../platform/connection/connection.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { recheckSession } from '../../../platform/session/session.ts';
import { MessageActions, MessageCard } from '../../../ui/states/message-card.tsx';

/**
 * Opened by the mail to a new address. Confirmed by a button and not by opening, because link scanners open links too.
 */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const { t } = useTranslation(['access', 'core']);
  const session = useSession();
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: () => withNetwork(() => api.post('/api/auth/confirm-email', { body: { token } })),
    // The menu of a signed-in person shows the address.
    onSuccess: () => (session ? recheckSession() : undefined),
  });
  if (confirm.data) {
    return (
      <MessageCard
        icon={BadgeCheck}
        tone="ok"
        announce
        title={t('confirmEmail.done')}
        lead={t('confirmEmail.doneLead', { email: confirm.data.email })}
      >
        <MessageActions>
          <Button component={Link} to={session ? '/dashboard' : '/'} size="lg">
            {t(session ? 'dashboard' : 'login')}
          </Button>
        </MessageActions>
      </MessageCard>
    );
  }
  if (confirm.error) {
    const code = isApiFailure(confirm.error) ? confirm.error.data.code : 'InternalError';
    return (
      <MessageCard
        icon={CircleAlert}
        tone="bad"
        announce
        title={t('confirmEmail.refused')}
        lead={
          <>
            <p>{t(`core:apiErrors.${code}`)}</p>
            <p>{t('confirmEmail.refusedHelp')}</p>
          </>
        }
      >
        <MessageActions>
          <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('core:actions.retry')}
          </Button>
        </MessageActions>
      </MessageCard>
    );
  }
  return (
    <MessageCard icon={AtSign} title={t('confirmEmail.heading')} lead={t('confirmEmail.lead')}>
      <MessageActions>
        <Button size="lg" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('confirmEmail.submit')}
        </Button>
      </MessageActions>
    </MessageCard>
  );
}
