import type { AccountSession } from '@fonendo/contract/account/account.schema';
import { type Device, readDevice } from '@fonendo/domain/auth/device';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../platform/format.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { closeOtherSessions, sessionsQuery } from './account.queries.ts';
import classes from './session-list.module.css';
import { useTone } from './tone.ts';

/** Where the person is signed in. */
export function SessionList() {
  const { t } = useTranslation('account');
  const query = useQuery(sessionsQuery);
  return (
    <Section title={t('sessions.title')}>
      <AnswerFrame query={query} outline="rows" rows={2} failed={t('sessions.failed')} failedHelp={t('failedHelp')}>
        {(sessions) => (
          <Card padding="rows" as="ul">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
            <CardRow as="li" foot>
              <CloseOthers others={sessions.some(({ current }) => !current)} />
            </CardRow>
          </Card>
        )}
      </AnswerFrame>
    </Section>
  );
}

function SessionRow({ session: { current, userAgent, address, lastUsedAt } }: { session: AccountSession }) {
  const { t } = useTranslation('account');
  const device = readDevice(userAgent);
  const Icon = device.handheld ? Smartphone : Monitor;
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <Icon size={20} aria-hidden className={classes.icon} />
        <div>
          <p className={classes.device} title={userAgent ?? undefined}>
            <DeviceName device={device} />
          </p>
          <p className={classes.use}>
            {current ? t('sessions.now') : t('sessions.used', { moment: formatMoment(lastUsedAt) })}
            {address && ` · ${t('sessions.address', { address })}`}
          </p>
        </div>
        {current && (
          <ToneBadge tone="teal" glyph="dot">
            {t('sessions.current')}
          </ToneBadge>
        )}
      </div>
    </CardRow>
  );
}

function DeviceName({ device: { browser, system } }: { device: Device }) {
  const { t } = useTranslation('account');
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

function CloseOthers({ others }: { others: boolean }) {
  const { t } = useTranslation('account');
  const tone = useTone();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const close = useAction({
    ask: () =>
      confirm({
        title: t('sessions.confirm'),
        description: t(`sessions.confirmHelp.${tone}`),
        action: t('sessions.close'),
        keeps: 'sessions',
        destructive: false,
      }),
    run: () => closeOtherSessions(queryClient),
    done: { title: t('sessions.closed'), message: t('sessions.closedHelp') },
    failed: t('sessions.notClosed'),
  });

  if (!others) return <p className={classes.use}>{t('sessions.only')}</p>;
  return (
    <div className={classes.foot}>
      <p className={classes.use}>{t(`sessions.notYours.${tone}`)}</p>
      <Button variant="default" loading={close.isBusy} onClick={() => close.start()}>
        {t('sessions.close')}
      </Button>
    </div>
  );
}
