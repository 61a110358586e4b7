import type { FactorAdded, Passkey, TotpSetup } from '@fonendo/contract/auth/second-factor.schema';
import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withNetwork } from '../../../platform/connection/connection.ts';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { toast } from '../../../platform/toasts.ts';
import { useOpenerFocus } from '../../../ui/dialog/opener-focus.ts';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { wasCancelled } from './passkey.ts';
import { useSecondFactorChanges } from './second-factor.queries.ts';

/** Loaded when somebody starts a change; most visits make none. */
const ConfirmPasswordForm = lazy(async () => ({
  default: (await import('./confirm-password.form.tsx')).ConfirmPasswordForm,
}));
const TotpSetupForm = lazy(async () => ({ default: (await import('./totp-setup.tsx')).TotpSetupForm }));
const PasskeyNameForm = lazy(async () => ({ default: (await import('./passkey-name.form.tsx')).PasskeyNameForm }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

/** One step at a time: the password if needed, the factor, then the recovery codes that come with the first one. */
type Step =
  | { kind: 'closed' }
  | { kind: 'password'; then: () => void }
  | { kind: 'totp'; setup: TotpSetup }
  | { kind: 'newPasskey' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'codes'; codes: readonly string[] };

/** The dialog of every change, and the ways to open it. */
export function useSecondFactorDialog(confirmedUntil: string) {
  const { t } = useTranslation(['secondFactor', 'core']);
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  useOpenerFocus(step.kind !== 'closed');
  const changes = useSecondFactorChanges();
  const close = () => setStep({ kind: 'closed' });
  const showCodes = ({ recoveryCodes }: FactorAdded) =>
    setStep(recoveryCodes ? { kind: 'codes', codes: recoveryCodes } : { kind: 'closed' });

  /** Skips the password if it was entered a short time ago. */
  const afterPassword = (then: () => void) => {
    if (Date.parse(confirmedUntil) > Date.now() + 30_000) then();
    else setStep({ kind: 'password', then });
  };

  async function beginTotp() {
    try {
      setStep({ kind: 'totp', setup: await withNetwork(changes.beginTotp) });
    } catch (failure) {
      close();
      toastFailure(t('totp.notStarted'), failure);
    }
  }

  async function addPasskey(name: string) {
    try {
      showCodes(await changes.addPasskey(name));
    } catch (failure) {
      if (wasCancelled(failure)) return;
      if (!(failure instanceof Error && failure.name === 'InvalidStateError')) throw failure;
      toast({ tone: 'warning', title: t('passkeys.notAdded'), message: t('passkeys.already') });
    }
  }

  async function rename(passkey: Passkey, name: string) {
    await changes.renamePasskey(passkey, name);
    close();
  }

  const titles: Record<Step['kind'], string> = {
    closed: '',
    password: t('confirm.title'),
    totp: t('totp.title'),
    newPasskey: t('passkeys.add'),
    rename: t('passkeys.rename'),
    codes: t('recovery.heading'),
  };

  const dialog = (
    <Modal
      opened={step.kind !== 'closed'}
      onClose={close}
      size={480}
      title={titles[step.kind]}
      // The codes are shown once: a click outside must not close the dialog.
      closeOnClickOutside={step.kind !== 'codes'}
      closeOnEscape={step.kind !== 'codes'}
      withCloseButton={step.kind !== 'codes'}
      closeButtonProps={{ 'aria-label': t('core:actions.close') }}
    >
      <Suspense fallback={<LoadingState of="text" />}>
        {step.kind === 'password' && <ConfirmPasswordForm onConfirmed={step.then} />}
        {step.kind === 'totp' && <TotpSetupForm setup={step.setup} onAdded={showCodes} />}
        {step.kind === 'newPasskey' && <PasskeyNameForm name="" submit={t('passkeys.submit')} onSubmit={addPasskey} />}
        {step.kind === 'rename' && (
          <PasskeyNameForm
            name={step.passkey.name}
            submit={t('passkeys.renameSubmit')}
            onSubmit={(name) => rename(step.passkey, name)}
          />
        )}
        {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={close} />}
      </Suspense>
    </Modal>
  );

  return {
    dialog,
    /** Something is shown that must not be lost. */
    busy: step.kind !== 'closed',
    setUpTotp: () => afterPassword(() => void beginTotp()),
    addPasskey: () => afterPassword(() => setStep({ kind: 'newPasskey' })),
    renamePasskey: (passkey: Passkey) => setStep({ kind: 'rename', passkey }),
    afterPassword: (then: () => void) =>
      afterPassword(() => {
        close();
        then();
      }),
    showCodes,
  };
}
