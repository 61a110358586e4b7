import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import { canUploadDocument, maxAdditionalDocuments } from '@fonendo/domain/documents/document.policy';
import { type DocumentKind, holdsManyFiles } from '@fonendo/domain/documents/kinds';
import type { Transaction } from '../../db/database.ts';
import { type FileOfRow, storeWithRow } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { newId } from '../../http/new-id.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { guardAttempts } from '../auth/auth.public.ts';
import { hasOpenCandidacy } from '../candidacies/profile-lock/profile-lock.public.ts';
import type { DocumentsContext, UploadAim } from './documents.context.ts';
import {
  countCurrentOfKind,
  type DocumentRow,
  findCurrentOfKind,
  findDocument,
  findLastVersion,
  insertDocument,
  lockDoctor,
  supersedeDocument,
} from './documents.repository.ts';
import { listDocuments } from './list-documents.ts';
import type { PdfUpload } from './read-pdf-upload.ts';
import { receivePdf, refuseFile } from './receive-pdf.ts';
import type { ReceivedFile } from './receive-upload.ts';

type Upload = PdfUpload & {
  kind: DocumentKind;
  /** The additional document to replace. */
  replaces: string | undefined;
  aim: UploadAim;
};

/** Receives, checks and stores a PDF as the current one of its kind. A refused one leaves nothing behind. */
export async function uploadDocument(
  context: DocumentsContext,
  actor: Actor,
  upload: Upload,
): Promise<DoctorDocuments> {
  await guardAttempts(context, { uploadDocument: actor.userId });
  await using received = await receivePdf(context, upload.body, { person: actor.userId, signal: upload.signal });
  // Awaited here, because the received file is deleted when this function ends.
  return await storeWithRow(context, 'documents', { path: received.path }, (tx, file) =>
    storeDocument(context, tx, actor, { ...upload, ...received, file }),
  );
}

type Kept = Omit<Upload, 'body' | 'signal'> & Pick<ReceivedFile, 'bytes' | 'sha256'> & { file: FileOfRow };

async function storeDocument(
  context: DocumentsContext,
  tx: Transaction,
  actor: Actor,
  { kind, replaces, aim, fileName, bytes, sha256, key, file }: Kept,
): Promise<DoctorDocuments> {
  const doctorId = actor.userId;
  // Under the lock: uploads of one kind run one after the other, and the doctor cannot apply meanwhile.
  if (!(await lockDoctor(tx, doctorId))) throw new ApiError('NotFound');
  const id = newId({ key, owner: doctorId, kind });
  if (key !== undefined && (await findDocument(tx, id))) {
    file.discard();
    return listDocuments(context, tx, doctorId);
  }
  const replaced = await findReplaced(tx, doctorId, kind, replaces);
  const stored = replaced && { status: replaced.status, superseded: false };
  // Whether there is such a question is checked when the file is linked to it.
  const answersMinistry = holdsManyFiles(kind) && Object.values(aim).some((question) => question !== undefined);
  if (!canUploadDocument(stored, await hasOpenCandidacy(tx, doctorId), answersMinistry)) {
    throw new ApiError('ProfileLocked');
  }

  const now = context.now();
  const version = await nextVersion(tx, doctorId, kind, replaced);
  if (replaced) await supersedeDocument(tx, replaced.id, now);
  await insertDocument(tx, {
    id,
    doctorId,
    kind,
    version,
    fileKey: file.key,
    fileName,
    bytes,
    sha256,
    uploadedAt: now,
  });
  // Without the file's name: it may contain the person's name, and the audit outlives the account.
  const after = { kind, version, sha256, ...(replaced && { replaces: replaced.id }) };
  await recordAudit(tx, now, actor, 'document.uploaded', { type: 'document', id }, { after });
  await context.onDocumentUploaded(tx, actor, { id, doctorId, kind, version, replaces: replaced?.id ?? null, aim });
  return listDocuments(context, tx, doctorId);
}

async function findReplaced(
  tx: Transaction,
  doctorId: string,
  kind: DocumentKind,
  replaces: string | undefined,
): Promise<DocumentRow | null> {
  if (!holdsManyFiles(kind)) return findCurrentOfKind(tx, doctorId, kind);
  if (replaces !== undefined) {
    const row = await findDocument(tx, replaces);
    if (row?.doctorId !== doctorId || row.kind !== kind || row.supersededAt !== null) throw new ApiError('NotFound');
    return row;
  }
  if ((await countCurrentOfKind(tx, doctorId, kind)) >= maxAdditionalDocuments) {
    throw refuseFile('errors.tooManyFiles', { max: maxAdditionalDocuments });
  }
  return null;
}

/** Each additional document has its own versions; for other kinds a version is never used twice. */
async function nextVersion(tx: Transaction, doctorId: string, kind: DocumentKind, replaced: DocumentRow | null) {
  if (holdsManyFiles(kind)) return (replaced?.version ?? 0) + 1;
  return (await findLastVersion(tx, doctorId, kind)) + 1;
}
