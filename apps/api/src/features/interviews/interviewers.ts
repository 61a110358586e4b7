import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { listMembers } from '../hospitals/hospitals.public.ts';
import { nameOf } from './name-of.ts';

/** The people of a hospital who may take part in interviews. Those who leave or lose the right are not among them. */
export async function listColleagues(db: Queryable, hospitalId: string) {
  const members = await listMembers(db, hospitalId);
  return members
    .filter(({ role, canSignIn }) => canSignIn && hasHospitalRight(role, 'manageInterviews'))
    .map((member) => ({ id: member.userId, name: nameOf(member), email: member.email, position: member.position }));
}

/**
 * Who takes part: those who were chosen, or else those who did before. Throws at the field if somebody does not work
 * there, or may not hold interviews. The caller holds the hospital, so nobody leaves it meanwhile.
 */
export async function checkedInterviewers(
  tx: Transaction,
  hospitalId: string,
  chosen: readonly string[],
  before: readonly string[],
): Promise<string[]> {
  const colleagues = new Set((await listColleagues(tx, hospitalId)).map(({ id }) => id));
  if (chosen.length === 0) return before.filter((id) => colleagues.has(id));
  const wanted = [...new Set(chosen)];
  if (wanted.every((id) => colleagues.has(id))) return wanted;
  const fields = { interviewerIds: { key: 'interviews:problems.interviewer' } };
  throw new ApiError('InterviewProposalsFailed', { fields });
}

/** Those who have to be told that they take part now. Nobody is told of what they did themselves. */
export const addedInterviewers = (after: readonly string[], before: readonly string[], actor: Actor): string[] =>
  after.filter((id) => !before.includes(id) && id !== actor.userId);
