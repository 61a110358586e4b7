import type { SecondFactorAsked } from '@fonendo/contract/auth/second-factor.schema';
import type { SecondFactorMethod } from '@fonendo/domain/auth/second-factor';
import { Button, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withNetwork } from '../../../platform/connection/connection.ts';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import type { SecondFactorAnswer } from '../../../platform/session/session.ts';
import { toast } from '../../../platform/toasts.ts';
import { CodeForm } from './code.form.tsx';
import { askPasskey, wasCancelled } from './passkey.ts';
import classes from './second-factor.module.css';

type Props = {
  asked: SecondFactorAsked['secondFactor'];
  /** Sends the answer and continues; rejects if it was wrong. */
  onAnswer: (answer: SecondFactorAnswer) => Promise<void>;
  /** Back to email and password. */
  onBack: () => void;
};

const leads = { passkey: 'login.passkeyLead', totp: 'login.totpLead', recoveryCode: 'login.recoveryLead' } as const;
const links = { passkey: 'login.usePasskey', totp: 'login.useTotp', recoveryCode: 'login.useRecovery' } as const;

/** After the right password: the person's second factors, the safest first, others one click away. */
export function SecondFactorLogin({ asked, onAnswer, onBack }: Props) {
  const { t } = useTranslation(['secondFactor', 'core']);
  const [method, setMethod] = useState<SecondFactorMethod>(asked.methods[0] ?? 'totp');
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  /** An expired challenge cannot be answered any more. */
  async function answer(given: SecondFactorAnswer) {
    try {
      await onAnswer(given);
    } catch (failure) {
      if (!isApiFailure(failure, 'SecondFactorExpired')) throw failure;
      toast({ tone: 'warning', title: t('login.expired') });
      onBack();
    }
  }

  async function answerByPasskey() {
    if (!asked.passkey) return;
    setAsking(true);
    try {
      const { passkey, challenge } = asked;
      await withNetwork(async () => {
        const credential = await askPasskey(passkey);
        await answer({ method: 'passkey', challenge, credential });
      });
    } catch (failure) {
      if (!wasCancelled(failure)) toastFailure(t('login.passkeyFailed'), failure);
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className={classes.steps}>
      <Title order={1} ref={heading} tabIndex={-1} mb={0}>
        {t('login.heading')}
      </Title>
      <p className={classes.text}>{t(leads[method])}</p>
      {method === 'passkey' ? (
        <Button size="lg" fullWidth loading={asking} onClick={() => void answerByPasskey()}>
          {t('login.usePasskey')}
        </Button>
      ) : (
        <CodeForm
          key={method}
          method={method}
          onCode={(code) => answer({ method, challenge: asked.challenge, code })}
        />
      )}
      <div className={classes.others}>
        {asked.methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="subtle" onClick={() => setMethod(other)}>
              {t(links[other])}
            </Button>
          ))}
        <Button variant="subtle" onClick={onBack}>
          {t('login.back')}
        </Button>
      </div>
    </div>
  );
}
