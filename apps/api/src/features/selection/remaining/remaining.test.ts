import type { Remaining } from '@fonendo/contract/selection/remaining.schema';
import type { BulkResult } from '@fonendo/contract/selection/selection.schema';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentRequests } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { applied, at, openSelectionApi, type Place } from '../../../testing/scenes/selection.ts';

const api = await openSelectionApi();
const { db, request, outbox, clock, ours, theirs, token, find, auditOf, noticesOf, buildCase, buildRequest, post } =
  api;

beforeEach(() => {
  outbox.length = 0;
});

const reason = 'La plaza se ha cubierto con otra persona';
const read = (offerId: string, as = token) =>
  request('GET', `/api/selection/offers/${offerId}/remaining`, { token: as });
const answer = (offerId: string, groups: unknown, as = token) =>
  request('POST', `/api/selection/offers/${offerId}/remaining`, { token: as, body: { reason, groups } });

/** An offer whose only vacancy is filled, and who is left at these places. */
async function buildFilled(places: readonly (Place & { locale?: 'es' | 'en' })[], overrides = {}) {
  const { offerId } = await buildCase({ status: 'accepted', step: 3 }, { vacancies: 1, ...overrides });
  const left = [];
  for (const { locale = 'es', ...place } of places) {
    const doctor = await buildSignedInDoctor(api);
    await db.update(users).set({ locale }).where(eq(users.id, doctor.userId));
    left.push({ ...(await buildCandidacy(db, { offerId, doctorId: doctor.userId, ...place })), doctor });
  }
  return { offerId, left };
}

const itemOf = ({ id, status, step }: { id: string } & Place) => ({ id, from: { status, step } });
const codesOf = ({ body }: { body: unknown }) => (body as BulkResult).results.map(({ code }) => code);

describe('who is left', () => {
  test('is grouped by step and language, those who came furthest first, with a text that fits each', async () => {
    const { offerId, left } = await buildFilled([
      applied,
      at(3),
      { ...applied, locale: 'en' },
      at(1),
      { ...applied, locale: 'es' },
    ]);
    const { status, body } = await read(offerId);
    expect(status).toBe(200);
    const { groups, total } = body as Remaining;
    expect(total).toBe(5);
    expect(groups.map(({ step, locale, people }) => [step?.name ?? null, locale, people.length])).toEqual([
      ['Entrevista', 'es', 1],
      ['Gestión interna', 'es', 1],
      expect.arrayContaining([null]),
      expect.arrayContaining([null]),
    ]);
    const english = groups.find(({ locale }) => locale === 'en');
    expect(english?.suggested).toMatch(/^Thank you for your interest in “FEA de Nefrología”/);
    expect(english?.people).toMatchObject([{ id: left[2]?.id, status: 'applied', step: null }]);
    expect(groups[0]?.suggested).toMatch(/entrevista.*Hospital Universitario La Ribera$/s);
    expect(groups.every(({ suggested }) => suggested.length <= selectionLimits.farewell)).toBe(true);
  });

  test('nobody is, while a vacancy is free or everybody has an answer', async () => {
    const free = await buildFilled([applied], { vacancies: 2 });
    expect(await read(free.offerId)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
    const [left] = free.left;
    if (!left) throw new Error('nobody is left');
    expect(codesOf(await answer(free.offerId, [{ text: 'Gracias.', items: [itemOf(left)] }]))).toEqual([
      'InvalidStatusChange',
    ]);
    expect(await find(left.id)).toMatchObject({ status: 'applied' });
    const answered = await buildFilled([{ status: 'discarded', step: null }]);
    expect(await read(answered.offerId)).toMatchObject({ status: 409 });
  });

  test('the board and the accepted candidacy say whether and how many', async () => {
    const { offerId, left } = await buildFilled([applied, at(1)]);
    const board = await request('GET', `/api/selection/board?offer=${offerId}`, { token });
    expect(board.body).toMatchObject({ open: 2, can: { answerRemaining: true } });
    const opened = await request('GET', `/api/selection/candidacies/${left[0]?.id}`, { token });
    expect(opened.body).toMatchObject({ offer: { vacanciesLeft: 0, open: 2 }, can: { answerRemaining: true } });
    const reader = await request('GET', `/api/selection/board?offer=${offerId}`, { token: ours.administrative.jwt });
    expect(reader.body).toMatchObject({ can: { answerRemaining: false } });
  });
});

describe('answering', () => {
  test('discards each with the words for their group, on their page and in their mail, without the reason', async () => {
    const { offerId, left } = await buildFilled([at(1), { ...applied, locale: 'en' }]);
    const [far, near] = left;
    if (!far || !near) throw new Error('nobody is left');
    const requestId = await buildRequest(far, 1);
    const told = await answer(offerId, [
      { text: 'Gracias por venir.\n\nHasta pronto.', items: [itemOf(far)] },
      { text: ' Thank you for applying. ', items: [itemOf(near)] },
    ]);
    expect(told).toMatchObject({ status: 200 });
    expect(codesOf(told)).toEqual([null, null]);
    expect(await find(far.id)).toMatchObject({ status: 'discarded', step: 1, discardReason: reason });
    const [asked] = await db.select().from(documentRequests).where(eq(documentRequests.id, requestId));
    expect(asked).toMatchObject({ status: 'cancelled' });
    const own = await request('GET', `/api/candidacies/${near.id}`, { token: near.doctor.jwt });
    expect(own.body).toMatchObject({ status: 'discarded', farewell: 'Thank you for applying.' });
    expect(JSON.stringify(own.body)).not.toContain(reason);
    const mail = outbox.find(({ to }) => to === far.doctor.email);
    expect(mail?.paragraphs).toEqual(expect.arrayContaining(['Gracias por venir.', 'Hasta pronto.']));
    expect(JSON.stringify(mail)).not.toContain(reason);
    expect(outbox.find(({ to }) => to === near.doctor.email)?.paragraphs).toContain('Thank you for applying.');
    expect(outbox.filter(({ decision }) => decision !== undefined)).toHaveLength(2);
    for (const { id } of left) {
      expect(await auditOf(id)).toMatchObject([{ action: 'candidacy.discarded', actorId: ours.recruiter.user.id }]);
    }
    expect(await read(offerId)).toMatchObject({ status: 409 });
  });

  test('taken back within ten seconds, all stand where they stood and nobody was told', async () => {
    const { offerId, left } = await buildFilled([at(1), applied]);
    await answer(offerId, [{ text: 'Gracias.', items: left.map(itemOf) }]);
    clock.advance(9_000);
    const items = left.map(({ id, step }) => ({ id, from: { status: 'discarded', step } }));
    expect(codesOf(await post('bulk', { action: 'undoDiscard', items }))).toEqual([null, null]);
    for (const { id, status, step, doctor } of left) {
      expect(await find(id)).toMatchObject({ status, step, discardReason: null, farewell: null });
      expect(await noticesOf(doctor.userId)).toEqual([]);
    }
  });

  test('sent twice at once, each is told once', async () => {
    const { offerId, left } = await buildFilled([at(1), applied]);
    const groups = [{ text: 'Gracias.', items: left.map(itemOf) }];
    const answers = await Promise.all([
      answer(offerId, groups),
      answer(offerId, groups, ours.selectionCoordinator.jwt),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(codesOf).toSorted()).toEqual(['Conflict', 'Conflict', null, null]);
    for (const { id, doctor } of left) {
      expect(await noticesOf(doctor.userId)).toHaveLength(1);
      expect(await auditOf(id)).toHaveLength(1);
    }
    expect(outbox).toHaveLength(2);
  });

  test('whoever withdrew or was moved meanwhile is left as they are, and the others are answered', async () => {
    const { offerId, left } = await buildFilled([at(1), applied, applied]);
    const [moved, gone, still] = left;
    if (!moved || !gone || !still) throw new Error('nobody is left');
    await api.move(moved.id, at(1), 2);
    await request('POST', `/api/candidacies/${gone.id}/withdraw`, { token: gone.doctor.jwt });
    const told = await answer(offerId, [{ text: 'Gracias.', items: left.map(itemOf) }]);
    expect(codesOf(told)).toEqual(['Conflict', 'Conflict', null]);
    expect(await find(gone.id)).toMatchObject({ status: 'withdrawn', farewell: null });
    expect(await find(moved.id)).toMatchObject({ status: 'inProcess', step: 2 });
    expect(await find(still.id)).toMatchObject({ status: 'discarded' });
  });

  test('what is not of that offer or hospital is not found', async () => {
    const { offerId, left } = await buildFilled([applied]);
    const other = await buildFilled([applied]);
    const groups = [{ text: 'Gracias.', items: other.left.map(itemOf) }];
    expect(codesOf(await answer(offerId, groups))).toEqual(['NotFound']);
    const own = [{ text: 'Gracias.', items: left.map(itemOf) }];
    expect(await answer(offerId, own, theirs.recruiter.jwt)).toMatchObject({ status: 404 });
    expect(await read(offerId, theirs.recruiter.jwt)).toMatchObject({ status: 404 });
    expect(await answer(offerId, own, ours.administrative.jwt)).toMatchObject({ status: 403 });
    expect(await read(offerId, ours.administrative.jwt)).toMatchObject({ status: 403 });
    for (const { id } of [...left, ...other.left]) expect(await find(id)).toMatchObject({ status: 'applied' });
  });

  test('an administrator who acts as the recruiter answers nobody', async () => {
    const { offerId, left } = await buildFilled([applied]);
    const started = await request('POST', `/api/auth/${ours.recruiter.user.id}/impersonate`, {
      token: api.admin.jwt,
      body: { reason: 'Ayuda por teléfono' },
    });
    const { jwt } = started.body as { jwt: string };
    const groups = [{ text: 'Gracias.', items: left.map(itemOf) }];
    expect(await answer(offerId, groups, jwt)).toMatchObject({ status: 403, body: { code: 'NotWhileImpersonating' } });
    const board = await request('GET', `/api/selection/board?offer=${offerId}`, { token: jwt });
    expect(board.body).toMatchObject({ can: { answerRemaining: false } });
  });

  test('an empty text, one too long and too many at once are refused at their place', async () => {
    const { offerId, left } = await buildFilled([applied]);
    const [one] = left;
    if (!one) throw new Error('nobody is left');
    const items = [itemOf(one)];
    for (const text of ['  ', 'a'.repeat(selectionLimits.farewell + 1)]) {
      const refused = await answer(offerId, [{ text, items }]);
      expect(refused).toMatchObject({ status: 422 });
      expect(JSON.stringify(refused.body)).toContain('groups.0.text');
    }
    const half = Array.from({ length: selectionLimits.bulk / 2 + 1 }, () => itemOf(one));
    const many = [
      { text: 'Uno.', items: half },
      { text: 'Dos.', items: half },
    ];
    expect(await answer(offerId, many)).toMatchObject({ status: 422 });
    expect(await find(one.id)).toMatchObject({ status: 'applied' });
  });
});
