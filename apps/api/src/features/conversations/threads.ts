import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import {
  type MessageSide,
  messageRight,
  petitionTakesMessages,
  takesMessages,
} from '@fonendo/domain/conversations/conversation';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  findDoctorsCandidacy,
  findHospitalCandidacy,
  type HospitalCandidacyRow,
  lockHospitalCandidacy,
  lockOwnCandidacy,
} from '../candidacies/access/access.public.ts';
import { getMembership, requireRight } from '../hospitals/hospitals.public.ts';
import { findEndOfPetition, findPetition, lockPetition, type PetitionRecord } from '../petitions/petitions.public.ts';
import { type About, findDoctorName } from './conversations.repository.ts';
import { findReported, type ReportedRow } from './reports/reports.repository.ts';

/** Whose page of a conversation it is. */
export type Place = About & { side: MessageSide };

/** A conversation as one of its sides sees it. */
export type Thread = {
  about: About;
  side: MessageSide;
  doctorId: string;
  /** Null once the account is deleted. */
  doctor: { name: string } | null;
  /** Whether anybody may still write. */
  open: boolean;
  /** Where it stands if somebody ever reported it. */
  reported: ReportedRow | null;
} & ({ row: HospitalCandidacyRow; petition: null } | { row: null; petition: PetitionRecord });

type Clocked = { now: () => Date };

/** Doctors and administrators talk about a petition under one address. */
export const petitionPlace = ({ policyGroups }: Actor, id: string): Place => ({
  ...{ subject: 'petition', id },
  side: isAdministrator(policyGroups) ? 'team' : 'doctor',
});

/** To read. Somebody else's, and one without the right, is answered as if it did not exist. */
export async function findThread({ now }: Clocked, db: Queryable, actor: Actor, place: Place): Promise<Thread> {
  const { subject, side, id } = place;
  if (subject === 'petition') return petitionThread(db, side, await findPetition(db, actor, id), now());
  if (side === 'doctor') return candidacyThread(db, side, await findDoctorsCandidacy(db, actor.userId, id));
  const { hospital, member } = await getMembership(db, actor);
  if (!hasHospitalRight(member.role, messageRight)) throw new ApiError('Forbidden');
  return candidacyThread(db, side, await findHospitalCandidacy(db, hospital.id, id));
}

/** To change: what it is about is locked, so that nothing is written to a doctor who is leaving or was discarded. */
export async function lockThread({ now }: Clocked, tx: Transaction, actor: Actor, place: Place): Promise<Thread> {
  const { subject, side, id } = place;
  if (subject === 'petition') {
    const found = await findPetition(tx, actor, id);
    return petitionThread(tx, side, found && (await lockPetition(tx, found)), now());
  }
  if (side === 'doctor') return candidacyThread(tx, side, await lockOwnCandidacy(tx, actor.userId, id));
  const { hospital } = await requireRight(tx, actor, messageRight);
  return candidacyThread(tx, side, await lockHospitalCandidacy(tx, hospital.id, id));
}

export async function candidacyThread(
  db: Queryable,
  side: MessageSide,
  row: HospitalCandidacyRow | null,
): Promise<Thread> {
  if (!row) throw new ApiError('NotFound');
  const { id, doctorId, status } = row.candidacy;
  const [doctor, reported] = await Promise.all([findDoctorName(db, doctorId), findReported(db, id)]);
  const open = doctor !== null && takesMessages(status) && reported?.standing !== 'closed';
  return { about: { subject: 'candidacy', id }, side, doctorId, doctor, open, reported, row, petition: null };
}

export async function petitionThread(
  db: Queryable,
  side: MessageSide,
  petition: PetitionRecord | null,
  now: Date,
): Promise<Thread> {
  if (!petition) throw new ApiError('NotFound');
  const { id, doctorId } = petition;
  const [doctor, end] = await Promise.all([findDoctorName(db, doctorId), findEndOfPetition(db, petition)]);
  const open = doctor !== null && petitionTakesMessages(end && madridDate(end), madridDate(now));
  return { about: { subject: 'petition', id }, side, doctorId, doctor, open, reported: null, row: null, petition };
}
