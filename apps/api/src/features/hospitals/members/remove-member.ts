import { isLastHospitalAdministrator } from '@fonendo/domain/hospitals/administrators';
import type { Queryable } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { holdMembership } from '../hospitals.repository.ts';
import { deleteMember, listMembers, type MemberRow } from './members.repository.ts';

/** Somebody stops working for the hospital they worked for, if any; never its last administrator (section 6). */
export async function leaveHospital(tx: Queryable, userId: string): Promise<void> {
  const membership = await holdMembership(tx, userId, 'no key update');
  if (membership) await removeMember(tx, membership.hospital.id, userId);
}

/** The hospital is locked: of two administrators who remove each other, the second finds that they are gone. */
export async function removeMember(tx: Queryable, hospitalId: string, userId: string): Promise<MemberRow | null> {
  const members = await listMembers(tx, hospitalId);
  if (isLastHospitalAdministrator(userId, members)) throw new ApiError('LastAdministrator');
  await deleteMember(tx, hospitalId, userId);
  return members.find((member) => member.userId === userId) ?? null;
}
