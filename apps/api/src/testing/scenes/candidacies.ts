import type { TestApi } from '../api.ts';
import { buildSignedInDoctor, type DoctorOptions } from '../doctor-sign-in.ts';
import { buildEntitlement } from '../factories/factories.ts';
import { buildPapers } from '../factories/petition-factories.ts';

type Api = Pick<TestApi, 'db' | 'request'>;

/** A signed-in doctor who lacks nothing to apply. */
export async function buildApplicant(api: Api, options: DoctorOptions = {}) {
  const doctor = await buildSignedInDoctor(api, options);
  await buildPapers(api.db, doctor.userId, { paid: false });
  await buildEntitlement(api.db, { userId: doctor.userId, product: 'offersAccess' });
  return doctor;
}
