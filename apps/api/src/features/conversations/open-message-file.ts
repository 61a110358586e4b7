import { isDoctor } from '@fonendo/domain/auth/policy-group';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { FileToSend } from '../../http/bodies/send-file.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { findMessage } from './conversations.repository.ts';
import { findThread } from './threads.ts';

/** For both sides of the conversation; a 404 for everybody else. */
export async function openMessageFile(
  { db, files }: ConversationsContext,
  actor: Actor,
  id: string,
): Promise<FileToSend> {
  const message = await findMessage(db, id);
  if (!message?.fileKey) throw new ApiError('NotFound');
  await findThread(db, actor, isDoctor(actor.policyGroups) ? 'doctor' : 'hospital', message.candidacyId);
  return { store: files, key: message.fileKey, name: message.fileName ?? 'document.pdf' };
}
