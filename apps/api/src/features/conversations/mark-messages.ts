import type { Conversation } from '@fonendo/contract/conversations.schema';
import { type MessageSide, otherSide } from '@fonendo/domain/conversations/conversation';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { markRead as markNotificationsRead } from '../notifications/notifications.public.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { conversationLink } from './conversations.notices.ts';
import { findMessage, markAnswered, markRead } from './conversations.repository.ts';
import { presentConversation } from './read-messages.ts';
import { lockThread } from './threads.ts';
import { announceToBoth } from './write-message.ts';

type Marking = Pick<ConversationsContext, 'db' | 'now'>;

/** What was shown is read: the other side sees it, the reader's bell too, and no mail repeats it. */
export async function readUpTo(
  { db, now }: Marking,
  actor: Actor,
  { side, id, upTo }: { side: MessageSide; id: string; upTo: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row } = await lockThread(tx, actor, side, id);
    const message = await findMessage(tx, upTo);
    if (message?.candidacyId !== id) throw new ApiError('NotFound');
    const at = now();
    await markNotificationsRead(tx, actor.userId, { about: conversationLink(id) }, at);
    if ((await markRead(tx, message, otherSide(side), at)) > 0) await announceToBoth(tx, row);
  });
}

/** The hospital says that what the doctor wrote needs no answer. */
export async function settle({ db, now }: Marking, actor: Actor, id: string): Promise<Conversation> {
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, actor, 'hospital', id);
    const at = now();
    if ((await markAnswered(tx, id, at)) > 0) {
      await recordAudit(tx, at, actor, 'message.settled', { type: 'candidacy', id });
      await announceToBoth(tx, thread.row);
    }
    return presentConversation(tx, actor, thread);
  });
}
