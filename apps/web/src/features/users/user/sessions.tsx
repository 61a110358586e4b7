import type { UserDetail, UserSession } from '@fonendo/contract/users/users.schema';
import { readDevice } from '@fonendo/domain/auth/device';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { affectedBy } from '../../../platform/answers/affected-answers.ts';
import { formatMoment } from '../../../platform/format.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { closeSessions, userSessionsQuery } from '../users.queries.ts';
import classes from './user.module.css';

/** Where somebody is signed in; an administrator can end all sessions at once. */
export function UserSessions({ user, name }: { user: UserDetail; name: string }) {
  const { t } = useTranslation('users');
  const query = useQuery(userSessionsQuery(user.id));
  return (
    <Section title={t('sessions.title')}>
      <AnswerFrame
        query={query}
        outline="rows"
        rows={2}
        failed={t('sessions.failed')}
        failedHelp={t('detail.failedHelp')}
      >
        {(sessions) =>
          sessions.length === 0 ? (
            <Card>
              <p className={classes.support}>{t('sessions.none')}</p>
            </Card>
          ) : (
            <Card padding="rows" as="ul" label={t('sessions.title')}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
              {user.can.actions.includes('closeSessions') && (
                <CardRow as="li" foot>
                  <CloseAll id={user.id} name={name} />
                </CardRow>
              )}
            </Card>
          )
        }
      </AnswerFrame>
    </Section>
  );
}

function SessionRow({ session: { userAgent, address, lastUsedAt } }: { session: UserSession }) {
  const { t } = useTranslation('users');
  const { browser, system, handheld } = readDevice(userAgent);
  const Icon = handheld ? Smartphone : Monitor;
  const device = browser && system ? t('sessions.device', { browser, system }) : (browser ?? system);
  return (
    <CardRow as="li">
      <div className={classes.row}>
        <Icon size={20} aria-hidden className={classes.icon} />
        <div className={classes.main}>
          <p className={classes.strong} title={userAgent ?? undefined}>
            {device ?? t('sessions.unknown')}
          </p>
          <p className={classes.support}>
            {t('sessions.used', { moment: formatMoment(lastUsedAt) })}
            {address && ` · ${t('sessions.address', { address })}`}
          </p>
        </div>
      </div>
    </CardRow>
  );
}

function CloseAll({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('users');
  const confirm = useConfirm();
  const close = useAction({
    ask: () =>
      confirm({
        title: t('sessions.confirm', { name }),
        description: t('sessions.confirmHelp'),
        action: t('sessions.close'),
        keeps: 'sessions',
        destructive: false,
      }),
    run: () => closeSessions(id),
    done: t('sessions.closed'),
    failed: t('sessions.notClosed'),
    invalidates: affectedBy.user,
  });
  return (
    <Button variant="default" loading={close.isBusy} onClick={() => close.start()}>
      {t('sessions.close')}
    </Button>
  );
}
