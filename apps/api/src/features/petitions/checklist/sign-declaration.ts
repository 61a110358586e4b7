import { randomUUIDv7 } from 'node:crypto';
import type { SignContractRequest } from '@fonendo/contract/contracts.schema';
import type { Declaration } from '@fonendo/contract/petitions/checklist.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { isSameName } from '@fonendo/domain/contracts/terms';
import { canUploadDocument } from '@fonendo/domain/documents/document.policy';
import { canAnswerChecklist } from '@fonendo/domain/petitions/petition.policy';
import type { Transaction } from '../../../db/database.ts';
import { storeWithRow } from '../../../db/store-with-row.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Asker } from '../../../work-errors.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Origin } from '../../auth/auth.public.ts';
import { hasOpenCandidacy } from '../../candidacies/profile-lock/profile-lock.public.ts';
import { fingerprint } from '../../contracts/contracts.public.ts';
import { findOwnData } from '../../doctors/doctors.public.ts';
import {
  type DocumentRow,
  findCurrentOfKind,
  findLastVersion,
  insertDocument,
  supersedeDocument,
} from '../../documents/documents.public.ts';
import { changeFoundPetition, type LockedPetition } from '../change-petition.ts';
import { notifyOfUpload } from '../notify-of-upload.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { findPetition, updatePetition } from '../petitions.repository.ts';
import {
  type DeclarationText,
  declarationSheet,
  missingDeclarationFields,
  signedDeclarationSheet,
  signerName,
  writeDeclaration,
} from './declaration-text.ts';

const kind = 'declaration';

/** The text to read and sign, with the fingerprint of its PDF. */
export async function readDeclaration(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  asker: Asker,
): Promise<Declaration> {
  const { own, text } = await findText(context, actor, id);
  return {
    fullName: signerName(own),
    missing: missingDeclarationFields(own),
    offered: text && {
      sha256: fingerprint(await context.drawSheet(declarationSheet(text), asker)),
      title: text.title,
      paragraphs: text.paragraphs,
    },
  };
}

/** The exact PDF that would be signed. */
export async function drawDeclaration(context: PetitionsContext, actor: Actor, id: string, asker: Asker) {
  const { text } = await findText(context, actor, id);
  if (!text) throw new ApiError('NotFound');
  return {
    content: await context.drawSheet(declarationSheet(text), asker),
    name: `declaracion-responsable-${text.reference}.pdf`,
  };
}

async function findText({ db }: PetitionsContext, actor: Actor, id: string) {
  const petition = await findPetition(db, actor, id);
  const own = petition && (await findOwnData(db, petition.doctorId));
  if (!petition || !own) throw new ApiError('NotFound');
  return { petition, own, text: writeDeclaration(petition, own) };
}

/**
 * Signs the exact PDF that was read, identified by its fingerprint, and hands it in as the petition's declaration.
 * Signing the same text twice has no effect: the first signature stays.
 */
export async function signDeclaration(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { sha256, signedName }: SignContractRequest,
  { origin, asker }: { origin: Origin; asker: Asker },
): Promise<Petition> {
  const { petition: found, own, text } = await findText(context, actor, id);
  if (!canAnswerChecklist(found.status)) throw new ApiError('InvalidStatusChange');
  if (!text || fingerprint(await context.drawSheet(declarationSheet(text), asker)) !== sha256) {
    throw new ApiError('DeclarationChanged');
  }
  const name = signerName(own);
  if (!isSameName(signedName, name)) {
    throw new ApiError('ValidationFailed', {
      fields: { signedName: { key: 'errors.signatureName', params: { name } } },
    });
  }
  const evidence = {
    signedName,
    email: own.person.email,
    signedAt: context.now(),
    ipAddress: origin.address,
    userAgent: origin.userAgent,
    version: found.reference,
    sha256,
  };
  const content = await context.drawSheet(signedDeclarationSheet(text, evidence), asker);
  return storeWithRow(context, 'documents', content, (tx, file) =>
    changeFoundPetition(context, tx, actor, found, async (locked) => {
      const current = await findCurrentOfKind(tx, found.doctorId, kind);
      if (isSignedAlready(locked, current, sha256)) return file.discard();
      await refuseOutdated(tx, locked, text, current);
      const stored = { fileKey: file.key, content, now: evidence.signedAt };
      const { documentId, version } = await handIn(tx, found.doctorId, current, stored);
      await updatePetition(tx, id, {
        declarationDocumentId: documentId,
        declarationSha256: sha256,
        updatedAt: evidence.signedAt,
      });
      const after = { version, sha256: fingerprint(content) };
      const subject = { type: 'petition', id } as const;
      await recordAudit(tx, evidence.signedAt, actor, 'petition.declarationSigned', subject, { after });
      const uploaded = {
        id: documentId,
        doctorId: found.doctorId,
        kind,
        version,
        replaces: current?.id ?? null,
      } as const;
      await notifyOfUpload(context)(tx, actor, uploaded);
    }),
  );
}

const isSignedAlready = ({ petition }: LockedPetition, current: DocumentRow | null, sha256: string): boolean =>
  current !== null &&
  current.status !== 'rejected' &&
  petition.declarationDocumentId === current.id &&
  petition.declarationSha256 === sha256;

/** Under the lock: the data in it or the status of the petition may have changed since. */
async function refuseOutdated(
  tx: Transaction,
  { petition, doctor }: LockedPetition,
  text: DeclarationText,
  current: DocumentRow | null,
): Promise<void> {
  if (!canAnswerChecklist(petition.status)) throw new ApiError('InvalidStatusChange');
  if (JSON.stringify(writeDeclaration(petition, doctor)) !== JSON.stringify(text)) {
    throw new ApiError('DeclarationChanged');
  }
  const replaced = current && { status: current.status, superseded: false };
  if (!canUploadDocument(replaced, await hasOpenCandidacy(tx, petition.doctorId))) throw new ApiError('ProfileLocked');
}

async function handIn(
  tx: Transaction,
  doctorId: string,
  current: DocumentRow | null,
  { fileKey, content, now }: { fileKey: string; content: Uint8Array; now: Date },
): Promise<{ documentId: string; version: number }> {
  const documentId = randomUUIDv7();
  const version = (await findLastVersion(tx, doctorId, kind)) + 1;
  if (current) await supersedeDocument(tx, current.id, now);
  await insertDocument(tx, {
    id: documentId,
    doctorId,
    kind,
    version,
    fileKey,
    fileName: 'declaracion-responsable-firmada.pdf',
    bytes: content.byteLength,
    sha256: fingerprint(content),
    uploadedAt: now,
  });
  return { documentId, version };
}
