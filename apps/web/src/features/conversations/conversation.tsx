import type { Conversation as Talk } from '@fonendo/contract/conversations.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flag, Lock, Search, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { conversationQuery, foundQuery, markRead, type Place, voiceOf } from './conversations.queries.ts';
import { Thread } from './thread.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./reports/report-dialog.tsx')).ReportDialog }));

type Props = {
  place: Place;
  /** Shown instead of the composer to a person who cannot write any more. */
  ended: string;
};

/** A conversation, from either side: what was said, and where one answers. */
export function Conversation({ place, ended }: Props) {
  const { t } = useTranslation('conversations');
  const query = useQuery(conversationQuery(place));
  return (
    <AnswerFrame query={query} outline="rows" failed={t('failed')} failedHelp={t('failedHelp')}>
      {(talk) => <Shown place={place} talk={talk} ended={ended} />}
    </AnswerFrame>
  );
}

function Shown({ place, talk, ended }: { place: Place; talk: Talk; ended: string }) {
  const { t } = useTranslation(['conversations', 'reports']);
  const [search, setSearch] = useState<string>();
  const [words] = useDebouncedValue(search?.trim() ?? '', 250);
  const found = useQuery(foundQuery(place, words));
  useReadMark(place, talk);
  const name = talk.other?.name ?? t('left');
  const whole = useRoomBelow();
  return (
    <section ref={whole} className={classes.conversation} aria-label={t('heading', { name })}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h2 className={classes.title}>{t('heading', { name })}</h2>
          <p className={classes.hint}>{t(`readers.${voiceOf(place)}`, { name, count: talk.readers.length })}</p>
        </div>
        <div className={classes.tools}>
          {talk.can.report && <Report place={place} />}
          <ActionIcon
            aria-label={t(search === undefined ? 'search.open' : 'search.close')}
            aria-expanded={search !== undefined}
            onClick={() => setSearch(search === undefined ? '' : undefined)}
          >
            {search === undefined ? <Search size={18} aria-hidden /> : <X size={18} aria-hidden />}
          </ActionIcon>
        </div>
      </header>
      {search !== undefined && (
        <TextInput
          className={classes.search ?? ''}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          data-autofocus
          autoFocus
        />
      )}
      {words === '' ? (
        <Thread place={place} talk={talk} />
      ) : (
        <Thread
          key={words}
          place={place}
          talk={{ ...talk, messages: found.data?.messages ?? [], events: [], earlier: null }}
          found
        />
      )}
      <div className={classes.foot}>
        {talk.report && (
          <p className={classes.reported}>
            <Flag size={14} aria-hidden />
            {t('reports:report.pending', { date: formatDay(madridDate(new Date(talk.report.reportedAt)), 'long') })}
          </p>
        )}
        <Foot place={place} talk={talk} ended={ended} name={name} />
      </div>
    </section>
  );
}

/**
 * On a phone what stands above is as high as its words: the conversation takes the rest of the window, so that one
 * writes at its end without scrolling the page.
 */
function useRoomBelow() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--conversation-top', `${Math.round(top)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return ref;
}

/** Where one writes, or why nobody does. */
function Foot({ place, talk, ended, name }: { place: Place; talk: Talk; ended: string; name: string }) {
  const { t } = useTranslation('reports');
  if (talk.can.write) return <Composer place={place} name={name} zone={talk.zone} />;
  if (!talk.closure) return <p className={classes.ended}>{ended}</p>;
  return (
    <div className={classes.ended} role="status">
      <p className={classes.closed}>
        <Lock size={16} aria-hidden />
        {t('closed')}
      </p>
      <p className={classes.why}>{t('closedWhy', { reason: talk.closure.reason })}</p>
    </div>
  );
}

function Report({ place }: { place: Place }) {
  const { t } = useTranslation('reports');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Tooltip label={t('report.action')}>
        <ActionIcon aria-label={t('report.action')} onClick={() => setAsked(true)}>
          <Flag size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {asked && (
        <Suspense>
          <ReportDialog place={place} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What is on the screen is read; what lies behind another window is not. */
function useReadMark(place: Place, { messages, side }: Talk): void {
  const queryClient = useQueryClient();
  const last = messages.findLast((message) => message.side !== side && message.readAt === null)?.id;
  const { subject, id } = place;
  useEffect(() => {
    if (!last) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      // Said again with the next message; nobody is told of a failure.
      markRead(queryClient, { subject, side, id }, last).catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [queryClient, subject, side, id, last]);
}
