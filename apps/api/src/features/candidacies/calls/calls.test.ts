import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildHospital } from '../../../testing/factories/hospital-factories.ts';
import { buildSelection } from '../../../testing/scenes/document-requests.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { eraseCandidaciesOf } from '../erasure.repository.ts';

const api = await openTestApi();
const { db, request } = api;
const today = '2026-03-10';

const note = (token: string, id: string, body: unknown) =>
  request('PUT', `/api/selection/candidacies/${id}/call`, { token, body });
const seen = async (token: string, id: string) =>
  (await request('GET', `/api/selection/candidacies/${id}`, { token })).body as HospitalCandidacy;
const auditsOf = (id: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'call.noted')));

async function buildAccepted() {
  const scene = await buildSelection(api, { step: 2 });
  const since = new Date('2026-03-08T09:00:00Z');
  const accepted = { status: 'accepted', statusSince: since, acceptedBy: scene.recruiter.user.id } as const;
  await db.update(candidacies).set(accepted).where(eq(candidacies.id, scene.candidacy.id));
  return { ...scene, id: scene.candidacy.id };
}

test('a call is noted, colleagues see it and can correct it; the candidate never reads it', async () => {
  const { id, recruiter, doctor, candidacy } = await buildAccepted();
  expect(await seen(recruiter.jwt, id)).toMatchObject({ acceptance: { call: null }, can: { noteCall: true } });
  expect((await note(recruiter.jwt, id, { day: today, note: ' Pide turno de mañana. ' })).status).toBe(204);
  const { firstname, lastname } = recruiter.user;
  const by = `${firstname} ${lastname}`;
  expect((await seen(recruiter.jwt, id)).acceptance).toEqual({
    ...{ by, notice: null, call: { day: today, note: 'Pide turno de mañana.', by } },
  });
  // A second click, and then a correction by a colleague.
  await note(recruiter.jwt, id, { day: today, note: 'Pide turno de mañana.' });
  expect(await auditsOf(id)).toHaveLength(1);
  const colleague = await buildStaff(api, candidacy.hospitalId, 'selectionCoordinator');
  await note(colleague.jwt, id, { day: '2026-03-09', note: 'Acepta.' });
  const corrected = (await seen(recruiter.jwt, id)).acceptance?.call;
  expect(corrected).toEqual({
    ...{ day: '2026-03-09', note: 'Acepta.', by: `${colleague.user.firstname} ${colleague.user.lastname}` },
  });
  const audits = await auditsOf(id);
  expect(audits.map(({ after }) => after)).toEqual([{ day: today }, { day: '2026-03-09' }]);
  const own = (await request('GET', `/api/candidacies/${id}`, { token: doctor.jwt })).body as OwnCandidacy;
  expect(JSON.stringify(own)).not.toContain('Acepta.');
});

test('the day is between the acceptance and today; what is wrong is told at the field', async () => {
  const { id, recruiter } = await buildAccepted();
  for (const day of ['2026-03-07', '2026-03-11']) {
    expect(await note(recruiter.jwt, id, { day })).toMatchObject({ status: 422, body: { fields: { day: {} } } });
  }
  const long = { day: today, note: 'a'.repeat(501) };
  expect(await note(recruiter.jwt, id, long)).toMatchObject({ status: 422, body: { fields: { note: {} } } });
});

test('nobody else, and only once accepted', async () => {
  const { id, recruiter, doctor, candidacy } = await buildAccepted();
  const reader = await buildStaff(api, candidacy.hospitalId, 'administrative');
  const elsewhere = await buildStaff(api, (await buildHospital(db)).id, 'recruiter');
  expect(await note(reader.jwt, id, { day: today })).toMatchObject({ status: 403 });
  expect(await note(doctor.jwt, id, { day: today })).toMatchObject({ status: 403 });
  expect(await note(elsewhere.jwt, id, { day: today })).toMatchObject({ status: 404 });
  const open = await buildSelection(api, { step: 2 });
  expect(await note(open.recruiter.jwt, open.candidacy.id, { day: today })).toMatchObject({
    ...{ status: 409, body: { code: 'InvalidStatusChange' } },
  });
  expect((await seen(recruiter.jwt, id)).acceptance?.call).toBeNull();
});

test('the words go with the account', async () => {
  const { id, recruiter, doctor } = await buildAccepted();
  await note(recruiter.jwt, id, { day: today, note: 'Pide turno de mañana.' });
  await db.transaction((tx) => eraseCandidaciesOf(tx, doctor.userId, api.clock.now()));
  const [row] = await db.select().from(candidacies).where(eq(candidacies.id, id));
  expect(row).toMatchObject({ status: 'accepted', calledOn: null, calledBy: null, callNote: null });
});

test('whether the candidate opened the notice is seen', async () => {
  const { recruiter, doctor, candidacy } = await buildSelection(api, { step: 2 });
  const accepted = await request('POST', `/api/selection/candidacies/${candidacy.id}/accept`, { token: recruiter.jwt });
  expect(accepted.body).toMatchObject({ acceptance: { notice: { openedAt: null } } });
  const about = `/candidate/${candidacy.id}`;
  await request('POST', '/api/notifications/read', { token: doctor.jwt, body: { about } });
  expect((await seen(recruiter.jwt, candidacy.id)).acceptance?.notice?.openedAt).toBe(api.clock.now().toISOString());
});
