import type { Passkey, SecondFactorState } from '@fonendo/contract/auth/second-factor.schema';
import { Button } from '@mantine/core';
import { KeyRound, LifeBuoy, type LucideIcon, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withNetwork } from '../../../platform/connection/connection.ts';
import { toastFailure } from '../../../platform/failure-toast.ts';
import { formatDayOf, formatMoment } from '../../../platform/format.ts';
import { toast } from '../../../platform/toasts.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { type Question, useConfirm } from '../../../ui/confirm.tsx';
import { useSecondFactorDialog } from './dialog.tsx';
import classes from './second-factor.module.css';
import { useSecondFactorChanges } from './second-factor.queries.ts';

const fewCodes = 3;

type Props = {
  state: SecondFactorState;
  /** While a dialog is open, the page must not change below it. */
  onBusyChange?: (busy: boolean) => void;
};

/** App, passkeys and codes, each with its actions. */
export function FactorRows({ state, onBusyChange }: Props) {
  const { t } = useTranslation('secondFactor');
  const { totp, passkeys, recoveryCodesLeft, passkeysAvailable, confirmedUntil } = state;
  const dialog = useSecondFactorDialog(confirmedUntil);
  useEffect(() => onBusyChange?.(dialog.busy), [onBusyChange, dialog.busy]);
  const changes = useSecondFactorChanges();
  const confirm = useConfirm();

  /** Confirms, asks for the password if needed, and then runs. */
  async function change(question: Question, run: () => Promise<unknown>, failed: string, done?: string) {
    if (!(await confirm(question))) return;
    dialog.afterPassword(() => {
      void withNetwork(run).then(
        () => done && toast({ tone: 'success', title: done }),
        (failure: unknown) => toastFailure(failed, failure),
      );
    });
  }

  const removeTotp = () =>
    change(
      { title: t('totp.removeTitle'), description: t('totp.removeHelp'), action: t('totp.remove'), keeps: 'factor' },
      changes.removeTotp,
      t('totp.notRemoved'),
      t('totp.removed'),
    );
  const removePasskey = (passkey: Passkey) =>
    change(
      {
        title: t('passkeys.removeTitle', { name: passkey.name }),
        description: t('passkeys.removeHelp'),
        action: t('passkeys.remove'),
        keeps: 'factor',
      },
      () => changes.removePasskey(passkey),
      t('passkeys.notRemoved'),
      t('passkeys.removed'),
    );
  const renewCodes = () =>
    change(
      { title: t('recovery.renewTitle'), description: t('recovery.renewHelp'), action: t('recovery.renew') },
      async () => dialog.showCodes(await changes.renewRecoveryCodes()),
      t('recovery.notRenewed'),
    );

  return (
    <Card padding="rows" as="ul">
      <Row
        icon={Smartphone}
        name={t('totp.title')}
        fact={totp ? t('totp.since', { date: formatDayOf(totp.confirmedAt) }) : t('totp.none')}
      >
        <Button variant="default" onClick={dialog.setUpTotp}>
          {t(totp ? 'totp.replace' : 'totp.add')}
        </Button>
        {totp && (
          <Button variant="default" onClick={() => void removeTotp()}>
            {t('totp.remove')}
          </Button>
        )}
      </Row>
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          icon={KeyRound}
          name={passkey.name}
          fact={`${t('passkeys.added', { date: formatDayOf(passkey.createdAt) })} · ${
            passkey.lastUsedAt ? t('passkeys.used', { moment: formatMoment(passkey.lastUsedAt) }) : t('passkeys.unused')
          }`}
        >
          <Button
            variant="default"
            aria-label={t('passkeys.renameLabel', { name: passkey.name })}
            onClick={() => dialog.renamePasskey(passkey)}
          >
            {t('passkeys.rename')}
          </Button>
          <Button
            variant="default"
            aria-label={t('passkeys.removeLabel', { name: passkey.name })}
            onClick={() => void removePasskey(passkey)}
          >
            {t('passkeys.remove')}
          </Button>
        </Row>
      ))}
      <Row
        icon={KeyRound}
        name={t('passkeys.title')}
        fact={t(passkeysAvailable ? 'passkeys.none' : 'passkeys.unavailable')}
      >
        {passkeysAvailable && (
          <Button variant="default" onClick={dialog.addPasskey}>
            {t('passkeys.add')}
          </Button>
        )}
      </Row>
      {(totp || passkeys.length > 0) && (
        <Row
          icon={LifeBuoy}
          name={t('recovery.title')}
          fact={
            <>
              {t('recovery.left', { count: recoveryCodesLeft })}{' '}
              {recoveryCodesLeft <= fewCodes && <span className={classes.warning}>{t('recovery.few')}</span>}
            </>
          }
        >
          <Button variant="default" onClick={() => void renewCodes()}>
            {t('recovery.renew')}
          </Button>
        </Row>
      )}
      {dialog.dialog}
    </Card>
  );
}

type RowProps = { icon: LucideIcon; name: string; fact: ReactNode; children: ReactNode };

function Row({ icon: Icon, name, fact, children }: RowProps) {
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <Icon size={20} aria-hidden className={classes.icon} />
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.fact}>{fact}</p>
        </div>
        <div className={classes.actions}>{children}</div>
      </div>
    </CardRow>
  );
}
