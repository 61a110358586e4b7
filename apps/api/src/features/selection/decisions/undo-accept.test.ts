import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditDetails, auditEntries } from '../../../db/schema/audit.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { candidacySteps } from '../../../db/schema/selection.ts';
import { buildHospital } from '../../../testing/factories/hospital-factories.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { openSelectionApi } from '../../../testing/scenes/selection.ts';

const api = await openSelectionApi();
const { db, request, clock, ours, post, accept, find, stepsOf, buildCase, noticesOf } = api;
const day = 24 * 60 * 60 * 1000;
const reason = 'Se aceptó a otra persona con el mismo apellido.';
const undo = (id: string, as?: string, body: unknown = { reason }) => post(`${id}/undo-accept`, body, as);

/** Accepted through the product, at a step that was still open. */
async function buildAccepted(offer = {}) {
  const row = await buildCase({ status: 'inProcess', step: 2 }, offer);
  const startedAt = clock.now();
  await db.delete(candidacySteps).where(eq(candidacySteps.candidacyId, row.id));
  await db.insert(candidacySteps).values(
    (['done', 'done', 'active'] as const).map((status, position) => ({
      ...{ candidacyId: row.id, position, status, startedAt },
      ...(status === 'done' && { completedAt: startedAt, completedBy: ours.recruiter.user.id }),
    })),
  );
  clock.advance(60_000);
  const accepted = await accept(row.id);
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  return { ...row, accepted: accepted.body as HospitalCandidacy };
}

/** Accepted so long ago. No session lasts a day. */
async function age(id: string, ms: number): Promise<void> {
  const acceptedAt = (await find(id)).statusSince;
  const earlier = new Date(clock.now().getTime() - ms);
  const ended = and(eq(candidacySteps.candidacyId, id), eq(candidacySteps.completedAt, acceptedAt));
  await db.update(candidacySteps).set({ completedAt: earlier }).where(ended);
  await db.update(candidacies).set({ statusSince: earlier }).where(eq(candidacies.id, id));
}

test('within a day an acceptance is undone: step, vacancy, contact and first day are as before', async () => {
  const { id, offerId, doctor, accepted } = await buildAccepted({ vacancies: 1 });
  expect(accepted).toMatchObject({ offer: { vacanciesLeft: 0 }, can: { undoAccept: true } });
  const dates = { from: '2026-05-04', to: '2026-06-01' };
  expect((await request('PUT', `/api/candidacies/${id}/first-day`, { token: doctor.jwt, body: dates })).status).toBe(
    200,
  );
  const called = { day: clock.now().toISOString().slice(0, 10), note: 'Acepta.' };
  await request('PUT', `/api/selection/candidacies/${id}/call`, { token: ours.recruiter.jwt, body: called });
  await age(id, day - 1000);

  const { status, body } = await undo(id);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ status: 'inProcess', step: 2, firstDay: null, acceptance: null });
  expect(body).toMatchObject({
    offer: { id: offerId, vacanciesLeft: 1 },
    can: { undoAccept: false, accept: { refused: null } },
  });
  expect(await stepsOf(id)).toEqual(['done', 'done', 'active']);
  expect(await find(id)).toMatchObject({ acceptedBy: null, firstDayFrom: null, calledOn: null, callNote: null });
  for (const [path, token] of [
    [`selection/candidacies/${id}/contact`, ours.recruiter.jwt],
    [`selection/candidacies/${id}/contact.vcf`, ours.recruiter.jwt],
  ] as const) {
    expect((await request('GET', `/api/${path}`, { token })).status, path).toBeGreaterThanOrEqual(400);
  }
  // Somebody else can be accepted now, or the same person again.
  expect((await accept(id)).status).toBe(200);
});

test('both sides are told, the doctor why, and the audit keeps the reason apart', async () => {
  const { id, doctor, hospitalId } = await buildAccepted();
  const colleague = await buildStaff(api, hospitalId, 'recruiter');
  await undo(id);
  const kinds = async (userId: string) => (await noticesOf(userId)).map(({ kind }) => kind);
  expect(await kinds(doctor.userId)).toContain('acceptanceUndone');
  expect(await kinds(colleague.user.id)).toContain('vacancyFreed');
  const mail = api.outbox.findLast(({ to }) => to === doctor.email);
  expect(JSON.stringify(mail)).toContain(reason);
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'candidacy.acceptanceUndone')));
  expect(entry).toMatchObject({
    actorId: ours.recruiter.user.id,
    before: { status: 'accepted' },
    after: { status: 'inProcess' },
  });
  expect(JSON.stringify(entry)).not.toContain(reason);
  const details = await db
    .select()
    .from(auditDetails)
    .where(eq(auditDetails.entryId, entry?.id ?? ''));
  expect(details).toMatchObject([{ personId: doctor.userId, after: { reason } }]);
});

test('a second click, a day later, without a reason, by a reader or by another hospital', async () => {
  const late = await buildAccepted();
  await age(late.id, day + 1000);
  expect(await undo(late.id)).toMatchObject({ status: 409, body: { code: 'AcceptanceFinal' } });
  expect(await find(late.id)).toMatchObject({ status: 'accepted' });

  const { id, hospitalId, doctor } = await buildAccepted();
  const reader = await buildStaff(api, hospitalId, 'administrative');
  const elsewhere = await buildStaff(api, (await buildHospital(db)).id, 'recruiter');
  expect(await undo(id, reader.jwt)).toMatchObject({ status: 403 });
  expect(await undo(id, doctor.jwt)).toMatchObject({ status: 403 });
  expect(await undo(id, elsewhere.jwt)).toMatchObject({ status: 404 });
  expect(await undo(id, undefined, { reason: ' ' })).toMatchObject({ status: 422, body: { fields: { reason: {} } } });
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.filter(({ action }) => action === 'candidacy.acceptanceUndone')).toHaveLength(1);
});
