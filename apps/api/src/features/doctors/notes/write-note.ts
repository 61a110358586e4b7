import type { DoctorNoteBody, DoctorNotes } from '@fonendo/contract/doctors/notes.schema';
import { noteRight } from '@fonendo/domain/candidacies/note';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { newId } from '../../../http/new-id.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { type Membership, requireRight } from '../../hospitals/hospitals.public.ts';
import { requireReach } from '../directory/directory-scope.ts';
import type { DoctorsContext } from '../doctors.context.ts';
import {
  type DoctorNoteRow,
  deleteDoctorNote,
  findDoctorNote,
  holdFindable,
  insertDoctorNote,
  updateDoctorNote,
} from './notes.repository.ts';
import { presentDoctorNotes } from './read-notes.ts';

type Context = Pick<DoctorsContext, 'db' | 'now'>;

/** Sent again with the same key, after an answer that was lost, it is not written twice. */
export async function writeDoctorNote(
  { db, now }: Context,
  actor: Actor,
  doctorId: string,
  { text, key }: DoctorNoteBody & { key: string | undefined },
): Promise<DoctorNotes> {
  return db.transaction(async (tx) => {
    const membership = await requireRight(tx, actor, noteRight);
    await requireFindable(tx, actor, membership, doctorId);
    const { id: hospitalId } = membership.hospital;
    const id = newId({ key, owner: actor.userId, kind: `note of ${hospitalId} on ${doctorId}` });
    const note = { id, hospitalId, doctorId, authorId: actor.userId, text, createdAt: now() };
    if (await insertDoctorNote(tx, note)) await record(tx, now(), actor, 'note.written', note);
    return presentDoctorNotes(tx, actor, membership, doctorId);
  });
}

/** Only one's own. */
export async function editDoctorNote(
  { db, now }: Context,
  actor: Actor,
  id: string,
  { text }: DoctorNoteBody,
): Promise<DoctorNotes> {
  return db.transaction(async (tx) => {
    const { membership, note } = await holdOwnNote(tx, actor, id);
    if (!(await updateDoctorNote(tx, id, { text, editedAt: now() }))) throw new ApiError('NotFound');
    await record(tx, now(), actor, 'note.edited', note);
    return presentDoctorNotes(tx, actor, membership, note.doctorId);
  });
}

export async function removeDoctorNote({ db, now }: Context, actor: Actor, id: string): Promise<DoctorNotes> {
  return db.transaction(async (tx) => {
    const { membership, note } = await holdOwnNote(tx, actor, id);
    if (!(await deleteDoctorNote(tx, id))) throw new ApiError('NotFound');
    await record(tx, now(), actor, 'note.deleted', note);
    return presentDoctorNotes(tx, actor, membership, note.doctorId);
  });
}

async function requireFindable(tx: Transaction, actor: Actor, membership: Membership, doctorId: string): Promise<void> {
  const reach = requireReach(actor, membership);
  if (!(await holdFindable(tx, reach, doctorId))) throw new ApiError('NotFound');
}

async function holdOwnNote(tx: Transaction, actor: Actor, id: string) {
  const membership = await requireRight(tx, actor, noteRight);
  const note = await findDoctorNote(tx, membership.hospital.id, id);
  if (!note) throw new ApiError('NotFound');
  if (note.authorId !== actor.userId) throw new ApiError('Forbidden');
  await requireFindable(tx, actor, membership, note.doctorId);
  return { membership, note };
}

/**
 * Without the text, and filed under the hospital: what is filed under the doctor is part of the copy of their data, and
 * they are not to learn that a hospital wrote about them.
 */
const record = (
  tx: Transaction,
  now: Date,
  actor: Actor,
  action: 'note.written' | 'note.edited' | 'note.deleted',
  { id, hospitalId }: Pick<DoctorNoteRow, 'id' | 'hospitalId'>,
) => recordAudit(tx, now, actor, action, { type: 'hospital', id: hospitalId }, { after: { note: id } });
