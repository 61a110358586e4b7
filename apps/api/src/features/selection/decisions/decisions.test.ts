import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { offers } from '../../../db/schema/offers.ts';
import { documentRequests, interviews } from '../../../db/schema/selection.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { buildApplicant } from '../../../testing/scenes/candidacies.ts';
import { applied, at, openSelectionApi } from '../../../testing/scenes/selection.ts';
import { testPassword } from '../../../testing/sign-in.ts';

const api = await openSelectionApi();
const {
  db,
  request,
  outbox,
  clock,
  ours,
  token,
  move,
  complete,
  accept,
  discard,
  undo,
  find,
  stepsOf,
  auditOf,
  noticesOf,
  buildCase,
  buildRequest,
  buildInterview,
} = api;

beforeEach(() => {
  outbox.length = 0;
});

describe('accepting', () => {
  test('only after the first two steps, with nothing open', async () => {
    const { id } = await buildCase(at(1));
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'MandatoryStepsMissing' } });
    const waiting = await buildCase(at(2));
    await buildRequest(waiting, 2);
    expect(await accept(waiting.id)).toMatchObject({ status: 409, body: { code: 'StepUnfinished' } });
  });

  test('fills a vacancy, ends the step, tells the candidate; the last one tells the colleagues', async () => {
    const row = await buildCase(at(2));
    const other = await buildCandidacy(db, { offerId: row.offerId, ...at(2) });
    await db.delete(notifications).where(eq(notifications.userId, ours.administrator.user.id));
    expect(await accept(row.id)).toMatchObject({
      status: 200,
      body: { status: 'accepted', offer: { vacanciesLeft: 1 } },
    });
    expect(await stepsOf(row.id)).toEqual(['done', 'done', 'done']);
    expect(await noticesOf(row.doctorId)).toMatchObject([{ kind: 'candidacyAccepted', link: `/candidate/${row.id}` }]);
    expect(outbox).toMatchObject([
      { to: row.doctor.email, heading: '¡Enhorabuena!' },
      { to: ours.recruiter.user.email },
    ]);
    expect(await noticesOf(ours.administrator.user.id)).toEqual([]);
    expect(await accept(other.id)).toMatchObject({ status: 200, body: { offer: { vacanciesLeft: 0 } } });
    for (const { user } of [ours.administrator, ours.selectionCoordinator]) {
      expect(await noticesOf(user.id)).toMatchObject([
        { kind: 'vacanciesFilled', link: `/offers/${row.offerId}/candidates` },
      ]);
    }
    // Neither who did it nor who has no part in it.
    for (const { user } of [ours.recruiter, ours.administrative]) {
      const kinds = (await noticesOf(user.id)).map(({ kind }) => kind);
      expect(kinds).not.toContain('vacanciesFilled');
    }
    await db.delete(notifications).where(eq(notifications.userId, ours.selectionCoordinator.user.id));
    const late = await buildCandidacy(db, { offerId: row.offerId, ...at(2) });
    expect(await accept(late.id)).toMatchObject({ status: 409, body: { code: 'NoVacancyLeft' } });
    const { body } = await request('GET', `/api/selection/candidacies/${late.id}`, { token });
    expect(body).toMatchObject({ can: { accept: { refused: 'NoVacancyLeft' } } });
  });

  test('two for the last vacancy at once: one is accepted', async () => {
    const first = await buildCase(at(2), { vacancies: 1 });
    const second = await buildCandidacy(db, { offerId: first.offerId, ...at(2) });
    const answers = await Promise.all([accept(first.id), accept(second.id, ours.administrator.jwt)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'NoVacancyLeft' });
    const accepted = await db
      .select()
      .from(candidacies)
      .where(and(eq(candidacies.offerId, first.offerId), eq(candidacies.status, 'accepted')));
    expect(accepted).toHaveLength(1);
  });

  test('the same twice at once is one acceptance', async () => {
    const { id, doctorId } = await buildCase(at(2));
    const answers = await Promise.all([accept(id), accept(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await noticesOf(doctorId)).toHaveLength(1);
  });

  test('a closed offer still accepts who applied, while vacancies last', async () => {
    const { id, offerId } = await buildCase(at(2), { vacancies: 1 });
    const other = await buildCandidacy(db, { offerId, ...at(2) });
    await db.update(offers).set({ status: 'closed', closedAt: clock.now() }).where(eq(offers.id, offerId));
    expect(await move(other.id, at(2), 3)).toMatchObject({ status: 200 });
    expect(await accept(id)).toMatchObject({ status: 200 });
    expect(await accept(other.id)).toMatchObject({ status: 409, body: { code: 'NoVacancyLeft' } });
  });
});

describe('discarding', () => {
  test('ends what is open, and tells the candidate without the reason', async () => {
    const row = await buildCase(at(1));
    const requestId = await buildRequest(row, 1);
    const interviewId = await buildInterview(row, 1);
    expect(await discard(row.id, ' No encaja con el equipo ')).toMatchObject({
      status: 200,
      body: { status: 'discarded', step: 1, discardReason: 'No encaja con el equipo', can: { undoDiscard: true } },
    });
    const [asked] = await db.select().from(documentRequests).where(eq(documentRequests.id, requestId));
    const [interview] = await db.select().from(interviews).where(eq(interviews.id, interviewId));
    expect([asked?.status, interview?.status]).toEqual(['cancelled', 'cancelled']);
    const notices = await noticesOf(row.doctorId);
    expect(notices.map(({ kind }) => kind)).toContain('candidacyDiscarded');
    expect(outbox.filter(({ subject }) => subject === 'Sobre tu candidatura a «FEA de Nefrología»')).toHaveLength(1);
    const reach = JSON.stringify([notices, outbox, await auditOf(row.id)]);
    expect(reach).not.toContain('No encaja');
    for (const reason of ['', '   ', 'x'.repeat(1001)]) {
      expect(await discard(row.id, reason)).toMatchObject({ status: 422, body: { fields: { reason: {} } } });
    }
  });

  test('undone, it stands where it stood, and the days go on', async () => {
    const row = await buildCase();
    await discard(row.id);
    expect(await undo(row.id)).toMatchObject({
      status: 200,
      body: { status: 'applied', step: null, discardReason: null },
    });
    expect(await find(row.id)).toMatchObject({ statusSince: row.appliedAt, stepSince: row.appliedAt });
    await move(row.id, applied, 0);
    await db.delete(documentRequests).where(eq(documentRequests.candidacyId, row.id));
    clock.advance(60_000);
    await move(row.id, at(0), 1);
    const before = await find(row.id);
    clock.advance(60_000);
    await discard(row.id);
    expect((await find(row.id)).stepSince).toEqual(clock.now());
    expect(await undo(row.id)).toMatchObject({ status: 200, body: { status: 'inProcess', step: 1 } });
    expect(await find(row.id)).toEqual(before);
    expect(await stepsOf(row.id)).toEqual(['done', 'active']);
  });

  test('undone within ten seconds nobody was told; later the candidate is told of both', async () => {
    const row = await buildCase(at(1));
    const told = async () => (await noticesOf(row.doctorId)).map(({ kind }) => kind);
    await discard(row.id);
    const [bell] = await noticesOf(row.doctorId);
    expect(outbox.at(-1)).toMatchObject({ subject: 'Sobre tu candidatura a «FEA de Nefrología»', decision: bell?.id });
    clock.advance(9_000);
    await undo(row.id);
    expect(await told()).toEqual([]);
    await discard(row.id);
    clock.advance(10_000);
    await undo(row.id);
    expect(await told()).toEqual(['candidacyDiscarded', 'candidacyReopened']);
    expect(outbox.map(({ subject }) => subject).at(-1)).toBe('Tu candidatura a «FEA de Nefrología» sigue en marcha');
  });

  test('who has left does not come back, and takes along what was written about them', async () => {
    const { offerId } = await buildCase();
    const { jwt, userId } = await buildApplicant(api);
    const { id } = await buildCandidacy(db, { offerId, doctorId: userId, ...at(1) });
    await complete(id, at(1), false, 'Informe muy personal');
    await discard(id, 'Motivo muy personal');
    expect(await request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } })).toMatchObject({
      status: 204,
    });
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
    const { body } = await request('GET', `/api/selection/candidacies/${id}`, { token });
    expect(body).toMatchObject({ candidate: null, snapshot: null, discardReason: null, can: { undoDiscard: false } });
    expect(JSON.stringify(body)).not.toContain('personal');
  });

  test('at the moment the doctor withdraws: one of both, never both', async () => {
    const row = await buildCase(at(1));
    const [discarded, withdrawn] = await Promise.all([
      discard(row.id),
      request('POST', `/api/candidacies/${row.id}/withdraw`, { token: row.doctor.jwt }),
    ]);
    expect([discarded.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    const { status, discardReason } = await find(row.id);
    expect(status).toBe(discarded.status === 200 ? 'discarded' : 'withdrawn');
    expect(discardReason !== null).toBe(discarded.status === 200);
  });
});

test('who withdraws ends what is open', async () => {
  const row = await buildCase(at(1));
  await buildRequest(row, 1);
  await buildInterview(row, 1);
  const answer = await request('POST', `/api/candidacies/${row.id}/withdraw`, { token: row.doctor.jwt });
  expect(answer).toMatchObject({ status: 200, body: { status: 'withdrawn', next: [] } });
  const asked = await db.select().from(documentRequests).where(eq(documentRequests.candidacyId, row.id));
  const arranged = await db.select().from(interviews).where(eq(interviews.candidacyId, row.id));
  expect([...asked, ...arranged].map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
});
