import type { DoctorNotes } from '@fonendo/contract/doctors/notes.schema';
import { noteRight } from '@fonendo/domain/candidacies/note';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { getMembership, listMembers, type Membership } from '../../hospitals/hospitals.public.ts';
import { countDirectory } from '../directory/directory.repository.ts';
import { requireReach } from '../directory/directory-scope.ts';
import type { DoctorsContext } from '../doctors.context.ts';
import { listDoctorNotes } from './notes.repository.ts';
import { presentNotes } from './present-notes.ts';

/** What one's own hospital wrote about a doctor of the directory. */
export async function readDoctorNotes(
  { db }: Pick<DoctorsContext, 'db'>,
  actor: Actor,
  doctorId: string,
): Promise<DoctorNotes> {
  const membership = await getMembership(db, actor);
  const reach = requireReach(actor, membership);
  if ((await countDirectory(db, { reach, ids: [doctorId] })) === 0) throw new ApiError('NotFound');
  return presentDoctorNotes(db, actor, membership, doctorId);
}

export async function presentDoctorNotes(
  db: Queryable,
  actor: Actor,
  { hospital, member }: Membership,
  doctorId: string,
): Promise<DoctorNotes> {
  const [members, written] = await Promise.all([
    listMembers(db, hospital.id),
    listDoctorNotes(db, hospital.id, doctorId),
  ]);
  const mayWrite = hasHospitalRight(member.role, noteRight);
  return {
    doctorId,
    notes: presentNotes(written, { actor, members, mayWrite }),
    can: rightsFor(actor, { write: mayWrite }, ['write']),
  };
}
