import type { Conversation as Talk } from '@fonendo/contract/conversations.schema';
import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { conversationQuery, foundQuery, markRead, type Place, voiceOf } from './conversations.queries.ts';
import { Thread } from './thread.tsx';

type Props = {
  place: Place;
  /** Told to whoever cannot write any more. */
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
  const { t } = useTranslation('conversations');
  const [search, setSearch] = useState<string>();
  const [words] = useDebouncedValue(search?.trim() ?? '', 250);
  const found = useQuery(foundQuery(place, words));
  useReadMark(place, talk);
  const name = talk.other?.name ?? t('left');
  return (
    <section className={classes.conversation} aria-label={t('heading', { name })}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h2 className={classes.title}>{t('heading', { name })}</h2>
          <p className={classes.hint}>{t(`readers.${voiceOf(place)}`, { name, count: talk.readers.length })}</p>
        </div>
        <ActionIcon
          aria-label={t(search === undefined ? 'search.open' : 'search.close')}
          aria-expanded={search !== undefined}
          onClick={() => setSearch(search === undefined ? '' : undefined)}
        >
          {search === undefined ? <Search size={18} aria-hidden /> : <X size={18} aria-hidden />}
        </ActionIcon>
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
          talk={{ ...talk, messages: found.data?.messages ?? [], earlier: null }}
          found
        />
      )}
      {talk.can.write ? <Composer place={place} name={name} /> : <p className={classes.ended}>{ended}</p>}
    </section>
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
