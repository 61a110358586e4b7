import type { Conversation as Talk } from '@fonendo/contract/conversations.schema';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { currentLocale } from '../../platform/i18n.ts';
import { useAction } from '../../platform/use-action.ts';
import { clocksOf } from './clocks.ts';
import classes from './conversation.module.css';
import { fetchMessageFile, type Place, readEarlier, voiceOf } from './conversations.queries.ts';
import { EventLine } from './event-line.tsx';
import { MessageItem } from './message.tsx';
import { TakeFile } from './take-file.tsx';
import { timelineOf } from './timeline.ts';

type Props = {
  place: Place;
  talk: Talk;
  /** Only what a search found. */
  found?: boolean;
};

/** The messages, day by day. It scrolls alone, from the newest one up: whatever comes in, one stays where one is. */
export function Thread({ place, talk, found = false }: Props) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const { messages, earlier, side, zone } = talk;
  const more = useAction({ run: () => readEarlier(queryClient, place), failed: t('earlierFailed') });
  const waiting = side !== 'doctor' ? messages.filter(({ unanswered }) => unanswered) : [];
  let day = '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keyboard
    <div className={classes.thread} role="log" aria-label={t('messages')} tabIndex={0}>
      <div className={classes.messages}>
        {earlier && (
          <Button variant="subtle" size="compact-sm" loading={more.isBusy} onClick={() => more.start()}>
            {t('earlier')}
          </Button>
        )}
        {timelineOf(talk).map(({ at, message, event }) => {
          const clocks = clocksOf(at, side, zone, currentLocale());
          const begins = clocks.day !== day;
          day = clocks.day;
          return (
            <Fragment key={(message ?? event).id}>
              {begins && <p className={classes.day}>{formatDay(clocks.day, 'long')}</p>}
              {event && <EventLine event={event} talk={talk} />}
              {message && message.id === waiting[0]?.id && !found && (
                <p className={classes.waiting}>{t('waiting', { count: waiting.length })}</p>
              )}
              {message && (
                <MessageItem
                  openFile={(id) => fetchMessageFile(place, id)}
                  message={message}
                  isOwn={message.side === side}
                  clocks={clocks}
                  fileAction={
                    place.side === 'hospital' &&
                    message.side === 'doctor' && (
                      <TakeFile
                        place={place}
                        messageId={message.id}
                        handedIn={message.handedIn}
                        awaited={talk.awaited}
                      />
                    )
                  }
                />
              )}
            </Fragment>
          );
        })}
        {messages.length === 0 && <p className={classes.none}>{t(found ? 'search.none' : `none.${voiceOf(place)}`)}</p>}
      </div>
    </div>
  );
}
