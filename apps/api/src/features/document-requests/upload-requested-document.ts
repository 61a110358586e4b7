import type { ReadableStream } from 'node:stream/web';
import type { OwnRequests } from '@fonendo/contract/document-requests.schema';
import { decideDocumentRequest } from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { Transaction } from '../../db/database.ts';
import { storeWithRow } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { guardAttempts } from '../auth/auth.public.ts';
import { lockOwnCandidacy } from '../candidacies/access/access.public.ts';
import { receivePdf } from '../documents/documents.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { documentRequestNotices } from './document-requests.notices.ts';
import { changeRequest, findRequest, lockRequest } from './document-requests.repository.ts';
import { readOwnRequests } from './list-requests.ts';

type Upload = { fileName: string; body: ReadableStream | null; signal: AbortSignal };

type Received = { fileKey: string; fileName: string; bytes: number; sha256: string };

/**
 * The candidate's upload. It is not part of the profile, so it is possible while CV and documents are locked. A refused
 * upload leaves nothing behind; another file replaces the first until one is accepted.
 */
export async function uploadRequestedDocument(
  context: DocumentRequestsContext,
  actor: Actor,
  id: string,
  { fileName, body, signal }: Upload,
): Promise<OwnRequests> {
  await guardAttempts(context, { uploadDocument: actor.userId });
  // Checked before the upload, so that nobody sends megabytes in vain.
  const found = await findRequest(context.db, id, { doctorId: actor.userId });
  if (!found) throw new ApiError('NotFound');
  await using received = await receivePdf(context, body, { person: actor.userId, signal });
  const { path, bytes, sha256 } = received;
  // Awaited here, because the received file is deleted when this function ends.
  return await storeWithRow(context, 'document-requests', { path }, async (tx, file) => {
    const { key: fileKey } = file;
    const { replaced, answer } = await storeUpload(context, tx, actor, found, { fileKey, fileName, bytes, sha256 });
    file.replace(replaced);
    return answer;
  });
}

async function storeUpload(
  context: DocumentRequestsContext,
  tx: Transaction,
  actor: Actor,
  { id, candidacyId }: { id: string; candidacyId: string },
  file: Received,
): Promise<{ replaced: string | null; answer: OwnRequests }> {
  const row = await lockOwnCandidacy(tx, actor.userId, candidacyId);
  const request = row && (await lockRequest(tx, id, { doctorId: actor.userId }));
  if (!row || !request) throw new ApiError('NotFound');
  const decision = decideDocumentRequest(
    { status: request.status, candidacy: row.candidacy.status },
    'upload',
    'doctor',
  );
  if ('refused' in decision) throw new ApiError(decision.refused);
  const now = context.now();
  await changeRequest(tx, id, { ...file, status: decision.to, uploadedAt: now });
  // Without the file's name: it may contain the person's name, and the audit outlives the account.
  const change = { before: { status: request.status }, after: { status: decision.to, sha256: file.sha256 } };
  await recordAudit(tx, now, actor, 'documentRequest.answered', { type: 'documentRequest', id }, change);
  // After a replaced file the hospital is not notified again.
  if (request.status !== 'uploaded') {
    await notify(context, tx, documentRequestNotices.requestedDocumentUploaded(row, request));
  }
  return { replaced: request.fileKey, answer: await readOwnRequests(context, tx, actor, candidacyId) };
}
