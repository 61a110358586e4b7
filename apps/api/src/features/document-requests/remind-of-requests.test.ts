import type { ProcessStep } from '@fonendo/domain/processes/process';
import { standardSteps } from '@fonendo/domain/processes/process';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { candidacies } from '../../db/schema/candidacies.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { documentRequests } from '../../db/schema/selection.ts';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSelection, requestCalls } from '../../testing/scenes/document-requests.ts';
import { lockHospitalCandidacy } from '../candidacies/access/access.public.ts';
import { askForStepDocuments, cancelRequestsOf, hasOpenRequests } from './document-requests.public.ts';
import { remindOfRequests } from './remind-of-requests.ts';

const api = await openTestApi();
const { db } = api;
const { ask, askOne, upload, judge, rowsOf, rowOf } = requestCalls(api);
const outbox: Mail[] = [];
const day = 24 * 60 * 60 * 1000;

/** At so many days after the 10th of March, which is when the tests ask. */
const on = (days: number) => ({
  db,
  now: () => new Date(api.clock.now().getTime() + days * day),
  sendMail: async (_tx: unknown, mail: Mail) => {
    outbox.push(mail);
  },
  publicUrl: 'https://fonendo.test',
});

beforeEach(async () => {
  outbox.length = 0;
  await db.delete(documentRequests);
});

test('two days before and on the day, one mail for all papers that are due together, and never twice', async () => {
  const { recruiter, candidacy, doctor } = await buildSelection(api);
  await ask(recruiter.jwt, candidacy.id);
  // Due on the 20th, ten days from now.
  for (const days of [7, 8, 8, 9, 10, 10, 11]) await remindOfRequests(on(days));
  expect(outbox.map(({ to }) => to)).toEqual([doctor.email, doctor.email]);
  expect(outbox[0]).toEqual({
    ...{ to: doctor.email, locale: 'es', heading: 'Se acerca la fecha' },
    subject: 'Entrega tus documentos antes del 20 de marzo de 2026',
    paragraphs: [
      'Hola, Valentina:',
      'Hospital Universitario La Ribera espera estos documentos de tu candidatura a «Cardiólogo/a» hasta el 20 de marzo de 2026, incluido:',
      'Título de Medicina apostillado',
      'Carta de la jefatura anterior',
    ],
    button: { label: 'Subir los documentos', url: `https://fonendo.test/candidate/${candidacy.id}` },
    subscription: { userId: doctor.userId, families: ['candidacies'] },
  });
  const told = await db.select().from(notifications).where(eq(notifications.userId, doctor.userId));
  expect(told.filter(({ kind }) => kind === 'documentRequestDue')).toMatchObject([
    { params: { due: '2026-03-20' }, link: `/candidate/${candidacy.id}` },
    { params: { due: '2026-03-20' } },
  ]);
  const [request] = await rowsOf(candidacy.id);
  expect(request?.remindedAt).toEqual(on(10).now());
});

test('what was handed in, accepted or cancelled, and candidacies that ended, are nobody’s worry', async () => {
  const { recruiter, candidacy, doctor } = await buildSelection(api);
  const { body } = await ask(recruiter.jwt, candidacy.id);
  const [first, second] = body.items;
  await upload(doctor.jwt, first?.id ?? '');
  await judge(recruiter.jwt, second?.id ?? '', 'cancel');
  const ended = await buildSelection(api);
  await askOne(ended.recruiter.jwt, ended.candidacy.id);
  await db.update(candidacies).set({ status: 'withdrawn' }).where(eq(candidacies.id, ended.candidacy.id));
  await remindOfRequests(on(8));
  expect(outbox).toEqual([]);
});

test('a paper that is asked for again is reminded of by its new day', async () => {
  const { recruiter, candidacy, doctor } = await buildSelection(api);
  const id = await askOne(recruiter.jwt, candidacy.id);
  await upload(doctor.jwt, id);
  await judge(recruiter.jwt, id, 'ask-again');
  await remindOfRequests(on(8));
  expect(outbox).toEqual([]);
  await remindOfRequests(on(13));
  expect(outbox).toMatchObject([{ to: doctor.email }]);
});

describe('the documents of a step', () => {
  const step: ProcessStep = {
    ...(standardSteps[0] as ProcessStep),
    text: 'Para tu expediente.',
    daysToAnswer: 5,
    documents: [
      { kind: 'pensum', name: '' },
      { kind: null, name: 'Registro de procedimientos' },
    ],
  };
  const by = { userId: null, impersonatorId: null, requestId: 'test' };

  const start = (candidacy: { id: string; hospitalId: string }, started: ProcessStep = step, position = 0) =>
    db.transaction(async (tx) => {
      const row = await lockHospitalCandidacy(tx, candidacy.hospitalId, candidacy.id);
      if (!row) throw new Error('no such candidacy');
      await askForStepDocuments(on(0), tx, by, { row, step: started, position });
    });

  test('are asked for when it starts, with its days and its text, in one mail; coming back asks nobody twice', async () => {
    const { candidacy, recruiter } = await buildSelection(api);
    await start(candidacy);
    expect(await rowsOf(candidacy.id)).toMatchObject([
      { kind: 'pensum', name: '', why: 'Para tu expediente.', dueOn: '2026-03-15', position: 0, status: 'asked' },
      { kind: null, name: 'Registro de procedimientos' },
    ]);
    expect(outbox).toHaveLength(1);
    const [first, second] = await rowsOf(candidacy.id);
    await db
      .update(documentRequests)
      .set({ status: 'accepted' })
      .where(eq(documentRequests.id, first?.id ?? ''));
    await start(candidacy);
    expect(await rowsOf(candidacy.id)).toHaveLength(2);
    await judge(recruiter.jwt, second?.id ?? '', 'cancel');
    await start(candidacy);
    expect((await rowsOf(candidacy.id)).map(({ status }) => status).toSorted()).toEqual([
      'accepted',
      'asked',
      'cancelled',
    ]);
  });

  test('a step without documents, or of another type, asks for nothing', async () => {
    const { candidacy } = await buildSelection(api);
    await start(candidacy, { ...step, documents: [] });
    await start(candidacy, { ...step, type: 'internal' });
    expect(await rowsOf(candidacy.id)).toEqual([]);
    expect(outbox).toEqual([]);
  });

  test('are open until somebody ends them, at their step', async () => {
    const { candidacy } = await buildSelection(api);
    const other = await buildSelection(api);
    await start(candidacy);
    await start(other.candidacy);
    expect(await hasOpenRequests(db, candidacy.id)).toBe(true);
    expect(await hasOpenRequests(db, candidacy.id, 0)).toBe(true);
    expect(await hasOpenRequests(db, candidacy.id, 1)).toBe(false);
    outbox.length = 0;
    await db.transaction((tx) => cancelRequestsOf(on(0), tx, by, [candidacy.id]));
    expect(await hasOpenRequests(db, candidacy.id)).toBe(false);
    expect((await rowsOf(candidacy.id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(await hasOpenRequests(db, other.candidacy.id)).toBe(true);
    // Who ends a candidacy tells of the end itself.
    expect(outbox).toEqual([]);
    await db.transaction((tx) => cancelRequestsOf(on(0), tx, by, []));
    expect((await rowOf((await rowsOf(other.candidacy.id))[0]?.id ?? '')).status).toBe('asked');
  });
});
