import { createHash, randomUUIDv7 } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Transaction } from '../../../db/database.ts';
import { type FileOfRow, OutdatedFile } from '../../../db/store-with-row.ts';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { certifyDoctor, type OwnData } from '../../doctors/doctors.public.ts';
import {
  findCurrentOfKind,
  findLastVersion,
  insertDocument,
  supersedeDocument,
} from '../../documents/documents.public.ts';
import { announceStanding } from '../../notifications/notifications.public.ts';
import { endEntitlement } from '../../payments/payments.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import type { PetitionRecord } from '../petitions.repository.ts';

/** The content of the resolution, and the key of the file it was read from. */
export type CredentialCopy = { content: Uint8Array | null; copyOf: string | null };

/** Read before the transaction if the petition is about to take effect. */
export async function copyResolution(
  { files }: Pick<PetitionsContext, 'files'>,
  petition: PetitionRecord | null,
): Promise<CredentialCopy> {
  const copyOf = petition?.resolutionFileKey ?? null;
  return { copyOf, content: copyOf === null ? null : await buffer(await files.openRead(copyOf)) };
}

/**
 * The degree is recognised: the doctor is certified from now on. The resolution becomes the doctor's recognition
 * credential, which counts as verified because it came through us.
 */
export async function certifyByResolution(
  tx: Transaction,
  now: Date,
  actor: Actor,
  { petition, doctor }: { petition: PetitionRecord; doctor: OwnData },
  credential: { copy: CredentialCopy; file: FileOfRow | null },
): Promise<void> {
  const { doctorId } = petition;
  await certifyDoctor(tx, doctor);
  await announceStanding(tx, [doctorId]);
  await endEntitlement(tx, doctorId, 'recognition', now);
  await storeCredential(tx, now, actor, petition, credential);
  await recordAudit(
    tx,
    now,
    actor,
    'doctor.certified',
    { type: 'user', id: doctorId },
    { after: { petition: petition.id } },
  );
}

async function storeCredential(
  tx: Transaction,
  now: Date,
  actor: Actor,
  { doctorId, resolutionFileKey, resolutionFileName }: PetitionRecord,
  { copy: { content, copyOf }, file }: { copy: CredentialCopy; file: FileOfRow | null },
): Promise<void> {
  if (resolutionFileKey === null) throw new Error('a resolution without its file cannot take effect');
  // The file was replaced, or it was not foreseen that this would be the last condition.
  if (!file || !content || copyOf !== resolutionFileKey) throw new OutdatedFile();
  const kind = 'recognitionCredential';
  const earlier = await findCurrentOfKind(tx, doctorId, kind);
  if (earlier) await supersedeDocument(tx, earlier.id, now);
  await insertDocument(tx, {
    id: randomUUIDv7(),
    doctorId,
    kind,
    version: (await findLastVersion(tx, doctorId, kind)) + 1,
    fileKey: file.key,
    fileName: resolutionFileName ?? 'resolucion.pdf',
    bytes: content.byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
    uploadedAt: now,
    status: 'approved',
    reviewedBy: actor.userId,
    reviewedAt: now,
  });
}
