import type { CandidacyEvent, Conversation, Message } from '@fonendo/contract/conversations.schema';

type Item = { at: string; message: Message; event: null } | { at: string; message: null; event: CandidacyEvent };

/** Messages and events in the order in which they happened; what happened at the moment of a message stands before it. */
export function timelineOf({ messages, events }: Pick<Conversation, 'messages' | 'events'>): Item[] {
  const happened = events.map((event) => ({ at: event.at, message: null, event }));
  const said = messages.map((message) => ({ at: message.sentAt, message, event: null }));
  return [...happened, ...said].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
