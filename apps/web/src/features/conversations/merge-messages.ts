import type { Conversation } from '@fonendo/contract/conversations.schema';
import { replaceEqualDeep } from '@tanstack/react-query';

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

/**
 * What did not change stays the same object, wherever it now stands, so that it is not drawn again. Compared place by
 * place, as answers are by default, every message would be another one as soon as earlier ones come before it.
 */
export function keepEqual(known: Conversation | undefined, next: Conversation): Conversation {
  if (!known) return next;
  const bare = (conversation: Conversation): Conversation => ({ ...conversation, messages: [], events: [] });
  return {
    ...replaceEqualDeep(bare(known), bare(next)),
    messages: keepEach(known.messages, next.messages),
    events: keepEach(known.events, next.events),
  };
}

function keepEach<Item extends { id: string }>(known: readonly Item[], next: readonly Item[]): Item[] {
  const byId = new Map(known.map((item) => [item.id, item]));
  return next.map((item) => replaceEqualDeep(byId.get(item.id), item));
}
