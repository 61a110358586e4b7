import type { Conversation } from '@fonendo/contract/conversations.schema';

/**
 * The newest messages, joined to those that were read before. If more came than one page holds, some are missing in
 * between: then the page starts anew, and earlier ones are read again on request.
 */
export function withNewest(known: Conversation | undefined, newest: Conversation): Conversation {
  const [first] = newest.messages;
  const at = known?.messages.findIndex(({ id }) => id === first?.id) ?? -1;
  if (!known || at < 0) return newest;
  return { ...newest, messages: [...known.messages.slice(0, at), ...newest.messages], earlier: known.earlier };
}

export function withEarlier(known: Conversation, { messages, earlier }: Conversation): Conversation {
  const ids = new Set(known.messages.map(({ id }) => id));
  return { ...known, messages: [...messages.filter(({ id }) => !ids.has(id)), ...known.messages], earlier };
}
