import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { candidacies } from '../../db/schema/candidacies.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { offerRecommendations } from '../../db/schema/offers.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildApplicant } from '../../testing/scenes/candidacies.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { testPassword } from '../../testing/sign-in.ts';
import { candidacyStep } from './candidacies.public.ts';

const api = await openTestApi();
const { db, request, clock } = api;

const apply = async (token: string, offerId: string) =>
  (await request('POST', `/api/offers/${offerId}/candidacies`, { token })).body as OwnCandidacy;
const leave = (token: string) => request('DELETE', '/api/account', { token, body: { password: testPassword } });
const rowsOf = (doctorId: string) => db.select().from(candidacies).where(eq(candidacies.doctorId, doctorId));

test('who leaves withdraws, takes along what they handed in, and the hospital is told', async () => {
  const hospital = await buildHospital(db);
  const { user: recruiter } = await buildStaff(api, hospital.id, 'recruiter');
  const offer = await buildOffer(db, { hospitalId: hospital.id });
  const { jwt, userId } = await buildApplicant(api);
  await apply(jwt, offer.id);
  await buildCandidacy(db, { doctorId: userId, status: 'accepted' });
  await db.insert(offerRecommendations).values({ offerId: offer.id, doctorId: userId, at: clock.now() });
  const staying = await buildApplicant(api);
  await apply(staying.jwt, offer.id);

  expect(await leave(jwt)).toMatchObject({ status: 204 });
  const rows = await rowsOf(userId);
  expect(rows.map(({ status, snapshot }) => [status, snapshot]).toSorted()).toEqual([
    ['accepted', null],
    ['withdrawn', null],
  ]);
  const told = await db.select().from(notifications).where(eq(notifications.userId, recruiter.id));
  expect(told.map(({ kind }) => kind).toSorted()).toEqual([
    'candidacyReceived',
    'candidacyReceived',
    'candidacyWithdrawn',
  ]);
  expect(JSON.stringify(told)).not.toContain('Restrepo');
  const recommended = await db.select().from(offerRecommendations).where(eq(offerRecommendations.doctorId, userId));
  expect(recommended).toEqual([]);
  expect(await rowsOf(staying.userId)).toMatchObject([{ status: 'applied', snapshot: { lastname: 'Restrepo' } }]);
});

test('who leaves while applying leaves nothing open behind', async () => {
  const { jwt, userId } = await buildApplicant(api);
  const offer = await buildOffer(db);
  const [gone] = await Promise.all([
    leave(jwt),
    request('POST', `/api/offers/${offer.id}/candidacies`, { token: jwt }),
  ]);
  expect(gone.status).toBe(204);
  for (const { status, snapshot } of await rowsOf(userId)) {
    expect({ status, snapshot }).toEqual({ status: 'withdrawn', snapshot: null });
  }
});

test('the export holds what was handed in and how it stands', async () => {
  const { jwt, userId } = await buildSignedInDoctor(api);
  const snapshot = (await request('GET', '/api/doctors/me/profile', { token: jwt })).body as DoctorProfile;
  await buildCandidacy(db, { doctorId: userId, snapshot });
  const headers = { authorization: `Bearer ${jwt}` };
  const answer = await api.api.request('/api/account/export', { headers });
  const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const told = JSON.parse(strFromU8(zip['fonendo.json'] ?? new Uint8Array())) as { candidacies: object[] };
  expect(told.candidacies).toMatchObject([
    { offer: 'Cardiólogo/a', status: 'applied', handedIn: { lastname: 'Restrepo', speciality: 'Cardiología' } },
  ]);
});

test('those that came to nothing go two years after their end', async () => {
  await db.delete(candidacies);
  const before = new Date('2024-03-10T09:00:00Z');
  for (const status of candidacyStatuses) {
    await buildCandidacy(db, { status, statusSince: before });
    await buildCandidacy(db, { status, statusSince: new Date('2024-03-10T09:00:01Z') });
  }
  await candidacyStep(db, api.files, before, '').run(100);
  const left = await db.select({ status: candidacies.status, since: candidacies.statusSince }).from(candidacies);
  const old = left.filter(({ since }) => since <= before).map(({ status }) => status);
  expect(old.toSorted()).toEqual(['accepted', 'applied', 'inProcess']);
  expect(left).toHaveLength(8);
});
