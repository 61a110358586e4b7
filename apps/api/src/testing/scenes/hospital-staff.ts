import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { groupOfHospitalRole } from '@fonendo/domain/hospitals/hospital.policy';
import type { Database } from '../../db/database.ts';
import type { users } from '../../db/schema/users.ts';
import type { Request } from '../api.ts';
import { buildHospital, buildHospitalMember } from '../factories/hospital-factories.ts';
import { buildSignedIn } from '../sign-in.ts';

type Api = { db: Database; request: Request };

/** Somebody who works for a hospital, signed in. */
export async function buildStaff(
  api: Api,
  hospitalId: string,
  role: HospitalRole,
  overrides: Partial<typeof users.$inferSelect> = {},
) {
  const staff = await buildSignedIn(api, { policyGroups: [groupOfHospitalRole(role)], ...overrides });
  await buildHospitalMember(api.db, { userId: staff.user.id, hospitalId, role });
  return staff;
}

/** A hospital and its administrator, signed in. */
export async function buildRunHospital(api: Api, overrides: Parameters<typeof buildHospital>[1] = {}) {
  const administrator = await buildSignedIn(api, { policyGroups: ['hospital'] });
  const hospital = await buildHospital(api.db, { ...overrides, administratorId: administrator.user.id });
  return { hospital, administrator };
}
