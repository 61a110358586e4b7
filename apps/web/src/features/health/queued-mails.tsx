import type { QueuedMail } from '@fonendo/contract/health/service.schema';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, MailX, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../platform/format.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card, CardRow } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type RowAction, RowMenu } from '../../ui/table/row-menu.tsx';
import { cacheMails, cancelMail, queuedMailsQuery, retryMail } from './health.queries.ts';
import classes from './service.module.css';

const looks = {
  next: { tone: 'info', glyph: 'sent' },
  later: { tone: 'neutral', glyph: 'clock' },
  retrying: { tone: 'warn', glyph: 'clock' },
  sending: { tone: 'info', glyph: 'half' },
  givenUp: { tone: 'bad', glyph: 'triangle' },
} as const;

/** The mails that wait or failed: whose they are and why, never what they say. */
export function QueuedMails() {
  const { t } = useTranslation('health');
  const query = useQuery(queuedMailsQuery);
  const actionsOf = useMailActions();
  const total = query.data?.total;
  return (
    <Section title={t('mails.title')} {...(total && { aside: formatNumber(total) })}>
      <AnswerFrame
        query={query}
        outline="rows"
        rows={2}
        failed={t('failed')}
        failedHelp={t('failedHelp')}
        empty={{
          when: ({ items }) => items.length === 0,
          show: (
            <EmptyState
              icon={<MailCheck size={26} strokeWidth={1.75} aria-hidden />}
              title={t('mails.none')}
              description={t('mails.noneHelp')}
            />
          ),
        }}
      >
        {({ items, total: all }) => (
          <Card padding="rows" as="ul" label={t('mails.title')}>
            {items.map((mail) => (
              <CardRow key={mail.id} as="li">
                <MailRow mail={mail} actions={actionsOf(mail)} />
              </CardRow>
            ))}
            {all > items.length && (
              <CardRow as="li" foot>
                <p className={classes.support}>
                  {t('mails.shown', { shown: formatNumber(items.length), total: formatNumber(all) })}
                </p>
              </CardRow>
            )}
          </Card>
        )}
      </AnswerFrame>
    </Section>
  );
}

function MailRow({ mail, actions }: { mail: QueuedMail; actions: readonly RowAction[] }) {
  const { t } = useTranslation('health');
  const { to, subject, state, createdAt, nextAt, attempts, reason } = mail;
  const facts = [
    t('mails.created', { moment: formatMoment(createdAt) }),
    attempts > 0 && t('mails.attempts', { count: attempts }),
    nextAt && t('mails.next', { moment: formatMoment(nextAt) }),
  ];
  return (
    <div className={classes.row} data-menu>
      <div>
        <p className={classes.name}>{to}</p>
        <p className={classes.support}>{subject ?? t('mails.urgent')}</p>
        <p className={classes.support}>{facts.filter(Boolean).join(' · ')}</p>
        {reason && <p className={classes.reason}>{t('mails.reason', { reason })}</p>}
      </div>
      <ToneBadge {...looks[state]}>{t(`mails.states.${state}`)}</ToneBadge>
      {actions.length > 0 && <RowMenu row={to} actions={actions} />}
    </div>
  );
}

function useMailActions() {
  const { t } = useTranslation('health');
  const confirm = useConfirm();
  const quicker = { title: t('mails.quicker.title'), message: t('mails.quicker.message') };
  const shared = { cache: cacheMails, invalidates: [queryKeys.health.mails], conflict: quicker };
  const retry = useAction({
    run: ({ id }: QueuedMail) => retryMail(id),
    done: t('mails.retried'),
    failed: t('mails.notRetried'),
    ...shared,
  });
  const cancel = useAction({
    ask: ({ to }: QueuedMail) =>
      confirm({
        title: t('mails.cancellation.title', { to }),
        description: t('mails.cancellation.description'),
        action: t('mails.cancellation.action'),
        keeps: 'mail',
      }),
    run: ({ id }) => cancelMail(id),
    done: t('mails.cancelled'),
    failed: t('mails.notCancelled'),
    ...shared,
  });
  return (mail: QueuedMail): RowAction[] => [
    ...(mail.can.retry
      ? [
          {
            key: 'retry',
            label: t('mails.retry'),
            icon: <Send size={16} aria-hidden />,
            onSelect: () => retry.start(mail),
          },
        ]
      : []),
    ...(mail.can.cancel
      ? [
          {
            key: 'cancel',
            label: t('mails.cancel'),
            icon: <MailX size={16} aria-hidden />,
            destructive: true,
            onSelect: () => cancel.start(mail),
          },
        ]
      : []),
  ];
}
