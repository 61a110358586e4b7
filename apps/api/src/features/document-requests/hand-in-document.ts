import type { HospitalRequests } from '@fonendo/contract/document-requests.schema';
import {
  awaitedDocumentRequestStatuses,
  decideDocumentRequest,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { PdfUpload } from '../documents/documents.public.ts';
import { requireRight } from '../hospitals/hospitals.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { documentRequestNotices } from './document-requests.notices.ts';
import { listRequests } from './document-requests.repository.ts';
import { listForHospital } from './list-requests.ts';
import { lockAsHospital } from './lock-request.ts';
import { changeFile, isThere, receiveRequestedFile } from './receive-requested-file.ts';

/**
 * The hospital's staff hand in what the candidate brought or sent them. It is marked as theirs for both sides, and the
 * candidate is notified every time, because it is their document. A file of the candidate's own is never replaced.
 * `onlyAwaited`: nothing is replaced at all, and a file that is among the candidacy's documents already stays where it
 * is.
 */
export async function handInDocument(
  context: DocumentRequestsContext,
  actor: Actor,
  id: string,
  upload: PdfUpload,
  { onlyAwaited = false }: { onlyAwaited?: boolean } = {},
): Promise<HospitalRequests> {
  const { hospital } = await requireRight(context.db, actor, 'requestDocuments');
  const owner = { hospitalId: hospital.id };
  return receiveRequestedFile(context, actor, { id, owner }, upload, async (tx, _, file) => {
    const { row, request } = await lockAsHospital(tx, actor, id);
    if (onlyAwaited) {
      const requests = await listRequests(tx, row.candidacy.id);
      const holder = requests.find(({ sha256 }) => sha256 === file.sha256);
      // Handed in already by the same click: the second copy is not needed.
      if (holder?.id === id) {
        return { replaced: file.fileKey, answer: await listForHospital(context, tx, row.candidacy) };
      }
      const isAwaited = awaitedDocumentRequestStatuses.some((status) => status === request.status);
      if (holder || !isAwaited) throw new ApiError('InvalidStatusChange');
    }
    if (isThere(request, file, { staff: true })) {
      return { replaced: file.fileKey, answer: await listForHospital(context, tx, row.candidacy) };
    }
    const decision = decideDocumentRequest({ ...request, candidacy: row.candidacy.status }, 'handIn', 'hospital');
    if ('refused' in decision) throw new ApiError(decision.refused);
    await changeFile(context, tx, actor, request, { to: decision.to, file, fromStaff: true });
    await notify(context, tx, documentRequestNotices.requestedDocumentHandedIn(row, request));
    if (request.status !== 'uploaded' && request.createdBy !== actor.userId) {
      await notify(context, tx, documentRequestNotices.requestedDocumentUploaded(row, request, { by: actor.userId }));
    }
    return { replaced: request.fileKey, answer: await listForHospital(context, tx, row.candidacy) };
  });
}
