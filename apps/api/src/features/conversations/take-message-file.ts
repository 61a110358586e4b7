import { Readable } from 'node:stream';
import type { Conversation } from '@fonendo/contract/conversations.schema';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { handInDocument, listHandedIn } from '../document-requests/document-requests.public.ts';
import type { PdfUpload } from '../documents/documents.public.ts';
import type { ConversationsContext } from './conversations.context.ts';
import { findMessage, isAbout } from './conversations.repository.ts';
import { announceToBoth } from './participants.ts';
import { presentConversation } from './read-messages.ts';
import { findThread, type Place } from './threads.ts';

type Taking = { messageId: string; requestId: string; signal: AbortSignal };

/**
 * The hospital hands in a file that the candidate sent in the conversation, for a document that it asked for: as if
 * somebody had saved it and handed it in, with the same checks, audit and notices. The same file is never handed in
 * twice.
 */
export async function takeMessageFile(
  context: ConversationsContext,
  actor: Actor,
  place: Place,
  { messageId, requestId, signal }: Taking,
): Promise<Conversation> {
  const thread = await findThread(context, context.db, actor, place);
  const message = await findMessage(context.db, messageId);
  if (!message || !isAbout(message, thread.about) || message.side !== 'doctor' || !message.fileKey) {
    throw new ApiError('NotFound');
  }
  const requests = await listHandedIn(context.db, thread.about.id);
  if (!requests.some(({ id }) => id === requestId)) throw new ApiError('NotFound');
  const holder = requests.find(({ sha256 }) => sha256 === message.sha256);
  // Somebody was quicker; to the same document it is what was asked for.
  if (holder && holder.id !== requestId) throw new ApiError('InvalidStatusChange');
  if (!holder) {
    const file = await context.files.openRead(message.fileKey, { signal });
    try {
      const upload = {
        fileName: message.fileName ?? 'document.pdf',
        key: undefined,
        body: Readable.toWeb(file),
        signal,
      };
      await handInDocument(context, actor, requestId, upload as PdfUpload, { onlyAwaited: true });
    } finally {
      // Refused before anybody read it.
      file.destroy();
    }
    await announceToBoth(context.db, thread, context.now());
  }
  return presentConversation(context, context.db, actor, await findThread(context, context.db, actor, place));
}
