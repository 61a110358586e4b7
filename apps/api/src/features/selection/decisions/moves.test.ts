import { randomUUIDv7 } from 'node:crypto';
import type { BulkResult, HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentRequests } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { applied, at, openSelectionApi } from '../../../testing/scenes/selection.ts';

const api = await openSelectionApi();
const {
  db,
  request,
  outbox,
  clock,
  ours,
  post,
  move,
  complete,
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

describe('moving', () => {
  test('the first step asks for its documents, and that is the only message', async () => {
    const { id, doctor } = await buildCase();
    clock.advance(60_000);
    const answer = await move(id, applied, 0);
    expect(answer).toMatchObject({ status: 200, body: { status: 'inProcess', step: 0 } });
    expect(await find(id)).toMatchObject({ statusSince: clock.now(), stepSince: clock.now() });
    expect(await stepsOf(id)).toEqual(['active']);
    const asked = await db.select().from(documentRequests).where(eq(documentRequests.candidacyId, id));
    expect(asked).toMatchObject([{ name: 'Carta de recomendación', position: 0, dueOn: '2026-03-20' }]);
    expect((await noticesOf(doctor.userId)).map(({ kind }) => kind)).toEqual(['documentsRequested']);
    expect(outbox.filter(({ to }) => to === doctor.email)).toHaveLength(1);
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'candidacy.moved',
        actorId: ours.recruiter.user.id,
        before: { status: 'applied', step: null },
        after: { status: 'inProcess', step: 0 },
      },
    ]);
  });

  test('another step tells the candidate its name and nothing of what colleagues wrote', async () => {
    const { id, doctor } = await buildCase(at(0));
    expect((await move(id, at(0), 1)).status).toBe(200);
    expect(await noticesOf(doctor.userId)).toMatchObject([
      {
        kind: 'stepStarted',
        params: { step: 'Gestión interna', offer: 'FEA de Nefrología' },
        ...{ link: `/candidate/${id}`, mailWaits: true },
      },
    ]);
    expect(JSON.stringify(await noticesOf(doctor.userId))).not.toContain('Jefatura');
    expect(outbox).toEqual([]);
  });

  test('who wants no such mails has the notification alone', async () => {
    const quiet = await buildCase(at(0));
    await db.update(users).set({ mailFamilies: [] }).where(eq(users.id, quiet.doctorId));
    await move(quiet.id, at(0), 1);
    expect(await noticesOf(quiet.doctorId)).toMatchObject([{ mailWaits: false }]);
  });

  test('optional steps are skipped, mandatory ones are not', async () => {
    const { id } = await buildCase(at(1));
    expect(await move(id, at(1), 3)).toMatchObject({ status: 200 });
    expect(await stepsOf(id)).toEqual(['done', 'done', 'skipped', 'active']);
    const early = await buildCase();
    for (const step of [1, 2, 3]) {
      expect(await move(early.id, applied, step)).toMatchObject({ body: { code: 'MandatoryStepsMissing' } });
    }
    expect(await move(early.id, applied, 4)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
    expect(await move(early.id, applied, 99)).toMatchObject({ status: 422 });
    expect(await stepsOf(early.id)).toEqual([]);
  });

  test('back opens the step again and forgets what came after; forward once more tells nobody twice', async () => {
    const { id, doctor } = await buildCase(at(0));
    await move(id, at(0), 1);
    await move(id, at(1), 3);
    const told = (await noticesOf(doctor.userId)).length;
    outbox.length = 0;
    clock.advance(60_000);
    expect(await move(id, at(3), 1)).toMatchObject({ status: 200, body: { step: 1 } });
    expect(await stepsOf(id)).toEqual(['done', 'active']);
    expect((await find(id)).stepSince).toEqual(clock.now());
    await move(id, at(1), 3);
    expect(await noticesOf(doctor.userId)).toHaveLength(told);
    expect(outbox).toEqual([]);
  });

  test.each([
    ['a request', buildRequest],
    ['an interview', buildInterview],
  ])('not while %s of it is open', async (_, build) => {
    const row = await buildCase(at(1));
    await build(row, 1);
    for (const answer of [
      await move(row.id, at(1), 2),
      await move(row.id, at(1), 0),
      await complete(row.id, at(1), false),
      await complete(row.id, at(1), true),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'StepUnfinished' } });
    }
    expect(await stepsOf(row.id)).toEqual(['done', 'active']);
  });

  test('two recruiters move the same card: one wins, one is told to look again', async () => {
    const { id } = await buildCase(at(1));
    const answers = await Promise.all([move(id, at(1), 2), move(id, at(1), 3, ours.selectionCoordinator.jwt)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'Conflict' });
    expect((await auditOf(id)).filter(({ action }) => action === 'candidacy.moved')).toHaveLength(1);
    expect(await move(id, applied, 0)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
  });

  test('an administrator who acts as the recruiter moves nobody', async () => {
    const { id } = await buildCase();
    const started = await request('POST', `/api/auth/${ours.recruiter.user.id}/impersonate`, {
      token: api.admin.jwt,
      body: { reason: 'Ayuda por teléfono' },
    });
    expect(await move(id, applied, 0, (started.body as { jwt: string }).jwt)).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
    expect(await auditOf(id)).toEqual([]);
  });
});

describe('completing', () => {
  test('leaves the card where it is, with its result', async () => {
    const { id, stepSince, doctor } = await buildCase(at(1));
    const answer = await complete(id, at(1), false, '  Visto bueno de Jefatura ');
    expect(answer.status).toBe(200);
    const { steps: shown, can } = answer.body as HospitalCandidacy;
    expect(shown[1]).toMatchObject({
      status: 'done',
      result: 'Visto bueno de Jefatura',
      completedAt: clock.now().toISOString(),
      completedBy: 'Valentina Restrepo',
    });
    expect(await find(id)).toMatchObject({ step: 1, stepSince });
    expect(can?.accept).toEqual({ refused: null });
    expect(can?.complete).toEqual({ refused: 'InvalidStatusChange' });
    expect(await noticesOf(doctor.userId)).toEqual([]);
    const audited = await auditOf(id);
    expect(audited).toMatchObject([{ action: 'candidacy.stepCompleted' }]);
    expect(JSON.stringify(audited)).not.toContain('Visto bueno');
    expect(await complete(id, at(1), false)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  });

  test('or starts the next one at once', async () => {
    const { id, doctor } = await buildCase(at(1));
    expect(await complete(id, at(1), true)).toMatchObject({ status: 200, body: { step: 2 } });
    expect(await stepsOf(id)).toEqual(['done', 'done', 'active']);
    expect(await noticesOf(doctor.userId)).toMatchObject([
      { kind: 'stepStarted', params: { step: 'Segunda opinión' } },
    ]);
    const last = await buildCase(at(3));
    expect(await complete(last.id, at(3), true)).toMatchObject({ body: { code: 'InvalidStatusChange' } });
  });

  test('two at once: one of them does it', async () => {
    const { id } = await buildCase(at(1));
    const answers = await Promise.all([complete(id, at(1), true), complete(id, at(1), true)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stepsOf(id)).toEqual(['done', 'done', 'active']);
  });
});

describe('several at once', () => {
  const bulk = async (body: object) => {
    const answer = await post('bulk', body);
    expect(answer.status).toBe(200);
    return (answer.body as BulkResult).results;
  };

  test('each succeeds or fails on its own', async () => {
    const ready = await buildCase(at(1));
    const { offerId } = ready;
    const moved = await buildCandidacy(db, { offerId, ...at(0) });
    const busy = await buildCandidacy(db, { offerId, ...at(1) });
    await buildRequest(busy, 1);
    const foreign = await buildCandidacy(db, at(1));
    const items = [ready, moved, busy, foreign].map(({ id }) => ({ id, from: at(1) }));
    expect(await bulk({ action: 'move', to: { step: 2 }, items })).toEqual([
      { id: ready.id, code: null },
      { id: moved.id, code: 'Conflict' },
      { id: busy.id, code: 'StepUnfinished' },
      { id: foreign.id, code: 'NotFound' },
    ]);
    expect((await find(ready.id)).step).toBe(2);
    expect((await find(foreign.id)).step).toBe(1);
  });

  test('a reason for all', async () => {
    const first = await buildCase();
    const second = await buildCandidacy(db, { offerId: first.offerId, ...at(1) });
    const reason = 'La plaza se ha cubierto.';
    const items = [
      { id: first.id, from: applied },
      { id: second.id, from: applied },
    ];
    expect(await bulk({ action: 'discard', reason, items })).toEqual([
      { id: first.id, code: null },
      { id: second.id, code: 'Conflict' },
    ]);
    expect(await find(first.id)).toMatchObject({ status: 'discarded', discardReason: reason });
    expect((await find(second.id)).status).toBe('inProcess');
  });

  test('a hundred at most, and not without a reason', async () => {
    const items = Array.from({ length: 101 }, () => ({ id: randomUUIDv7(), from: applied }));
    expect(await post('bulk', { action: 'move', to: { step: 0 }, items })).toMatchObject({ status: 422 });
    expect(await post('bulk', { action: 'move', to: { step: 0 }, items: [] })).toMatchObject({ status: 422 });
    const [item] = items;
    expect(await post('bulk', { action: 'discard', reason: ' ', items: [item] })).toMatchObject({ status: 422 });
  });
});
