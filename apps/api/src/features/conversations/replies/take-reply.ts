import { createHash, randomUUID } from 'node:crypto';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { messageLimits } from '@fonendo/domain/conversations/conversation';
import { type ReplyRefusal, replyLimits, replyText } from '@fonendo/domain/conversations/mailed-replies';
import type { Logger } from 'pino';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { InboundFile, InboundMail, InboundOutcome } from '../../../integrations/mail/inbound-mailbox.port.ts';
import { fileNameOf } from '../../documents/documents.public.ts';
import { canSignIn } from '../../notifications/notifications.public.ts';
import type { ConversationsContext } from '../conversations.context.ts';
import { conversationLink } from '../conversations.notices.ts';
import type { About } from '../conversations.repository.ts';
import { findThread, type Place } from '../threads.ts';
import { sendMessageFile, writeMessage } from '../write-message.ts';
import { findWriter, insertReceived, type ReplyAddress, type Writer, wasReceived } from './replies.repository.ts';
import { replyMail } from './reply.mails.ts';
import { type ReplyDoor, readReplyAddress } from './reply-address.ts';

export type ReplyContext = ConversationsContext & { replies: ReplyDoor; log: Pick<Logger, 'warn'> };

/** Why the sender is not told about a refusal: they have not proved who they are. */
type Distrust = 'address' | 'sender' | 'disowned';

/**
 * Takes an answer by mail as a message of its sender. The address says who may write about what, and only the mails to
 * that person hold it; the sender must be that person's address as well. Everything else is checked as on the page. May
 * run again after it was broken off: each part has a key, and the mail's own name is kept with the last.
 */
export async function takeReply(context: ReplyContext, mail: InboundMail): Promise<InboundOutcome> {
  if (mail.automatic) return 'ignored';
  const found = await readReplyAddress(context.replies, context.db, mail.to, context.now());
  if (!found) return distrust(context, 'address');
  const writer = await findWriter(context.db, found.userId);
  if (!writer || writer.deletedAt !== null || mail.from !== writer.email) return distrust(context, 'sender');
  if (mail.disowned) return distrust(context, 'disowned');
  const keys = keysOf(mail, found);
  if (await wasReceived(context.db, keys.mail)) return 'taken';
  const { refusal, refusedFiles } = await write(context, mail, { found, writer, keyOf: keys.part });
  await context.db.transaction(async (tx) => {
    if (!(await insertReceived(tx, keys.mail, context.now()))) return;
    if (refusal === null && refusedFiles.length === 0) return;
    const url = `${context.publicUrl}${conversationLink(found.about)}`;
    await context.sendMail(tx, replyMail(writer, url, { refusal, refusedFiles }));
  });
  return refusal === null ? 'taken' : 'refused';
}

function distrust({ log }: ReplyContext, reason: Distrust): InboundOutcome {
  log.warn({ reason }, 'an answer by mail was not believed');
  return 'refused';
}

/** Sent again by a mail server, or by somebody who changed nothing, it has the same names. */
function keysOf({ messageId, text, from }: InboundMail, { id }: ReplyAddress) {
  const mail = hashOf(`${id}/${messageId ?? `${from}/${text}`}`);
  return { mail, part: (part: string) => uuidOf(hashOf(`${mail}/${part}`)) };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const uuidOf = (hash: string): string => hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

type Written = { refusal: ReplyRefusal | null; refusedFiles: string[] };
type Reply = { found: ReplyAddress; writer: Writer; keyOf: (part: string) => string };

async function write(context: ReplyContext, mail: InboundMail, { found, writer, keyOf }: Reply): Promise<Written> {
  const refuse = (refusal: ReplyRefusal): Written => ({ refusal, refusedFiles: [] });
  if (mail.tooLarge) return refuse('tooLarge');
  const text = replyText(mail.text);
  if (text === '' && mail.attachments.length === 0) return refuse('empty');
  if (text.length > messageLimits.text) return refuse('tooLong');
  if (!canSignIn(writer, context.now())) return refuse('noAccess');
  const actor = actorOf(writer);
  const place = placeOf(writer, found.about);
  try {
    if (!(await findThread(context, context.db, actor, place)).open) return refuse('closed');
    if (text !== '') await writeMessage(context, actor, place, { text, key: keyOf('text') });
    const files = mail.attachments.slice(0, replyLimits.files);
    const refusedFiles = mail.attachments.slice(replyLimits.files).map(({ name }) => name);
    for (const [at, file] of files.entries()) {
      const sent = await sendFile(context, actor, place, { file, key: keyOf(`file ${at}`) });
      if (!sent) refusedFiles.push(file.name);
    }
    return { refusal: null, refusedFiles };
  } catch (error) {
    const refusal = error instanceof ApiError ? refusals[error.code] : undefined;
    if (refusal === undefined) throw error;
    return refuse(refusal);
  }
}

const refusals: Partial<Record<ApiError['code'], ReplyRefusal>> = {
  InvalidStatusChange: 'closed',
  NotFound: 'noAccess',
  Forbidden: 'noAccess',
  UserNotAuthorized: 'noAccess',
};

/** False for what an upload would be refused for: no PDF, damaged, too large, infected. */
async function sendFile(
  context: ReplyContext,
  actor: Actor,
  place: Place,
  { file, key }: { file: InboundFile; key: string },
): Promise<boolean> {
  const upload = {
    fileName: fileNameOf(encodeURIComponent(file.name)),
    key,
    body: ReadableStream.from([file.content]),
    signal: AbortSignal.timeout(60_000),
  };
  try {
    await sendMessageFile(context, actor, place, upload);
    return true;
  } catch (error) {
    if (error instanceof ApiError && ['ValidationFailed', 'PayloadTooLarge'].includes(error.code)) return false;
    throw error;
  }
}

/** Nobody acts as somebody else by mail, and no session is needed: the address and the sender are the proof. */
function actorOf({ id, policyGroups }: Writer): Actor {
  const requestId = randomUUID();
  return {
    ...{ userId: id, sessionId: requestId, policyGroups, verified: true },
    ...{ mustSetUpSecondFactor: false, impersonatorId: null, requestId },
  };
}

const placeOf = ({ policyGroups }: Writer, about: About): Place => ({
  ...about,
  side: isDoctor(policyGroups) ? 'doctor' : about.subject === 'petition' ? 'team' : 'hospital',
});
