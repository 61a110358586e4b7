import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recheckSession, signOut } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { EntryCard } from '../entry-card.tsx';
import { FactorRows } from './factor-rows.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';

/** Signed in, but an administrator must have a second factor first. Once it is there, whoever waited here goes on. */
export function SecondFactorSetupScreen({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['secondFactor', 'core']);
  const { data: state, isError, isFetching, refetch } = useQuery(secondFactorQuery);
  const [busy, setBusy] = useState(false);
  const isSetUp = state !== undefined && (state.totp !== null || state.passkeys.length > 0);
  const goOn = useEffectEvent(async () => {
    await recheckSession();
    toast({ id: 'second-factor', tone: 'success', title: t('setup.done') });
    onDone();
  });
  useEffect(() => {
    // Not while the recovery codes are on the screen: they are shown once.
    if (isSetUp && !busy) void goOn();
  }, [isSetUp, busy]);

  return (
    <EntryCard
      icon={ShieldCheck}
      title={t('setup.heading')}
      lead={t('setup.lead')}
      foot={
        <Button variant="subtle" size="sm" onClick={() => void signOut()}>
          {t('core:user.signOut')}
        </Button>
      }
    >
      {state && <FactorRows state={state} onBusyChange={setBusy} />}
      {!state && !isError && <LoadingState of="rows" rows={2} />}
      {!state && isError && (
        <ErrorState
          title={t('failed')}
          description={t('failedHelp')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </EntryCard>
  );
}
