import type { PasskeyAssertion, PasskeyRequestOptions } from '@fonendo/contract/second-factor.schema';
import { passkeysWorkAt } from '@fonendo/domain/second-factor';
import { Button } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { askPasskey, wasCancelled } from './passkey.ts';
import classes from './second-factor.module.css';

type Props = { onUse: (ask: (options: PasskeyRequestOptions) => Promise<PasskeyAssertion>) => Promise<void> };

/** Only where it can work: a browser that knows passkeys, and a page opened by its name. */
export function PasskeyButton({ onUse }: Props) {
  const { t } = useTranslation('secondFactor');
  const [asking, setAsking] = useState(false);
  if (!('PublicKeyCredential' in window) || !passkeysWorkAt(window.location.origin)) return null;

  async function use() {
    setAsking(true);
    try {
      await onUse(askPasskey);
    } catch (failure) {
      if (!wasCancelled(failure)) toastFailure(t('login.passkeyFailed'), failure);
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button
      variant="default"
      size="lg"
      fullWidth
      className={classes.passkey ?? ''}
      loading={asking}
      leftSection={<KeyRound size={18} aria-hidden />}
      onClick={() => void use()}
    >
      {t('login.usePasskey')}
    </Button>
  );
}
