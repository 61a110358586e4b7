import type { OwnRequests } from '@fonendo/contract/document-requests.schema';
import { decideDocumentRequest } from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockOwnCandidacy } from '../candidacies/access/access.public.ts';
import type { PdfUpload } from '../documents/documents.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { documentRequestNotices } from './document-requests.notices.ts';
import { lockRequest } from './document-requests.repository.ts';
import { readOwnRequests } from './list-requests.ts';
import { changeFile, isThere, receiveRequestedFile } from './receive-requested-file.ts';

/**
 * The candidate's upload. It is not part of the profile, so it is possible while CV and documents are locked. Another
 * file replaces the first until one is accepted.
 */
export async function uploadRequestedDocument(
  context: DocumentRequestsContext,
  actor: Actor,
  id: string,
  upload: PdfUpload,
): Promise<OwnRequests> {
  const owner = { doctorId: actor.userId };
  return receiveRequestedFile(context, actor, { id, owner }, upload, async (tx, { candidacyId }, file) => {
    const row = await lockOwnCandidacy(tx, actor.userId, candidacyId);
    const request = row && (await lockRequest(tx, id, owner));
    if (!row || !request) throw new ApiError('NotFound');
    if (isThere(request, file, { staff: false })) {
      return { replaced: file.fileKey, answer: await readOwnRequests(context, tx, actor, candidacyId) };
    }
    const decision = decideDocumentRequest({ ...request, candidacy: row.candidacy.status }, 'upload', 'doctor');
    if ('refused' in decision) throw new ApiError(decision.refused);
    await changeFile(context, tx, actor, request, { to: decision.to, file, fromStaff: false });
    // After a replaced file the hospital is not notified again.
    if (request.status !== 'uploaded') {
      await notify(context, tx, documentRequestNotices.requestedDocumentUploaded(row, request, { by: actor.userId }));
    }
    return { replaced: request.fileKey, answer: await readOwnRequests(context, tx, actor, candidacyId) };
  });
}
