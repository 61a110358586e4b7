import type { ReportedConversation } from '@fonendo/contract/conversations/reports.schema';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '../../../platform/format.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { clocksOf } from '../clocks.ts';
import talkClasses from '../conversation.module.css';
import { MessageItem } from '../message.tsx';
import classes from './reports.module.css';
import {
  dismissReport,
  fetchReportedFile,
  openingQuery,
  readEarlierReported,
  reopenConversation,
  reportAnswers,
  reportedQuery,
} from './reports.queries.ts';

const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }));

/** A reported conversation, to read and to decide about. Opening this page is recorded. */
export function ReportedScreen({ id }: { id: string }) {
  const { t } = useTranslation('reports');
  const opened = useQuery(openingQuery(id));
  const opening = opened.data?.opening;
  const read = useQuery(reportedQuery(id, opening));
  const query = opened.isError ? { ...read, data: undefined, isError: true, error: opened.error } : read;
  // A colleague may have decided while it was open: then it is no longer the team's to read.
  const isGone = isApiFailure(query.error) && query.error.status === 404;
  const title = read.data && !isGone ? t('item', namesOf(read.data, t('left'))) : undefined;
  useTabTitle(title, t('heading'));
  const back = (
    <Link key="list" to="/reports" activeOptions={{ exact: true }}>
      {t('heading')}
    </Link>
  );
  return (
    <div data-density="workplace">
      <PageHeader
        breadcrumb={[back]}
        title={title ?? t('heading')}
        meta={read.data && !isGone && <Standing reported={read.data} />}
      />
      {isGone ? (
        <Card>
          <EmptyState
            icon={<EyeOff size={26} strokeWidth={1.75} aria-hidden />}
            title={t('gone')}
            description={t('goneHelp')}
            action={
              <Button variant="default" renderRoot={(props) => <Link to="/reports" {...props} />}>
                {t('back')}
              </Button>
            }
          />
        </Card>
      ) : (
        <AnswerFrame query={query} outline="rows" rows={5} failed={t('failed')} failedHelp={t('failedHelp')}>
          {(reported) => (
            <div className={classes.columns}>
              <Messages reported={reported} opening={opening ?? ''} />
              <div className={classes.side}>
                <Reports reported={reported} />
                <Decision reported={reported} />
              </div>
            </div>
          )}
        </AnswerFrame>
      )}
    </div>
  );
}

type Props = { reported: ReportedConversation };

const namesOf = ({ doctor, hospital }: ReportedConversation, left: string) => ({ doctor: doctor ?? left, hospital });

function Standing({ reported: { standing, since, offer } }: Props) {
  const { t } = useTranslation('reports');
  return (
    <div className={classes.meta}>
      <ToneBadge
        tone={standing === 'reported' ? 'warn' : 'neutral'}
        glyph={standing === 'reported' ? 'clock' : 'minus'}
      >
        {t(standing === 'reported' ? 'turn.team' : 'turn.nobody')}
      </ToneBadge>
      <span>{t('offer', { offer })}</span>
      <span>{t(`since.${standing}`, { moment: formatMoment(since) })}</span>
    </div>
  );
}

function Messages({ reported, opening }: Props & { opening: string }) {
  const { t } = useTranslation(['reports', 'conversations']);
  const queryClient = useQueryClient();
  const { id, messages, earlier, zone } = reported;
  const more = useAction({
    run: () => readEarlierReported(queryClient, id, opening),
    failed: t('conversations:earlierFailed'),
  });
  let day = '';
  return (
    <section className={classes.talk} aria-label={t('messages')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the keyboard */}
      <div className={talkClasses.thread} role="log" aria-label={t('messages')} tabIndex={0}>
        <div className={talkClasses.messages}>
          {earlier && (
            <Button variant="subtle" size="compact-sm" loading={more.isBusy} onClick={() => more.start()}>
              {t('conversations:earlier')}
            </Button>
          )}
          {messages.length === 0 && <p className={talkClasses.none}>{t('noMessages')}</p>}
          {messages.map((message) => {
            const clocks = clocksOf(message.sentAt, 'hospital', zone, currentLocale());
            const begins = clocks.day !== day;
            day = clocks.day;
            return (
              <Fragment key={message.id}>
                {begins && <p className={talkClasses.day}>{formatDay(clocks.day, 'long')}</p>}
                <MessageItem
                  message={message}
                  isOwn={message.side !== 'doctor'}
                  clocks={clocks}
                  openFile={(messageId) => fetchReportedFile(id, opening, messageId)}
                />
              </Fragment>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Reports({ reported: { reports, closeReason } }: Props) {
  const { t } = useTranslation('reports');
  return (
    <Card as="section" label={t('reports', { count: reports.length })}>
      <h2 className={talkClasses.cardTitle}>{t('reports', { count: reports.length })}</h2>
      <ul className={classes.reports}>
        {reports.map(({ id, side, by, reason, text, reportedAt }) => (
          <li key={id}>
            <p className={classes.name}>{t(`reasons.${reason}`)}</p>
            <p className={text ? classes.words : classes.support}>{text || t('noWords')}</p>
            <p className={classes.support}>
              {t(`by.${side}`)} · {t('reportBy', { name: by ?? t('left'), moment: formatMoment(reportedAt) })}
            </p>
          </li>
        ))}
      </ul>
      {closeReason && (
        <>
          <h2 className={talkClasses.cardTitle}>{t('closed')}</h2>
          <p className={classes.words}>{t('closedWhy', { reason: closeReason })}</p>
        </>
      )}
    </Card>
  );
}

function Decision({ reported: { id, standing, version, can } }: Props) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [closing, setClosing] = useState(false);
  const conflict = { title: t('conflict.title'), message: t('conflict.message') };
  const leave = async (words: string) => {
    await navigate({ to: '/reports' });
    return words;
  };
  const shared = { invalidates: reportAnswers, conflict };
  const dismiss = useAction({
    ask: () =>
      confirm({
        ...{ title: t('dismiss.title'), description: t('dismiss.description') },
        ...{ action: t('dismiss.action'), keeps: 'report', destructive: false },
      }),
    run: () => dismissReport(id, version),
    done: () => leave(t('dismiss.done')),
    failed: t('dismiss.failed'),
    ...shared,
  });
  const reopen = useAction({
    ask: () =>
      confirm({
        ...{ title: t('reopen.title'), description: t('reopen.description') },
        ...{ action: t('reopen.action'), keeps: 'report', destructive: false },
      }),
    run: () => reopenConversation(id, version),
    done: () => leave(t('reopen.done')),
    failed: t('reopen.failed'),
    ...shared,
  });
  return (
    <Card as="section" label={t('decide')}>
      <h2 className={talkClasses.cardTitle}>{t('decide')}</h2>
      <p className={classes.support}>{t(`decideHelp.${standing}`)}</p>
      <div className={classes.actions}>
        {can.close && (
          <Button variant="destructive" onClick={() => setClosing(true)}>
            {t('close.action')}
          </Button>
        )}
        {can.dismiss && (
          <Button variant="default" loading={dismiss.isBusy} onClick={() => dismiss.start()}>
            {t('dismiss.action')}
          </Button>
        )}
        {can.reopen && (
          <Button variant="default" loading={reopen.isBusy} onClick={() => reopen.start()}>
            {t('reopen.action')}
          </Button>
        )}
      </div>
      {closing && (
        <Suspense>
          <CloseDialog id={id} version={version} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
