import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withNetwork } from '../../../platform/connection/connection.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { useCodeState } from './code-state.ts';
import classes from './resend.module.css';
import { sendVerificationCode } from './verify-account.queries.ts';

type Outcome =
  | { kind: 'none' | 'sending' | 'sent' }
  | { kind: 'failed'; code: 'TooManyRequests' | 'ServiceUnavailable' };

/** Another code, once a minute. The minute is remembered across a reload, as the server counts it too. */
export function ResendCode({ userId }: { userId: string }) {
  const { t } = useTranslation(['access', 'core']);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { nextAt, left, noteSent, noteWait } = useCodeState(userId);
  const button = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsUntil(nextAt);
  const waiting = seconds > 0;

  // The field that had the focus takes no more tries; and a button that was busy has lost it, unless a code was sent.
  const isNext = left === 0 || outcome.kind === 'failed';
  useEffect(() => {
    // A field that was just disabled still counts as the active one.
    if (isNext && document.activeElement?.matches('body, :disabled')) button.current?.focus();
  }, [isNext]);

  async function resend() {
    if (waiting || outcome.kind === 'sending') return;
    setOutcome({ kind: 'sending' });
    try {
      await withNetwork(() => sendVerificationCode(userId));
      setOutcome({ kind: 'sent' });
      noteSent();
    } catch (failure) {
      const tooEarly = isApiFailure(failure, 'TooManyRequests');
      setOutcome({ kind: 'failed', code: tooEarly ? 'TooManyRequests' : 'ServiceUnavailable' });
      if (tooEarly) noteWait();
    }
  }

  return (
    <div className={classes.resend}>
      {/* Not `disabled`: the button keeps the focus while it counts down. */}
      <Button
        ref={button}
        variant="default"
        loading={outcome.kind === 'sending'}
        aria-disabled={waiting}
        data-disabled={waiting}
        onClick={() => void resend()}
      >
        {waiting ? t('code.resendIn', { time: clock(seconds) }) : t('code.resend')}
      </Button>
      <p role="status" className={classes.outcome} data-failed={outcome.kind === 'failed' || undefined}>
        {outcome.kind === 'sent' && t('code.resent')}
        {outcome.kind === 'failed' && t(`core:apiErrors.${outcome.code}`)}
      </p>
    </div>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Whole seconds left until a moment, counted down to zero. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
