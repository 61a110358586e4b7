import type { TestApi } from './api.ts';
import { buildDoctor } from './factories/factories.ts';
import { buildSignedIn } from './sign-in.ts';

export type DoctorOptions = Omit<NonNullable<Parameters<typeof buildDoctor>[1]>, 'userId'>;

/** A signed-in doctor who declared everything; certified where they have a Spanish degree. */
export async function buildSignedInDoctor(
  api: Pick<TestApi, 'db' | 'request'>,
  { user: overrides, ...doctor }: DoctorOptions = {},
) {
  const { user, jwt } = await buildSignedIn(api, {
    phone: '+573001234567',
    policyGroups: [doctor.hasDegreeSpain ? 'certifiedDoctor' : 'notCertifiedDoctor'],
    ...overrides,
  });
  await buildDoctor(api.db, { ...doctor, userId: user.id });
  return { userId: user.id, email: user.email, jwt };
}
