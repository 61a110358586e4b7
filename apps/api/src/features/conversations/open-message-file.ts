import { isDoctor } from '@fonendo/domain/auth/policy-group';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { FileToSend } from '../../http/bodies/send-file.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { findMessage, type MessageRow } from './conversations.repository.ts';
import { findThread, petitionPlace } from './threads.ts';

/** For both sides of the conversation about a candidacy; a 404 for everybody else. */
export async function openMessageFile(context: ConversationsContext, actor: Actor, id: string): Promise<FileToSend> {
  const message = await findMessage(context.db, id);
  if (!message?.candidacyId) throw new ApiError('NotFound');
  const side = isDoctor(actor.policyGroups) ? 'doctor' : 'hospital';
  await findThread(context, context.db, actor, { subject: 'candidacy', side, id: message.candidacyId });
  return fileOf(context, message);
}

/** The same for a petition. */
export async function openPetitionFile(
  context: ConversationsContext,
  actor: Actor,
  { id, messageId }: { id: string; messageId: string },
): Promise<FileToSend> {
  await findThread(context, context.db, actor, petitionPlace(actor, id));
  const message = await findMessage(context.db, messageId);
  if (message?.petitionId !== id) throw new ApiError('NotFound');
  return fileOf(context, message);
}

export function fileOf({ files }: ConversationsContext, { fileKey, fileName }: MessageRow): FileToSend {
  if (!fileKey) throw new ApiError('NotFound');
  return { store: files, key: fileKey, name: fileName ?? 'document.pdf' };
}
