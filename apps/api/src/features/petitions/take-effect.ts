import { buffer } from 'node:stream/consumers';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { certifyDoctor, type OwnData } from '../doctors/doctors.public.ts';
import { addDocument, findCurrentOfKind, findLastVersion, supersedeDocument } from '../documents/documents.public.ts';
import { endEntitlement } from '../payments/payments.public.ts';
import type { PetitionsContext } from './petitions.context.ts';
import type { PetitionRecord } from './petitions.repository.ts';

/**
 * The degree is recognised: the doctor is certified from this moment, and the resolution is their recognition
 * credential, verified because it came through us. It becomes a file of the doctor's own.
 */
export async function takeEffect(
  context: Pick<PetitionsContext, 'files' | 'now'>,
  tx: Transaction,
  actor: Actor,
  { petition, doctor }: { petition: PetitionRecord; doctor: OwnData },
): Promise<void> {
  const { doctorId } = petition;
  const now = context.now();
  await certifyDoctor(tx, doctor);
  await endEntitlement(tx, doctorId, 'recognition', now);
  await keepCredential(context, tx, actor, petition);
  await recordAudit(
    tx,
    now,
    actor,
    'doctor.certified',
    { type: 'user', id: doctorId },
    { after: { petition: petition.id } },
  );
}

async function keepCredential(
  { files, now }: Pick<PetitionsContext, 'files' | 'now'>,
  tx: Transaction,
  actor: Actor,
  { doctorId, resolutionFileKey, resolutionFileName }: PetitionRecord,
): Promise<void> {
  if (resolutionFileKey === null) throw new Error('a resolution without its file cannot take effect');
  const kind = 'recognitionCredential';
  const earlier = await findCurrentOfKind(tx, doctorId, kind);
  if (earlier) await supersedeDocument(tx, earlier.id, now());
  await addDocument({ files }, tx, {
    doctorId,
    kind,
    version: (await findLastVersion(tx, doctorId, kind)) + 1,
    fileName: resolutionFileName ?? 'resolucion.pdf',
    pdf: await buffer(await files.openRead(resolutionFileKey)),
    uploadedAt: now(),
    status: 'approved',
    reviewedBy: actor.userId,
    reviewedAt: now(),
  });
}
