import { randomUUIDv7 } from 'node:crypto';
import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import type { HospitalCandidacy, Person } from '@fonendo/contract/selection/selection.schema';
import { standardSteps } from '@fonendo/domain/processes/process';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { candidacies } from '../../db/schema/candidacies.ts';
import { candidacySteps, documentRequests, interviewSlots, interviews } from '../../db/schema/selection.ts';
import { buildCandidacy } from '../../testing/factories/hospital-factories.ts';
import { buildApplicant } from '../../testing/scenes/candidacies.ts';
import { openOffersApi } from '../../testing/scenes/offers.ts';

const api = await openOffersApi();
const { db, request, clock, ours, theirs, buildOfferAt } = api;
const cardiology = { speciality: 'Cardiología', yearsOfExperience: 0 };

const get = (path: string, token: string) => request('GET', `/api/selection/${path}`, { token });
const read = async (id: string, token = ours.recruiter.jwt) =>
  (await get(`candidacies/${id}`, token)).body as HospitalCandidacy;

async function buildSnapshot(token: string) {
  return (await request('GET', '/api/doctors/me/profile', { token })).body as DoctorProfile;
}

describe('a candidacy', () => {
  test('shows what was handed in, how it fits, its steps and what may be done', async () => {
    const { jwt, userId } = await buildApplicant(api);
    const snapshot = await buildSnapshot(jwt);
    const offer = await buildOfferAt('approved', { ...cardiology, vacancies: 3 });
    const row = await buildCandidacy(db, {
      ...{ offerId: offer.id, doctorId: userId, snapshot, match: 92 },
      ...{ status: 'inProcess', step: 1 },
    });
    const common = { candidacyId: row.id, hospitalId: row.hospitalId, doctorId: userId };
    const paper = { kind: null, name: 'Carta', why: '', dueOn: '2026-03-20', createdAt: clock.now() } as const;
    await db.insert(documentRequests).values([
      { id: randomUUIDv7(), ...common, ...paper, position: 0, status: 'accepted' },
      { id: randomUUIDv7(), ...common, ...paper, position: 0, status: 'cancelled' },
    ]);
    const body = await read(row.id);
    expect(body).toMatchObject({
      candidate: {
        ...{ id: userId, firstname: 'Valentina', lastname: 'Restrepo' },
        ...{ certification: 'notStarted', zone: 'America/Bogota' },
      },
      snapshot,
      match: {
        level: 'high',
        reasons: [
          { key: 'specialitySame', fits: true },
          { key: 'experienceNotAsked', fits: true },
        ],
      },
      offer: { id: offer.id, vacancies: 3, vacanciesLeft: 3 },
      steps: [
        { position: 0, status: 'done', mandatory: true, documents: { awaited: 0, toAccept: 0, accepted: 1 } },
        { position: 1, status: 'active', mandatory: true, documents: { awaited: 0, toAccept: 0, accepted: 0 } },
        { position: 2, status: null, mandatory: false, interview: null, startedAt: null },
      ],
      can: {
        moveTo: [
          { step: 0, refused: null },
          { step: 1, refused: 'InvalidStatusChange' },
          { step: 2, refused: null },
        ],
        complete: { refused: null },
        startNext: { refused: null },
        accept: { refused: 'MandatoryStepsMissing' },
        discard: true,
        undoDiscard: false,
      },
    });
    await db.insert(interviews).values({
      ...{ id: randomUUIDv7(), ...common, position: 1, durationMinutes: 45, place: 'video', location: 'https://a.b' },
      ...{ createdAt: clock.now(), updatedAt: clock.now() },
    });
    expect(await read(row.id)).toMatchObject({
      steps: [{}, { interview: { status: 'pendingConfirmation', startsAt: null } }, {}],
      can: { complete: { refused: 'StepUnfinished' } },
    });
    // Never what may not weigh in a selection.
    for (const secret of ['1990-05-20', 'AB1234567', 'Luz Marina', 'Carrera 7', 'nationality', 'gender', 'passport']) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  test('who only reads is offered nothing', async () => {
    const { id } = await buildCandidacy(db, { offerId: (await buildOfferAt('approved')).id });
    expect((await read(id, ours.administrative.jwt)).can).toBeNull();
    expect((await read(id)).can).toMatchObject({ discard: true, closeOffer: true });
    expect((await read(id, ours.selectionCoordinator.jwt)).can).toMatchObject({ discard: true, closeOffer: false });
  });

  test('whoever opens it first has seen it; an administrator in their name has not', async () => {
    const { id } = await buildCandidacy(db, { offerId: (await buildOfferAt('approved')).id });
    const seenAt = async () => {
      const [row] = await db.select().from(candidacies).where(eq(candidacies.id, id));
      return row?.seenAt;
    };
    const started = await request('POST', `/api/auth/${ours.recruiter.user.id}/impersonate`, {
      token: api.admin.jwt,
      body: { reason: 'Ayuda por teléfono' },
    });
    await read(id, (started.body as { jwt: string }).jwt);
    expect(await seenAt()).toBeNull();
    await read(id, ours.administrative.jwt);
    const first = clock.now();
    clock.advance(60_000);
    await read(id);
    expect(await seenAt()).toEqual(first);
    expect((await get(`candidacies/${id}`, theirs.recruiter.jwt)).status).toBe(404);
  });

  test('knows those beside it in its column, the best match first', async () => {
    const { id: offerId } = await buildOfferAt('approved');
    const column = [];
    for (const match of [90, 40, 70]) {
      column.push(await buildCandidacy(db, { offerId, match, status: 'inProcess', step: 1 }));
    }
    await buildCandidacy(db, { offerId, match: 80 });
    await buildCandidacy(db, { offerId, match: 80, status: 'inProcess', step: 0 });
    const [best, worst, middle] = column.map(({ id }) => id);
    expect((await read(best ?? '')).neighbours).toEqual({ previous: null, next: middle, index: 1, total: 3 });
    expect((await read(middle ?? '')).neighbours).toEqual({ previous: best, next: worst, index: 2, total: 3 });
    expect((await read(worst ?? '')).neighbours).toEqual({ previous: middle, next: null, index: 3, total: 3 });
    const alone = await buildCandidacy(db, { offerId, status: 'discarded', step: 1 });
    expect((await read(alone.id)).neighbours).toMatchObject({ index: 1, total: 1 });
  });

  test('nothing of another hospital’s, whatever is asked for', async () => {
    const { id, doctorId } = await buildCandidacy(db, { offerId: (await buildOfferAt('approved')).id });
    const unknown = await get(`candidacies/${randomUUIDv7()}`, theirs.recruiter.jwt);
    const from = { status: 'applied', step: null };
    const calls = [
      ['GET', `candidacies/${id}`],
      ['GET', `people/${doctorId}`],
      ['POST', `candidacies/${id}/move`, { from, to: { step: 0 } }],
      ['POST', `candidacies/${id}/complete`, { from, result: '', startNext: false }],
      ['POST', `candidacies/${id}/accept`],
      ['POST', `candidacies/${id}/discard`, { reason: 'No' }],
      ['POST', `candidacies/${id}/undo-discard`],
    ] as const;
    for (const [method, path, body] of calls) {
      for (const { jwt } of [theirs.administrator, theirs.recruiter, theirs.selectionCoordinator]) {
        const answer = await request(method, `/api/selection/${path}`, { token: jwt, ...(body && { body }) });
        expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: unknown.body });
      }
    }
    const bulk = { action: 'discard', reason: 'No', items: [{ id, from }] };
    expect(
      await request('POST', '/api/selection/candidacies/bulk', { token: theirs.recruiter.jwt, body: bulk }),
    ).toMatchObject({ status: 200, body: { results: [{ id, code: 'NotFound' }] } });
    const [after] = await db.select().from(candidacies).where(eq(candidacies.id, id));
    expect(after?.status).toBe('applied');
    expect((await get('candidacies/1', ours.recruiter.jwt)).status).toBe(422);
  });
});

describe('a person', () => {
  test('is known by what they handed in here: the latest, and all of it in order', async () => {
    const { jwt, userId } = await buildApplicant(api);
    const snapshot = await buildSnapshot(jwt);
    const first = await buildCandidacy(db, {
      ...{ offerId: (await buildOfferAt('approved')).id, doctorId: userId, status: 'discarded', step: 1 },
      ...{ appliedAt: new Date('2026-01-10T00:00:00Z'), discardReason: 'Otra vez será', snapshot },
    });
    const latest = await buildCandidacy(db, {
      ...{ offerId: (await buildOfferAt('approved')).id, doctorId: userId },
      snapshot: { ...snapshot, speciality: 'Nefrología' },
    });
    const elsewhere = await buildCandidacy(db, { doctorId: userId, snapshot });
    const { body } = await get(`people/${userId}`, ours.administrative.jwt);
    const person = body as Person;
    expect(person).toMatchObject({
      ...{ id: userId, lastname: 'Restrepo', certification: 'notStarted', latestCandidacyId: latest.id },
      snapshot: { speciality: 'Nefrología' },
    });
    expect(person.candidacies).toMatchObject([
      { id: latest.id, status: 'applied', step: null, discardReason: null },
      { id: first.id, status: 'discarded', step: 'Gestión interna', discardReason: 'Otra vez será' },
    ]);
    expect(JSON.stringify(body)).not.toContain(elsewhere.id);
    expect((await get(`people/${userId}`, theirs.recruiter.jwt)).status).toBe(404);
    expect((await get(`people/${randomUUIDv7()}`, ours.recruiter.jwt)).status).toBe(404);
  });
});

describe('for the doctor', () => {
  test('steps by name with their dates, what is to be done, and nothing of the hospital’s own', async () => {
    const { jwt, userId } = await buildApplicant(api);
    const [first, second, third] = standardSteps;
    if (!first || !second || !third) throw new Error('the standard process has three steps');
    const steps = [
      { ...first, text: 'Trae el original.' },
      { ...second, text: 'Preguntar a Jefatura.' },
      { ...third, text: 'Será con el equipo.' },
    ];
    const { id: offerId } = await buildOfferAt('approved', { steps });
    const row = await buildCandidacy(db, { offerId, doctorId: userId, status: 'inProcess', step: 1 });
    await db
      .update(candidacySteps)
      .set({ result: 'Flojo en hemodiálisis' })
      .where(eq(candidacySteps.candidacyId, row.id));
    const common = { candidacyId: row.id, hospitalId: row.hospitalId, doctorId: userId, position: 1 };
    const paper = { ...common, kind: null, name: 'Carta', why: '', createdAt: clock.now() } as const;
    await db.insert(documentRequests).values([
      { id: randomUUIDv7(), ...paper, dueOn: '2026-03-20' },
      { id: randomUUIDv7(), ...paper, dueOn: '2026-03-18', status: 'askedAgain', returnReason: 'Se lee mal.' },
      { id: randomUUIDv7(), ...paper, dueOn: '2026-03-12', status: 'accepted' },
    ]);
    const arranged = {
      ...common,
      durationMinutes: 45,
      place: 'video',
      location: 'https://a.b',
      ...{ createdAt: clock.now(), updatedAt: clock.now() },
    } as const;
    const startsAt = new Date('2026-03-24T14:00:00Z');
    const endsAt = new Date('2026-03-24T14:45:00Z');
    const proposed = randomUUIDv7();
    await db.insert(interviews).values([
      { id: proposed, ...arranged },
      { id: randomUUIDv7(), ...arranged, status: 'confirmed', startsAt, endsAt },
      { id: randomUUIDv7(), ...arranged, status: 'cancelled', startsAt, endsAt },
    ]);
    const date = { proposedBy: 'hospital', startsAt, endsAt } as const;
    await db.insert(interviewSlots).values({ id: randomUUIDv7(), interviewId: proposed, ...date });
    const { body } = await request('GET', `/api/candidacies/${row.id}`, { token: jwt });
    const own = body as OwnCandidacy;
    expect(own.steps).toMatchObject([
      { name: 'Solicitud de documentación', status: 'done', text: 'Trae el original.' },
      { name: 'Gestión interna', status: 'active', text: null },
      { name: 'Entrevista', status: null, startedAt: null, text: null },
    ]);
    expect(own.next).toEqual([
      { kind: 'documents', count: 2, dueOn: '2026-03-18' },
      { kind: 'pickDate' },
      { kind: 'interview', startsAt: startsAt.toISOString() },
    ]);
    const list = await request('GET', '/api/candidacies/mine', { token: jwt });
    expect(list.body).toMatchObject({ items: [own] });
    expect(JSON.stringify([body, list.body])).not.toMatch(/Jefatura|hemodiálisis/);
    const other = await buildApplicant(api);
    expect((await request('GET', `/api/candidacies/${row.id}`, { token: other.jwt })).status).toBe(404);
  });
});
