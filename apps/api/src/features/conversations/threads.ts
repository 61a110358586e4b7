import { type MessageSide, messageRight, takesMessages } from '@fonendo/domain/conversations/conversation';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
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
import { findDoctorName } from './conversations.repository.ts';

/** A conversation as one of its sides sees it. */
export type Thread = {
  side: MessageSide;
  row: HospitalCandidacyRow;
  /** Null once the account is deleted. */
  doctor: { name: string } | null;
  /** Whether anybody may still write. */
  open: boolean;
};

/** To read. Somebody else's, and one without the right, is answered as if it did not exist. */
export async function findThread(db: Queryable, actor: Actor, side: MessageSide, candidacyId: string): Promise<Thread> {
  if (side === 'doctor') return threadOf(db, side, await findDoctorsCandidacy(db, actor.userId, candidacyId));
  const { hospital, member } = await getMembership(db, actor);
  if (!hasHospitalRight(member.role, messageRight)) throw new ApiError('Forbidden');
  return threadOf(db, side, await findHospitalCandidacy(db, hospital.id, candidacyId));
}

/** To change: the candidacy is locked, so that nothing is written to a doctor who is leaving or was discarded. */
export async function lockThread(
  tx: Transaction,
  actor: Actor,
  side: MessageSide,
  candidacyId: string,
): Promise<Thread> {
  if (side === 'doctor') return threadOf(tx, side, await lockOwnCandidacy(tx, actor.userId, candidacyId));
  const { hospital } = await requireRight(tx, actor, messageRight);
  return threadOf(tx, side, await lockHospitalCandidacy(tx, hospital.id, candidacyId));
}

async function threadOf(db: Queryable, side: MessageSide, row: HospitalCandidacyRow | null): Promise<Thread> {
  if (!row) throw new ApiError('NotFound');
  const doctor = await findDoctorName(db, row.candidacy.doctorId);
  return { side, row, doctor, open: doctor !== null && takesMessages(row.candidacy.status) };
}
