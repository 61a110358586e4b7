import { isLastHospitalAdministrator } from '@fonendo/domain/hospitals/administrators';
import type { Queryable } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { holdMembership } from '../hospitals.repository.ts';
import { deleteMember, listMembers, type MemberRow } from './members.repository.ts';

/** Removes somebody from their hospital, if any, but never its last administrator (specification, section 6). */
export async function leaveHospital(tx: Queryable, userId: string): Promise<void> {
  const membership = await holdMembership(tx, userId, 'no key update');
  if (membership) await removeMember(tx, membership.hospital.id, userId);
}

/** Locks the hospital: if two administrators remove each other, the second finds that they are gone. */
export async function removeMember(tx: Queryable, hospitalId: string, userId: string): Promise<MemberRow | null> {
  const members = await listMembers(tx, hospitalId);
  if (isLastHospitalAdministrator(userId, members)) throw new ApiError('LastAdministrator');
  await deleteMember(tx, hospitalId, userId);
  return members.find((member) => member.userId === userId) ?? null;
}
