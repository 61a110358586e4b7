import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recheckSession, signOut } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts.ts';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { MessageCard } from '../../../ui/states/message-card.tsx';
import { FactorRows } from './factor-rows.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';

/** Signed in, but an administrator must set up a second factor first. Then the page moves on by itself. */
export function SecondFactorSetupScreen({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['secondFactor', 'core']);
  const query = useQuery(secondFactorQuery);
  const { data: state } = query;
  const [busy, setBusy] = useState(false);
  const isSetUp = state !== undefined && (state.totp !== null || state.passkeys.length > 0);
  const goOn = useEffectEvent(async () => {
    await recheckSession();
    toast({ id: 'second-factor', tone: 'success', title: t('setup.done') });
    onDone();
  });
  useEffect(() => {
    // Not while the recovery codes are shown: they are shown only once.
    if (isSetUp && !busy) void goOn();
  }, [isSetUp, busy]);

  return (
    <MessageCard
      icon={ShieldCheck}
      title={t('setup.heading')}
      lead={t('setup.lead')}
      foot={
        <Button variant="subtle" size="sm" onClick={() => void signOut()}>
          {t('core:user.signOut')}
        </Button>
      }
    >
      <AnswerFrame query={query} outline="rows" rows={2} bare failed={t('failed')} failedHelp={t('failedHelp')}>
        {(state) => <FactorRows state={state} onBusyChange={setBusy} />}
      </AnswerFrame>
    </MessageCard>
  );
}
