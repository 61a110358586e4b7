import type { ReadableStream } from 'node:stream/web';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { storeWithRow } from '../../../db/store-with-row.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { FileToSend } from '../../../http/bodies/send-file.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { receivePdf } from '../../documents/documents.public.ts';
import { changeFoundPetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { findPetition, listSuspensions, updateSuspension } from '../petitions.repository.ts';

type Letter = { id: string; requirementId: string };

type Upload = { fileName: string; body: ReadableStream | null; signal: AbortSignal };

/** The ministry's own letter, so that the doctor reads what it says word by word; a second one replaces the first. */
export async function attachRequirementLetter(
  context: PetitionsContext,
  actor: Actor,
  { id, requirementId }: Letter,
  { fileName, body, signal }: Upload,
): Promise<Petition> {
  // Checked before the upload, so that nobody sends megabytes in vain.
  const found = await findPetition(context.db, actor, id);
  if (!found) throw new ApiError('NotFound');
  await using received = await receivePdf(context, body, { person: actor.userId, signal });
  const { path, bytes, sha256 } = received;
  // Awaited here, because the received file is deleted when this function ends.
  return await storeWithRow(context, 'requirement-letters', { path }, (tx, file) =>
    changeFoundPetition(context, tx, actor, found, async ({ petition, state }) => {
      const asked = state.suspensions.find((one) => one.id === requirementId);
      if (!asked) throw new ApiError('NotFound');
      if (petition.status !== 'Sended' || asked.until !== null) throw new ApiError('InvalidStatusChange');
      file.replace(asked.letterFileKey);
      const attached = { letterFileKey: file.key, letterFileName: fileName, letterBytes: bytes };
      await updateSuspension(tx, requirementId, attached);
      const subject = { type: 'petition', id } as const;
      await recordAudit(tx, context.now(), actor, 'petition.letterAttached', subject, { after: { sha256 } });
    }),
  );
}

/** For its doctor and the team, also after the request was answered. */
export async function openRequirementLetter(
  { db, files }: PetitionsContext,
  actor: Actor,
  { id, requirementId }: Letter,
): Promise<FileToSend> {
  const petition = await findPetition(db, actor, id);
  if (!petition) throw new ApiError('NotFound');
  const asked = (await listSuspensions(db, id)).find((one) => one.id === requirementId);
  if (!asked?.letterFileKey) throw new ApiError('NotFound');
  return { store: files, key: asked.letterFileKey, name: `requerimiento-${petition.reference}.pdf` };
}
