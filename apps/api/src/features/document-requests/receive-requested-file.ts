import type { DocumentRequestStatus } from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { Transaction } from '../../db/database.ts';
import { storeWithRow } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { guardAttempts } from '../auth/auth.public.ts';
import { type PdfUpload, receivePdf } from '../documents/documents.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import {
  changeRequest,
  type DocumentRequestRow,
  findRequest,
  type RequestOwner,
} from './document-requests.repository.ts';

export type Received = { fileKey: string; fileName: string; bytes: number; sha256: string };

/** What became of the received file: the file that it replaces, and the answer. */
type Stored<Answer> = { replaced: string | null; answer: Answer };

/**
 * A file for a request, from the candidate or from the hospital: both pass the same checks, and a refused file leaves
 * nothing behind. `store` decides again under the locks of its transaction.
 */
export async function receiveRequestedFile<Answer>(
  context: DocumentRequestsContext,
  actor: Actor,
  { id, owner }: { id: string; owner: RequestOwner },
  { fileName, body, signal }: PdfUpload,
  store: (tx: Transaction, found: DocumentRequestRow, file: Received) => Promise<Stored<Answer>>,
): Promise<Answer> {
  await guardAttempts(context, { uploadDocument: actor.userId });
  // Checked before the upload, so that nobody sends megabytes in vain.
  const found = await findRequest(context.db, id, owner);
  if (!found) throw new ApiError('NotFound');
  await using received = await receivePdf(context, body, { person: actor.userId, signal });
  const { path, bytes, sha256 } = received;
  // Awaited here, because the received file is deleted when this function ends.
  return await storeWithRow(context, 'document-requests', { path }, async (tx, file) => {
    const { replaced, answer } = await store(tx, found, { fileKey: file.key, fileName, bytes, sha256 });
    file.replace(replaced);
    return answer;
  });
}

/** The file is there already and waits for a verdict: it was sent again because the answer was lost. */
export const isThere = (
  { status, sha256, fromStaff }: DocumentRequestRow,
  file: Received,
  by: { staff: boolean },
): boolean => status === 'uploaded' && sha256 === file.sha256 && fromStaff === by.staff;

/** Writes the file to its request, with the audit entry. */
export async function changeFile(
  { now }: DocumentRequestsContext,
  tx: Transaction,
  actor: Actor,
  request: DocumentRequestRow,
  { to, file, fromStaff }: { to: DocumentRequestStatus; file: Received; fromStaff: boolean },
): Promise<void> {
  const uploadedAt = now();
  const staff = { fromStaff, handedInBy: fromStaff ? actor.userId : null };
  await changeRequest(tx, request.id, { ...file, ...staff, status: to, uploadedAt });
  // Without the file's name: it may contain the person's name, and the audit outlives the account.
  const change = { before: { status: request.status }, after: { status: to, sha256: file.sha256 } };
  const action = fromStaff ? 'documentRequest.handedIn' : 'documentRequest.answered';
  await recordAudit(tx, uploadedAt, actor, action, { type: 'documentRequest', id: request.id }, change);
}
