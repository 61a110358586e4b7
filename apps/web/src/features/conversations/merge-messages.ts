import type { Conversation } from '@fonendo/contract/conversations.schema';

/**
 * The newest messages, joined to those that were read before. If more came than one page holds, some are missing in
 * between: then the page starts anew, and earlier ones are read again on request.
 */
export function withNewest(known: Conversation | undefined, newest: Conversation): Conversation {
  const [first] = newest.messages;
  const at = known?.messages.findIndex(({ id }) => id === first?.id) ?? -1;
  if (!known || at < 0) return newest;
  const kept = known.events.filter((event) => newest.earlier !== null && isBefore(event, first));
  return {
    ...newest,
    messages: [...known.messages.slice(0, at), ...newest.messages],
    events: [...kept, ...newest.events],
    earlier: known.earlier,
  };
}

/** A page tells of what happened from its first message on; without earlier ones, of everything. */
const isBefore = ({ at }: { at: string }, first: { sentAt: string } | undefined): boolean =>
  first !== undefined && Date.parse(at) < Date.parse(first.sentAt);

export function withEarlier(known: Conversation, { messages, events, earlier }: Conversation): Conversation {
  return { ...known, messages: before(messages, known.messages), events: before(events, known.events), earlier };
}

function before<Item extends { id: string }>(earlier: readonly Item[], known: readonly Item[]): Item[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !ids.has(id)), ...known];
}
