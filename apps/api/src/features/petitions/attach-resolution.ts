import type { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Petition } from '@fonendo/contract/petitions.schema';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { receivePdf } from '../documents/documents.public.ts';
import { changePetition } from './change-petition.ts';
import { roleOf } from './petition-state.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { findPetition, updatePetition } from './petitions.repository.ts';

/** The PDF of the resolution, kept until the resolution is entered; a second one takes the place of the first. */
export async function attachResolution(
  context: PetitionsContext,
  actor: Actor,
  id: string,
  { fileName, body }: { fileName: string; body: ReadableStream | null },
): Promise<Petition> {
  // Before anything is received: nobody sends megabytes to learn that there is nothing to attach them to.
  if (!(await findPetition(context.db, actor, id))) throw new ApiError('NotFound');
  await using received = await receivePdf(context, body);
  const fileKey = newFileKey('resolutions');
  await context.files.put(fileKey, { path: received.path });
  let replaced: string | null = null;
  try {
    const petition = await changePetition(context, actor, id, async (tx, { petition: locked }) => {
      if (locked.status !== 'Sended') throw new ApiError('InvalidStatusChange');
      replaced = locked.resolutionFileKey;
      const now = context.now();
      await updatePetition(tx, id, {
        resolutionFileKey: fileKey,
        resolutionFileName: fileName,
        resolutionBytes: received.bytes,
      });
      const after = { sha256: received.sha256 };
      await recordAudit(tx, now, actor, 'petition.resolutionAttached', { type: 'petition', id }, { after });
    });
    if (replaced) await context.files.delete(replaced).catch(() => undefined);
    return petition;
  } catch (error) {
    await context.files.delete(fileKey).catch(() => undefined);
    throw error;
  }
}

/** Before the resolution is entered its file is the team's alone. */
export async function openResolution(
  { db, files }: PetitionsContext,
  actor: Actor,
  id: string,
): Promise<{ content: Readable; bytes: number; name: string }> {
  const petition = await findPetition(db, actor, id);
  const isVisible = petition && (petition.ended || roleOf(actor) === 'administrator');
  if (!isVisible || petition.resolutionFileKey === null) throw new ApiError('NotFound');
  return {
    content: await files.openRead(petition.resolutionFileKey),
    bytes: petition.resolutionBytes ?? 0,
    name: `resolucion-${petition.reference}.pdf`,
  };
}
