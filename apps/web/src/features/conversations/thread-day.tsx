import type { Conversation as Talk } from '@fonendo/contract/conversations.schema';
import { shallowEqual } from '@mantine/hooks';
import { type CSSProperties, Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { currentLocale } from '../../platform/i18n.ts';
import { clocksOf } from './clocks.ts';
import classes from './conversation.module.css';
import { fetchMessageFile, type Place } from './conversations.queries.ts';
import { EventLine } from './event-line.tsx';
import { MessageItem } from './message.tsx';
import { TakeFile } from './take-file.tsx';
import { type Day, sameItems } from './timeline.ts';

type Props = Day & {
  place: Place;
  talk: Pick<Talk, 'side' | 'zone' | 'other' | 'awaited'>;
  /** The first message that waits for an answer, where it is of this day. */
  waitingFrom: string | null;
  waitingCount: number;
};

/** One day of a conversation. It is drawn again only if something of it changed: a conversation may have thousands. */
export const ThreadDay = memo(function ThreadDay({ day, items, place, talk, waitingFrom, waitingCount }: Props) {
  const { t } = useTranslation('conversations');
  const { side, zone } = talk;
  return (
    <div className={classes.daily} style={{ '--items': items.length } as CSSProperties}>
      <p className={classes.day}>{formatDay(day, 'long')}</p>
      {items.map(({ at, message, event }) => (
        <Fragment key={(message ?? event).id}>
          {event && <EventLine event={event} talk={talk} />}
          {message && message.id === waitingFrom && (
            <p className={classes.waiting}>{t('waiting', { count: waitingCount })}</p>
          )}
          {message && (
            <MessageItem
              openFile={(id) => fetchMessageFile(place, id)}
              message={message}
              isOwn={message.side === side}
              clocks={clocksOf(at, side, zone, currentLocale())}
              fileAction={
                place.side === 'hospital' &&
                message.side === 'doctor' && (
                  <TakeFile place={place} messageId={message.id} handedIn={message.handedIn} awaited={talk.awaited} />
                )
              }
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}, isSame);

function isSame({ items, ...rest }: Props, { items: others, ...other }: Props): boolean {
  return sameItems(items, others) && shallowEqual(rest, other);
}
