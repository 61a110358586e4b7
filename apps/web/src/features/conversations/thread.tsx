import type { Conversation as Talk } from '@fonendo/contract/conversations.schema';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../platform/use-action.ts';
import classes from './conversation.module.css';
import { type Place, readEarlier, voiceOf } from './conversations.queries.ts';
import { ThreadDay } from './thread-day.tsx';
import { daysOf } from './timeline.ts';

type Props = {
  place: Place;
  talk: Talk;
  /** Only what a search found. */
  found?: boolean;
};

/** The messages, day by day. It scrolls alone, from the newest one up; what arrives does not move the reader. */
export function Thread({ place, talk, found = false }: Props) {
  const { t } = useTranslation('conversations');
  const where = useSamePlace(place);
  const { messages, events, earlier, side, zone, other, awaited } = talk;
  const days = useMemo(() => daysOf({ messages, events, side, zone }), [messages, events, side, zone]);
  const facts = useMemo(() => ({ side, zone, other, awaited }), [side, zone, other, awaited]);
  const waiting = side === 'doctor' || found ? [] : messages.filter(({ unanswered }) => unanswered);
  const firstWaiting = waiting[0];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the keyboard
    <div className={classes.thread} role="log" aria-label={t('messages')} tabIndex={0}>
      <div className={classes.messages}>
        {earlier && <Earlier place={place} cursor={earlier} />}
        {days.map(({ day, items }) => {
          const waits = items.some(({ message }) => message && message === firstWaiting);
          return (
            <ThreadDay
              key={day}
              day={day}
              items={items}
              place={where}
              talk={facts}
              waitingFrom={waits && firstWaiting ? firstWaiting.id : null}
              waitingCount={waits ? waiting.length : 0}
            />
          );
        })}
        {messages.length === 0 && <p className={classes.none}>{t(found ? 'search.none' : `none.${voiceOf(place)}`)}</p>}
      </div>
    </div>
  );
}

/** The same object as long as it names the same place, also after the parent was drawn again. */
const useSamePlace = ({ subject, side, id }: Place): Place =>
  useMemo(() => ({ subject, side, id }), [subject, side, id]);

/** Earlier messages are read shortly before one scrolls there; the button is for fast scrolling and after a failure. */
function Earlier({ place, cursor }: { place: Place; cursor: string }) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const more = useAction({ run: () => readEarlier(queryClient, place), failed: t('earlierFailed') });
  const read = useEffectEvent(() => more.start());
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with every page, which may end in sight too
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) read();
      },
      { root: button.current.closest('[role=log]'), rootMargin: '800px 0px 0px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [cursor]);
  return (
    <Button ref={button} variant="subtle" size="compact-sm" loading={more.isBusy} onClick={() => more.start()}>
      {t('earlier')}
    </Button>
  );
}
