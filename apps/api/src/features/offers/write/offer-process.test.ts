import { isDeepStrictEqual } from 'node:util';
import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import { emptyOffer } from '@fonendo/domain/offers/offer';
import { type ProcessStep, standardSteps } from '@fonendo/domain/processes/process';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { offers } from '../../../db/schema/offers.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { openOffersApi } from '../../../testing/scenes/offers.ts';
import { openProcesses } from '../../../testing/scenes/processes.ts';
import { findOffer } from '../offers.repository.ts';

const api = await openOffersApi();
const { db, request, ours, theirs, admin, buildOfferAt, call, read } = api;
const { save, remove, makeDefault, endDefault, created } = openProcesses(request);
const { jwt } = ours.recruiter;

const internalText = 'Solo para el equipo: comprobar el nivel retributivo.';
const candidateText = 'Cuéntanos un caso complejo.';
const steps: ProcessStep[] = [
  {
    ...{ id: crypto.randomUUID(), type: 'interview', name: 'Primera entrevista', mandatory: true },
    ...{ text: candidateText, documents: [], daysToAnswer: 10, durationMinutes: 20 },
  },
  {
    ...{ id: crypto.randomUUID(), type: 'documentRequest', name: 'Papeles', mandatory: true, text: candidateText },
    documents: [
      { kind: 'diploma', name: '' },
      { kind: null, name: 'Carta de recomendación' },
    ],
    ...{ daysToAnswer: 7, durationMinutes: 45 },
  },
  {
    ...{ id: crypto.randomUUID(), type: 'internal', name: 'Propuesta', mandatory: false },
    ...{ text: internalText, documents: [], daysToAnswer: 10, durationMinutes: 45 },
  },
];

/** What an offer shows of them. */
const outline = [
  { ...pick(steps[0]), documents: [], durationMinutes: 20 },
  { ...pick(steps[1]), documents: steps[1]?.documents, durationMinutes: null },
  { ...pick(steps[2]), documents: [], durationMinutes: null },
];

function pick(step: ProcessStep | undefined) {
  if (!step) throw new Error('there are three steps');
  const { id, type, name, mandatory } = step;
  return { id, type, name, mandatory };
}

let serial = 0;

async function buildProcess(token = jwt) {
  serial += 1;
  const { id, name } = await created(token, `Proceso ${serial}`);
  const answer = await save(token, id, { version: 1, name, steps });
  expect(answer.status).toBe(200);
  return { id, name };
}

const choose = (token: string | undefined, offerId: string, processId: unknown) =>
  request('PUT', `/api/offers/managed/${offerId}/process`, { body: { processId }, ...(token && { token }) });

describe('the process of an offer', () => {
  test('is chosen while it is written, and its steps are copied when it is published', async () => {
    const process = await buildProcess();
    const { id } = await buildOfferAt('draft', { steps: null });
    expect((await read(jwt, id)).steps.map(({ name }) => name)).toEqual(standardSteps.map(({ name }) => name));

    const chosen = await choose(jwt, id, process.id);
    expect(chosen).toMatchObject({ status: 200, body: { status: 'draft', version: 1, process, steps: outline } });
    expect((await findOffer(db, id))?.steps).toBeNull();
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries).toMatchObject([{ action: 'offer.processChosen', after: { processId: process.id } }]);

    const published = await call(jwt, 'publish', id);
    expect(published).toMatchObject({ status: 200, body: { status: 'pending', process, steps: outline } });
    expect((await findOffer(db, id))?.steps).toEqual(steps);
  });

  test('changes nothing of what is published, whatever becomes of it', async () => {
    const process = await buildProcess();
    const { id } = await buildOfferAt('draft');
    await choose(jwt, id, process.id);
    await call(jwt, 'publish', id);
    await call(admin.jwt, 'approve', id, 2);
    await save(jwt, process.id, { version: 2, name: process.name, steps: [...standardSteps] });
    expect((await read(jwt, id)).steps).toEqual(outline);
    // Nor does a revision of the open offer bring the new steps in.
    await call(jwt, 'edit', id, 3);
    await call(jwt, 'publish', id, 4);
    await call(admin.jwt, 'approve', id, 5);
    expect(await read(jwt, id)).toMatchObject({ status: 'approved', version: 6, steps: outline });
    expect((await findOffer(db, id))?.steps).toEqual(steps);
    await remove(jwt, process.id);
    expect(await read(jwt, id)).toMatchObject({ process: null, steps: outline });
  });

  test('is copied anew when what was withdrawn or refused is published again', async () => {
    const process = await buildProcess();
    const { id } = await buildOfferAt('refused', { processId: process.id });
    expect(await call(jwt, 'publish', id)).toMatchObject({ body: { status: 'pending', steps: outline } });
    await call(jwt, 'edit', id, 2);
    await choose(jwt, id, null);
    expect(await call(jwt, 'publish', id, 3)).toMatchObject({ body: { status: 'pending', process: null } });
    expect((await findOffer(db, id))?.steps).toEqual(standardSteps);
  });

  test('falls back to the standard one where it is deleted before', async () => {
    const process = await buildProcess();
    const { id } = await buildOfferAt('draft', { processId: process.id, steps: null });
    expect((await remove(jwt, process.id)).status).toBe(204);
    expect(await read(jwt, id)).toMatchObject({ process: null, version: 1 });
    await call(jwt, 'publish', id);
    expect((await findOffer(db, id))?.steps).toEqual(standardSteps);
  });

  test('is the default of the hospital in a new offer, and the original’s in a clone', async () => {
    const process = await buildProcess();
    const create = async () =>
      (await request('POST', '/api/offers', { token: jwt, body: { content: emptyOffer } })).body as ManagedOffer;
    expect((await create()).process).toBeNull();
    await makeDefault(jwt, process.id);
    expect(await create()).toMatchObject({ process, steps: outline });
    await endDefault(jwt, process.id);
    const { id } = await buildOfferAt('closed', { processId: process.id });
    expect(await call(jwt, 'clone', id)).toMatchObject({ status: 201, body: { process, steps: outline } });
  });

  test('is never another hospital’s, nor one that is not there', async () => {
    const foreign = await buildProcess(theirs.administrator.jwt);
    const { id } = await buildOfferAt('draft');
    expect(await choose(jwt, id, foreign.id)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    expect(await choose(jwt, id, crypto.randomUUID())).toMatchObject({ status: 404 });
    expect(await choose(jwt, id, 'x')).toMatchObject({ status: 422 });
    expect(await choose(jwt, id, undefined)).toMatchObject({ status: 422 });
    expect(await choose(theirs.administrator.jwt, id, foreign.id)).toMatchObject({ status: 404 });
    expect(await choose(ours.selectionCoordinator.jwt, id, null)).toMatchObject({ status: 403 });
    expect(await choose(undefined, id, null)).toMatchObject({ status: 401 });
    expect((await findOffer(db, id))?.processId).toBeNull();
  });

  test('is settled where somebody publishes while another chooses or deletes', async () => {
    const process = await buildProcess();
    const offer = await buildOfferAt('draft', { processId: process.id });
    const answers = await Promise.all([
      call(jwt, 'publish', offer.id),
      choose(ours.administrator.jwt, offer.id, null),
      remove(ours.selectionCoordinator.jwt, process.id),
    ]);
    expect(answers[0].status).toBe(200);
    expect([200, 409]).toContain(answers[1].status);
    expect(answers[2].status).toBe(204);
    const stored = await findOffer(db, offer.id);
    expect([steps, standardSteps].some((possible) => isDeepStrictEqual(possible, stored?.steps))).toBe(true);
    expect(stored?.processId).toBeNull();
  });
});

test('a doctor reads the steps of an open offer without the hospital’s texts', async () => {
  const doctor = await buildSignedInDoctor(api);
  const { id } = await buildOfferAt('approved', { steps });
  const answer = await request('GET', `/api/offers/${id}`, { token: doctor.jwt });
  expect((answer.body as OfferForDoctor).steps).toEqual(outline);
  for (const kept of [internalText, candidateText]) expect(JSON.stringify(answer.body)).not.toContain(kept);
  await db.update(offers).set({ status: 'draft' }).where(eq(offers.id, id));
  expect(await request('GET', `/api/offers/${id}`, { token: doctor.jwt })).toMatchObject({ status: 404 });
});
