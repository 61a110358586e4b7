import { randomUUIDv7 } from 'node:crypto';
import type { Conversation, MessageBody } from '@fonendo/contract/conversations.schema';
import { searchable } from '@fonendo/domain/search/searchable';
import type { Transaction } from '../../db/database.ts';
import { storeWithRow } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { guardAttempts } from '../auth/auth.public.ts';
import { type PdfUpload, receivePdf } from '../documents/documents.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { noticeOf } from './conversations.notices.ts';
import { aboutColumns, findLastWriter, hasUnread, insertMessage, markAnswered } from './conversations.repository.ts';
import { announceToBoth } from './participants.ts';
import { presentConversation } from './read-messages.ts';
import { findThread, lockThread, type Place, type Thread } from './threads.ts';

type Content = {
  text: string;
  key: string;
  file?: { fileKey: string; fileName: string; bytes: number; sha256: string };
};

/** Sent again with the same key, after an answer that was lost, it is not written twice. */
export async function writeMessage(
  context: ConversationsContext,
  actor: Actor,
  place: Place,
  { text, key }: MessageBody,
): Promise<Conversation> {
  await guardAttempts(context, { writeMessage: actor.userId });
  return context.db.transaction(async (tx) => {
    const thread = await lockOpenThread(context, tx, actor, place);
    await send(context, tx, actor, thread, { text, key });
    return presentConversation(context, tx, actor, thread);
  });
}

/** A file is a message of its own, checked as every upload is. With a key that was used before it is not kept again. */
export async function sendMessageFile(
  context: ConversationsContext,
  actor: Actor,
  place: Place,
  { fileName, key = randomUUIDv7(), body, signal }: PdfUpload,
): Promise<Conversation> {
  await guardAttempts(context, { uploadDocument: actor.userId });
  // Checked before the upload, so that nobody sends megabytes in vain.
  const { open } = await findThread(context, context.db, actor, place);
  if (!open) throw new ApiError('InvalidStatusChange');
  await using received = await receivePdf(context, body, { person: actor.userId, signal });
  const { path, bytes, sha256 } = received;
  // Awaited here, because the received file is deleted when this function ends.
  return await storeWithRow(context, 'messages', { path }, async (tx, stored) => {
    const thread = await lockOpenThread(context, tx, actor, place);
    const file = { fileKey: stored.key, fileName, bytes, sha256 };
    if (!(await send(context, tx, actor, thread, { text: '', key, file }))) stored.discard();
    return presentConversation(context, tx, actor, thread);
  });
}

async function lockOpenThread(
  context: ConversationsContext,
  tx: Transaction,
  actor: Actor,
  place: Place,
): Promise<Thread> {
  const thread = await lockThread(context, tx, actor, place);
  if (!thread.open) throw new ApiError('InvalidStatusChange');
  return thread;
}

/** False if it was sent before. */
async function send(
  context: ConversationsContext,
  tx: Transaction,
  actor: Actor,
  thread: Thread,
  { text, key, file }: Content,
): Promise<boolean> {
  const now = context.now();
  const { about, side } = thread;
  const others = { waiting: await hasUnread(tx, about, side), lead: await findLastWriter(tx, about) };
  const id = randomUUIDv7();
  const searchText = searchable(`${text} ${file?.fileName ?? ''}`);
  const message = {
    id,
    ...aboutColumns(about),
    side,
    authorId: actor.userId,
    key,
    text,
    searchText,
    sentAt: now,
    ...file,
  };
  if (!(await insertMessage(tx, message))) return false;
  if (side !== 'doctor') await markAnswered(tx, about, now);
  // Without the text and the file's name: the audit outlives both people.
  const after = { message: id, ...(file && { sha256: file.sha256 }) };
  await recordAudit(tx, now, actor, 'message.sent', { type: about.subject, id: about.id }, { after });
  // One bell for everything that was not read yet; the mail follows when nobody goes on writing.
  if (!others.waiting) {
    const { mail: _later, ...bell } = noticeOf(context, thread, { lead: others.lead });
    await notify(context, tx, bell);
  }
  await announceToBoth(tx, thread, now);
  return true;
}
