import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { Queryable } from '../../../db/database.ts';
import { storeWithRow } from '../../../db/store-with-row.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { FileToSend } from '../../../http/bodies/send-file.ts';
import type { FileNoun } from '../../../integrations/files/file-store.port.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { type PdfUpload, receivePdf } from '../../documents/documents.public.ts';
import { changeFoundPetition } from '../change-petition.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { findPetition, listSuspensions, type SuspensionRecord, updateSuspension } from '../petitions.repository.ts';
import { listHearings, updateHearing } from '../procedure/hearings.repository.ts';

/** With what the ministry asked, or with what it proposed. */
type Act = 'requirement' | 'hearing';

type Letter = { id: string; act: Act; actId: string };

type WithLetter = { id: string; open: boolean; letterFileKey: string | null };

type Acts = {
  noun: FileNoun;
  /** The name of the file begins with it. */
  name: string;
  list: (db: Queryable, petitionId: string) => Promise<WithLetter[]>;
  attach: (
    tx: Queryable,
    id: string,
    file: Pick<SuspensionRecord, 'letterFileKey' | 'letterFileName' | 'letterBytes'>,
  ) => Promise<void>;
};

const acts: Record<Act, Acts> = {
  requirement: {
    noun: 'requirement-letters',
    name: 'requerimiento',
    list: async (db, petitionId) =>
      (await listSuspensions(db, petitionId)).map((row) => ({ ...row, open: row.until === null })),
    attach: updateSuspension,
  },
  hearing: {
    noun: 'hearing-letters',
    name: 'propuesta',
    list: async (db, petitionId) =>
      (await listHearings(db, petitionId)).map((row) => ({ ...row, open: row.closedOn === null })),
    attach: updateHearing,
  },
};

/** The ministry's own letter, so that the doctor reads what it says word by word; a second one replaces the first. */
export async function attachLetter(
  context: PetitionsContext,
  actor: Actor,
  { id, act, actId }: Letter,
  { fileName, body, signal }: Pick<PdfUpload, 'fileName' | 'body' | 'signal'>,
): Promise<Petition> {
  const { noun, list, attach } = acts[act];
  // Checked before the upload, so that nobody sends megabytes in vain.
  const found = await findPetition(context.db, actor, id);
  if (!found) throw new ApiError('NotFound');
  await using received = await receivePdf(context, body, { person: actor.userId, signal });
  const { path, bytes, sha256 } = received;
  // Awaited here, because the received file is deleted when this function ends.
  return await storeWithRow(context, noun, { path }, (tx, file) =>
    changeFoundPetition(context, tx, actor, found, async ({ petition }) => {
      const asked = (await list(tx, id)).find((one) => one.id === actId);
      if (!asked) throw new ApiError('NotFound');
      if (petition.status !== 'Sended' || !asked.open) throw new ApiError('InvalidStatusChange');
      file.replace(asked.letterFileKey);
      await attach(tx, actId, { letterFileKey: file.key, letterFileName: fileName, letterBytes: bytes });
      const subject = { type: 'petition', id } as const;
      await recordAudit(tx, context.now(), actor, 'petition.letterAttached', subject, { after: { sha256 } });
    }),
  );
}

/** For its doctor and the team, also after the doctor has answered. */
export async function openLetter(
  { db, files }: PetitionsContext,
  actor: Actor,
  { id, act, actId }: Letter,
): Promise<FileToSend> {
  const { list, name } = acts[act];
  const petition = await findPetition(db, actor, id);
  if (!petition) throw new ApiError('NotFound');
  const asked = (await list(db, id)).find((one) => one.id === actId);
  if (!asked?.letterFileKey) throw new ApiError('NotFound');
  return { store: files, key: asked.letterFileKey, name: `${name}-${petition.reference}.pdf` };
}
