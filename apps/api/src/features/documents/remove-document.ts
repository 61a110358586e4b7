import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import { canRemoveDocument } from '@fonendo/domain/documents/document.policy';
import { holdsManyFiles } from '@fonendo/domain/documents/kinds';
import { deleteFiles } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { hasOpenCandidacy } from '../candidacies/profile-lock/profile-lock.public.ts';
import type { DocumentsContext } from './documents.context.ts';
import {
  deleteDocument,
  findDocument,
  hasSentPetition,
  lockDoctor,
  reinstateLastVersion,
} from './documents.repository.ts';
import { listDocuments } from './list-documents.ts';

/** Removes a document that is not approved. The previous version, if any, becomes the current one again. */
export async function removeDocument(context: DocumentsContext, actor: Actor, id: string): Promise<DoctorDocuments> {
  const doctorId = actor.userId;
  const { fileKey, documents } = await context.db.transaction(async (tx) => {
    if (!(await lockDoctor(tx, doctorId))) throw new ApiError('NotFound');
    const row = await findDocument(tx, id);
    if (row?.doctorId !== doctorId) throw new ApiError('NotFound');
    const stored = { status: row.status, superseded: row.supersededAt !== null };
    const locks = [await hasOpenCandidacy(tx, doctorId), await hasSentPetition(tx, doctorId)] as const;
    if (!canRemoveDocument(stored, ...locks)) throw new ApiError('DocumentNotRemovable');
    const before = { kind: row.kind, version: row.version, sha256: row.sha256, status: row.status };
    await recordAudit(tx, context.now(), actor, 'document.removed', { type: 'document', id }, { before });
    await deleteDocument(tx, id);
    if (!holdsManyFiles(row.kind)) await reinstateLastVersion(tx, doctorId, row.kind);
    return { fileKey: row.fileKey, documents: await listDocuments(context, tx, doctorId) };
  });
  await deleteFiles(context, [fileKey]);
  return documents;
}
