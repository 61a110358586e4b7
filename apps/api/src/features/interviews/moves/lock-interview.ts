import {
  decideInterview,
  type InterviewEvent,
  type InterviewFacts,
  type InterviewSide,
  type InterviewStatus,
} from '@fonendo/domain/interviews/interview.lifecycle';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { lockHospitalCandidacy, lockOwnCandidacy } from '../../candidacies/access/access.public.ts';
import { lockOwnData } from '../../doctors/doctors.public.ts';
import { requireRight } from '../../hospitals/hospitals.public.ts';
import {
  findInterview,
  type InterviewScope,
  type InterviewWithOffer,
  lockInterview,
} from '../interviews.repository.ts';

/** A locked interview, and the side that acts. */
export type LockedInterview = InterviewWithOffer & { side: InterviewSide };

/** Locks person, hospital, candidacy and interview, in this order everywhere. A 404 for other hospitals. */
export async function lockForHospital(tx: Transaction, actor: Actor, id: string): Promise<LockedInterview> {
  const { hospital } = await requireRight(tx, actor, 'manageInterviews');
  const scope = { hospitalId: hospital.id };
  const found = await findInterview(tx, scope, id);
  if (!found || !(await lockHospitalCandidacy(tx, hospital.id, found.interview.candidacyId))) {
    throw new ApiError('NotFound');
  }
  return { ...(await lockFound(tx, scope, id)), side: 'hospital' };
}

/** For the candidate; a 404 for everybody else. */
export async function lockForDoctor(tx: Transaction, actor: Actor, id: string): Promise<LockedInterview> {
  const doctor = await lockOwnData(tx, actor.userId);
  const scope = { doctorId: actor.userId };
  const found = doctor && (await findInterview(tx, scope, id));
  if (!found || !(await lockOwnCandidacy(tx, actor.userId, found.interview.candidacyId))) {
    throw new ApiError('NotFound');
  }
  return { ...(await lockFound(tx, scope, id)), side: 'doctor' };
}

/** Read again after locking. */
async function lockFound(tx: Transaction, scope: InterviewScope, id: string): Promise<InterviewWithOffer> {
  await lockInterview(tx, id);
  const row = await findInterview(tx, scope, id);
  if (!row) throw new ApiError('NotFound');
  return row;
}

export const factsOf = ({ interview, candidacyStatus }: InterviewWithOffer): InterviewFacts => ({
  status: interview.status,
  startsAt: interview.startsAt,
  candidacyOpen: candidacyStatus === 'inProcess',
});

/** The next status; throws if the event is refused. */
export function decide(locked: LockedInterview, event: InterviewEvent, now: Date): InterviewStatus {
  const decision = decideInterview(factsOf(locked), event, locked.side, now);
  if ('refused' in decision) throw new ApiError(decision.refused);
  return decision.to;
}
