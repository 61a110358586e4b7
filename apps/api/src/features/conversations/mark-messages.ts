import type { Conversation } from '@fonendo/contract/conversations.schema';
import { otherSide } from '@fonendo/domain/conversations/conversation';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { markRead as markNotificationsRead } from '../notifications/notifications.public.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { conversationLink } from './conversations.notices.ts';
import {
  type About,
  findMessage,
  isAbout,
  type MessageRow,
  markAnswered,
  markRead,
} from './conversations.repository.ts';
import { announceToBoth } from './participants.ts';
import { presentConversation } from './read-messages.ts';
import { lockThread, type Place } from './threads.ts';

type Marking = Pick<ConversationsContext, 'db' | 'now'>;

/** What was shown is read: the other side sees it, the reader's bell too, and no mail repeats it. */
export async function readUpTo(
  { db, now }: Marking,
  actor: Actor,
  place: Place,
  { upTo }: { upTo: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await lockThread({ now }, tx, actor, place);
    const { about, side } = thread;
    const message = await findShown(tx, about, upTo);
    const at = now();
    await markNotificationsRead(tx, actor.userId, { about: conversationLink(about) }, at);
    const theirs = { upTo: message, side: otherSide(about.subject, side) };
    if ((await markRead(tx, about, theirs, at)) > 0) await announceToBoth(tx, thread, at);
  });
}

async function findShown(tx: Transaction, about: About, id: string): Promise<MessageRow> {
  const message = await findMessage(tx, id);
  if (!message || !isAbout(message, about)) throw new ApiError('NotFound');
  return message;
}

/** The hospital, or the team, says that what it was shown of the doctor's needs no answer. */
export async function settle(
  { db, now }: Marking,
  actor: Actor,
  place: Place,
  { upTo }: { upTo: string },
): Promise<Conversation> {
  return db.transaction(async (tx) => {
    const thread = await lockThread({ now }, tx, actor, place);
    const message = await findShown(tx, thread.about, upTo);
    const at = now();
    const { subject: type, id } = thread.about;
    if ((await markAnswered(tx, thread.about, at, message)) > 0) {
      await recordAudit(tx, at, actor, 'message.settled', { type, id });
      await announceToBoth(tx, thread, at);
    }
    return presentConversation({ now }, tx, actor, thread);
  });
}
