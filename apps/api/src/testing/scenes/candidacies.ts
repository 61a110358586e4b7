import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { groupOfHospitalRole } from '@fonendo/domain/hospitals/hospital.policy';
import type { TestApi } from '../api.ts';
import { buildSignedInDoctor, type DoctorOptions } from '../doctor-sign-in.ts';
import { buildEntitlement } from '../factories/factories.ts';
import { buildHospitalMember } from '../factories/hospital-factories.ts';
import { buildPapers } from '../factories/petition-factories.ts';
import { buildSignedIn } from '../sign-in.ts';

type Api = Pick<TestApi, 'db' | 'request'>;

/** A signed-in doctor who lacks nothing to apply. */
export async function buildApplicant(api: Api, options: DoctorOptions = {}) {
  const doctor = await buildSignedInDoctor(api, options);
  await buildPapers(api.db, doctor.userId, { paid: false });
  await buildEntitlement(api.db, { userId: doctor.userId, product: 'offersAccess' });
  return doctor;
}

/** Somebody who works at a hospital, signed in. */
export async function buildStaff(api: Api, hospitalId: string, role: HospitalRole) {
  const { user, jwt } = await buildSignedIn(api, { policyGroups: [groupOfHospitalRole(role)] });
  await buildHospitalMember(api.db, { userId: user.id, hospitalId, role });
  return { user, jwt };
}
