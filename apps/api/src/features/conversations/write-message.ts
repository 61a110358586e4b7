import { randomUUIDv7 } from 'node:crypto';
import type { Conversation, MessageBody } from '@fonendo/contract/conversations.schema';
import { type MessageSide, messageRight } from '@fonendo/domain/conversations/conversation';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { searchable } from '@fonendo/domain/search/searchable';
import type { Queryable, Transaction } from '../../db/database.ts';
import { storeWithRow } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { guardAttempts } from '../auth/auth.public.ts';
import { type PdfUpload, receivePdf } from '../documents/documents.public.ts';
import { listMembers } from '../hospitals/hospitals.public.ts';
import { announceChange, notify } from '../notifications/notifications.public.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { conversationNotices } from './conversations.notices.ts';
import { findLastWriter, hasUnread, insertMessage, markAnswered } from './conversations.repository.ts';
import { presentConversation } from './read-messages.ts';
import { findThread, lockThread, type Thread } from './threads.ts';

type Place = { side: MessageSide; id: string };

type Content = {
  text: string;
  key: string;
  file?: { fileKey: string; fileName: string; bytes: number; sha256: string };
};

/** Sent again with the same key, after an answer that was lost, it is not written twice. */
export async function writeMessage(
  context: ConversationsContext,
  actor: Actor,
  { side, id }: Place,
  { text, key }: MessageBody,
): Promise<Conversation> {
  await guardAttempts(context, { writeMessage: actor.userId });
  return context.db.transaction(async (tx) => {
    const thread = await lockOpenThread(tx, actor, side, id);
    await send(context, tx, actor, thread, { text, key });
    return presentConversation(tx, actor, thread);
  });
}

/** A file is a message of its own, checked as every upload is. */
export async function sendMessageFile(
  context: ConversationsContext,
  actor: Actor,
  { side, id }: Place,
  { fileName, body, signal }: PdfUpload,
): Promise<Conversation> {
  await guardAttempts(context, { uploadDocument: actor.userId });
  // Checked before the upload, so that nobody sends megabytes in vain.
  const { open } = await findThread(context.db, actor, side, id);
  if (!open) throw new ApiError('InvalidStatusChange');
  await using received = await receivePdf(context, body, { person: actor.userId, signal });
  const { path, bytes, sha256 } = received;
  // Awaited here, because the received file is deleted when this function ends.
  return await storeWithRow(context, 'messages', { path }, async (tx, { key: fileKey }) => {
    const thread = await lockOpenThread(tx, actor, side, id);
    const file = { fileKey, fileName, bytes, sha256 };
    await send(context, tx, actor, thread, { text: '', key: randomUUIDv7(), file });
    return presentConversation(tx, actor, thread);
  });
}

async function lockOpenThread(tx: Transaction, actor: Actor, side: MessageSide, id: string): Promise<Thread> {
  const thread = await lockThread(tx, actor, side, id);
  if (!thread.open) throw new ApiError('InvalidStatusChange');
  return thread;
}

async function send(
  context: ConversationsContext,
  tx: Transaction,
  actor: Actor,
  { side, row }: Thread,
  { text, key, file }: Content,
): Promise<void> {
  const now = context.now();
  const { id: candidacyId } = row.candidacy;
  const others = { waiting: await hasUnread(tx, candidacyId, side), lead: await findLastWriter(tx, candidacyId) };
  const id = randomUUIDv7();
  const searchText = searchable(`${text} ${file?.fileName ?? ''}`);
  const message = { id, candidacyId, side, authorId: actor.userId, key, text, searchText, sentAt: now, ...file };
  if (!(await insertMessage(tx, message))) return;
  if (side === 'hospital') await markAnswered(tx, candidacyId, now);
  // Without the text and the file's name: the audit outlives both people.
  const after = { message: id, ...(file && { sha256: file.sha256 }) };
  await recordAudit(tx, now, actor, 'message.sent', { type: 'candidacy', id: candidacyId }, { after });
  // One bell for everything that was not read yet; the mail follows when nobody goes on writing.
  if (!others.waiting) {
    const { mail: _later, ...bell } =
      side === 'hospital'
        ? conversationNotices.messageFromHospital(row)
        : conversationNotices.messageFromCandidate(row, { lead: others.lead });
    await notify(context, tx, bell);
  }
  await announceToBoth(tx, row);
}

/** Open pages of both sides show it at once. */
export async function announceToBoth(tx: Queryable, { candidacy }: Thread['row']): Promise<void> {
  const staff = (await listMembers(tx, candidacy.hospitalId)).filter(({ role }) =>
    hasHospitalRight(role, messageRight),
  );
  const people = [candidacy.doctorId, ...staff.map(({ userId }) => userId)];
  await announceChange(tx, people, { thing: 'conversation', id: candidacy.id });
}
