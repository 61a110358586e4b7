import { randomUUIDv7 } from 'node:crypto';
import type { FoundDoctor } from '@fonendo/contract/doctors/directory.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { doctors } from '../../../db/schema/doctors.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildDoctor } from '../../../testing/factories/factories.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, clock } = api;
const hospital = await buildHospital(db);
const staff = await buildStaff(api, hospital.id, 'recruiter');
const rival = await buildStaff(api, (await buildHospital(db)).id, 'recruiter');

const read = async (id: string, token = staff.jwt) => {
  const { status, body } = await request('GET', `/api/doctors/${id}`, { token });
  return { status, body: body as FoundDoctor };
};
const findable = async (user: NonNullable<Parameters<typeof buildDoctor>[1]>['user'] = {}) =>
  (await buildDoctor(db, { findable: true, user })).userId;

test('a hospital reads exactly what the doctor previews', async () => {
  const doctor = await buildSignedInDoctor(api);
  await db.update(doctors).set({ findable: true }).where(eq(doctors.userId, doctor.userId));
  const preview = await request('GET', '/api/doctors/me/profile', { token: doctor.jwt });
  expect((await read(doctor.userId)).body).toEqual({
    profile: preview.body,
    candidacies: [],
    recommended: [],
    can: { recommend: true },
  });
});

test('with the candidacies and the recommendations of this hospital, and of no other', async () => {
  const id = await findable();
  const [older, newer, open] = [
    await buildOffer(db, { hospitalId: hospital.id, name: 'Anestesista' }),
    await buildOffer(db, { hospitalId: hospital.id, name: 'Cardióloga' }),
    await buildOffer(db, { hospitalId: hospital.id, name: 'Pediatra' }),
  ];
  const first = await buildCandidacy(db, {
    ...{ doctorId: id, offerId: older.id, status: 'discarded', appliedAt: new Date('2026-01-10T09:00:00Z') },
  });
  const second = await buildCandidacy(db, {
    ...{ doctorId: id, offerId: newer.id, appliedAt: new Date('2026-03-01T09:00:00Z') },
  });
  const body = { doctorIds: [id] };
  await request('POST', `/api/offers/managed/${open.id}/recommendations`, { token: staff.jwt, body });
  expect((await read(id)).body).toMatchObject({
    candidacies: [
      { id: second.id, status: 'applied', offer: { id: newer.id, name: 'Cardióloga' } },
      { id: first.id, status: 'discarded', offer: { name: 'Anestesista' } },
    ],
    recommended: [{ offer: { id: open.id, name: 'Pediatra' }, at: clock.now().toISOString() }],
  });
  expect((await read(id, rival.jwt)).body).toMatchObject({ candidacies: [], recommended: [] });
});

test.each([
  ['administrator', true],
  ['selectionCoordinator', false],
  ['administrative', false],
] as const)('%s: reads, and recommends: %s', async (role, recommend) => {
  const { jwt } = await buildStaff(api, hospital.id, role);
  expect(await read(await findable(), jwt)).toMatchObject({ status: 200, body: { can: { recommend } } });
});

describe('is not there', () => {
  test.each<[string, () => Promise<string>]>([
    ['who does not wish to be found', async () => (await buildDoctor(db, { findable: false })).userId],
    ['who is blocked', () => findable({ blockedAt: clock.now() })],
    ['who is not verified', () => findable({ verifiedAt: null })],
    ['who does not exist', async () => randomUUIDv7()],
    ['who is no doctor', async () => staff.user.id],
    [
      'who left',
      async () => {
        const doctor = await buildSignedInDoctor(api);
        await db.update(doctors).set({ findable: true }).where(eq(doctors.userId, doctor.userId));
        await request('DELETE', '/api/account', { token: doctor.jwt, body: { password: testPassword } });
        return doctor.userId;
      },
    ],
    [
      'who applied here and hides now: the hospital has what they handed in',
      async () => {
        const { userId } = await buildDoctor(db, { findable: false });
        const offer = await buildOffer(db, { hospitalId: hospital.id });
        await buildCandidacy(db, { doctorId: userId, offerId: offer.id });
        return userId;
      },
    ],
  ])('%s', async (_, build) => {
    expect(await read(await build())).toMatchObject({ status: 404 });
  });
});

test('neither for doctors, nor for administrators, nor for a hospital that is not approved', async () => {
  const id = await findable();
  for (const group of ['certifiedDoctor', 'notCertifiedDoctor', 'admin'] as const) {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    expect(await read(id, jwt)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
  }
  const { id: waiting } = await buildHospital(db);
  await db.update(hospitals).set({ approvalStatus: 'pending' }).where(eq(hospitals.id, waiting));
  const { jwt } = await buildStaff(api, waiting, 'administrator');
  expect(await read(id, jwt)).toMatchObject({ body: { code: 'HospitalNotApproved' } });
});
