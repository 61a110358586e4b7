import type { CandidacyEvent, Conversation, Message } from '@fonendo/contract/conversations.schema';
import { wallClock } from '@fonendo/domain/reference/time-zones';
import { readerZone } from './clocks.ts';

type Moment = { at: string; instant: number };
export type Item = Moment & ({ message: Message; event: null } | { message: null; event: CandidacyEvent });
export type Day = { day: string; items: Item[] };

type Said = Pick<Conversation, 'messages' | 'events'>;

/** Messages and events in the order in which they happened; what happened at the moment of a message stands before it. */
export function timelineOf({ messages, events }: Said): Item[] {
  const happened = events.map((event) => ({ ...momentOf(event.at), message: null, event }));
  const said = messages.map((message) => ({ ...momentOf(message.sentAt), message, event: null }));
  return [...happened, ...said].toSorted((one, other) => one.instant - other.instant);
}

const momentOf = (at: string): Moment => ({ at, instant: Date.parse(at) });

/** The same, day by day of the reader's. */
export function daysOf(talk: Said & Pick<Conversation, 'side' | 'zone'>): Day[] {
  const zone = readerZone(talk.side, talk.zone);
  const days: Day[] = [];
  for (const item of timelineOf(talk)) {
    const day = wallClock(zone, new Date(item.instant)).date;
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** Whether a day shows the same as before: messages and events that did not change are the same objects. */
export const sameItems = (one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length &&
  one.every(({ message, event }, index) => message === other[index]?.message && event === other[index]?.event);
