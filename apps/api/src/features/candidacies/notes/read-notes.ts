import type { CandidacyNotes } from '@fonendo/contract/candidacies/notes.schema';
import { noteRight } from '@fonendo/domain/candidacies/note';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { memberName, presentNotes } from '../../doctors/doctors.public.ts';
import { getMembership, listMembers, type Membership } from '../../hospitals/hospitals.public.ts';
import { findHospitalCandidacy } from '../access/access.public.ts';
import type { CandidacyNotesContext } from './notes.context.ts';
import { hasLeft, listNotes, readRating } from './notes.repository.ts';

/** Only for people who work at the hospital of the candidacy. */
export async function readNotes(
  { db }: CandidacyNotesContext,
  actor: Actor,
  candidacyId: string,
): Promise<CandidacyNotes> {
  const membership = await getMembership(db, actor);
  const row = await findHospitalCandidacy(db, membership.hospital.id, candidacyId);
  if (!row) throw new ApiError('NotFound');
  return presentCandidacyNotes(db, actor, membership, candidacyId, hasLeft(db, row.candidacy.doctorId));
}

/** The current notes, for a reader who may write. */
export async function presentCandidacyNotes(
  db: Queryable,
  actor: Actor,
  { hospital, member }: Membership,
  candidacyId: string,
  candidateLeft: Promise<boolean> | false = false,
): Promise<CandidacyNotes> {
  const [members, written, rating, isGone] = await Promise.all([
    listMembers(db, hospital.id),
    listNotes(db, candidacyId),
    readRating(db, candidacyId, member.userId),
    candidateLeft,
  ]);
  const mayWrite = !isGone && hasHospitalRight(member.role, noteRight);
  const colleagues = members
    .filter(({ canSignIn }) => canSignIn)
    .map((one) => ({ id: one.userId, name: memberName(one) }));
  return {
    notes: presentNotes(written, { actor, members, mayWrite }),
    rating,
    colleagues,
    can: rightsFor(actor, { write: mayWrite, rate: mayWrite }, ['write']),
  };
}
