import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { groupOfHospitalRole } from '@fonendo/domain/hospitals/hospital.policy';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { users } from '../../db/schema/users.ts';

/** The user's group follows the role; every request reads it, so open sessions change at once. */
export async function updateProfile(
  tx: Queryable,
  hospitalId: string,
  userId: string,
  { role, position }: { role: HospitalRole; position: string | null },
): Promise<void> {
  await tx
    .update(hospitalMembers)
    .set({ role, position })
    .where(and(eq(hospitalMembers.hospitalId, hospitalId), eq(hospitalMembers.userId, userId)));
  await tx
    .update(users)
    .set({ policyGroups: [groupOfHospitalRole(role)] })
    .where(eq(users.id, userId));
}
