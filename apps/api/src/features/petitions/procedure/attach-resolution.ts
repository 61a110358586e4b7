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
import { findPetition, updatePetition } from '../petitions.repository.ts';
import { roleOf } from './state.ts';

/** The PDF of the resolution, stored until the resolution is recorded; a second one replaces the first. */
export async function attachResolution(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { fileName, body, signal }: { fileName: string; body: ReadableStream | null; signal: AbortSignal },
): Promise<Petition> {
  // Checked before the upload, so that nobody sends megabytes in vain.
  const found = await findPetition(context.db, actor, id);
  if (!found) throw new ApiError('NotFound');
  await using received = await receivePdf(context, body, { person: actor.userId, signal });
  const { path, bytes, sha256 } = received;
  // Awaited here, because the received file is deleted when this function ends.
  return await storeWithRow(context, 'resolutions', { path }, (tx, file) =>
    changeFoundPetition(context, tx, actor, found, async ({ petition }) => {
      if (petition.status !== 'Sended') throw new ApiError('InvalidStatusChange');
      file.replace(petition.resolutionFileKey);
      const attached = { resolutionFileKey: file.key, resolutionFileName: fileName, resolutionBytes: bytes };
      await updatePetition(tx, id, attached);
      const subject = { type: 'petition', id } as const;
      await recordAudit(tx, context.now(), actor, 'petition.resolutionAttached', subject, { after: { sha256 } });
    }),
  );
}

/** Until the resolution is recorded, its file is internal. */
export async function openResolution({ db, files }: PetitionsContext, actor: Actor, id: string): Promise<FileToSend> {
  const petition = await findPetition(db, actor, id);
  const isVisible = petition && (petition.ended || roleOf(actor) === 'administrator');
  if (!isVisible || petition.resolutionFileKey === null) throw new ApiError('NotFound');
  return { store: files, key: petition.resolutionFileKey, name: `resolucion-${petition.reference}.pdf` };
}
