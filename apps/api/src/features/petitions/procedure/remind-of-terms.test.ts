import { expect, test } from 'vitest';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { remindOfTerms } from './remind-of-terms.ts';

const { db, admin, act, buildCase, clock, outbox } = await openPetitionsApi();

const context = {
  db,
  now: clock.now,
  publicUrl: 'https://fonendo.test',
  sendMail: async (_tx: unknown, mail: (typeof outbox)[number]) => {
    outbox.push(mail);
  },
};

const remindersOn = async (day: string, email: string) => {
  clock.set(`${day}T08:05:00Z`);
  outbox.length = 0;
  for (let run = 0; run < 2; run += 1) await remindOfTerms(context);
  return outbox.filter(({ to }) => to === email).map(({ subject }) => subject);
};

const proposal = { proposal: 'denial', summary: 'Faltan horas.' };

test('an unopened notice is recalled every day from the fifth until it counts as rejected, then its term', async () => {
  clock.set('2026-03-10T09:00:00Z');
  const { email, petitionId } = await buildCase('Sended', { petition: { registeredOn: '2025-12-01' } });
  await act(admin.jwt, petitionId, 'hearings', { ...proposal, channel: 'electronic', disposedOn: '2026-03-10' });
  const open = 'Abre la notificación del Ministerio antes del 20 de marzo de 2026';
  expect(await remindersOn('2026-03-14', email)).toEqual([]);
  for (const day of ['15', '16', '17', '18', '19', '20']) {
    expect(await remindersOn(`2026-03-${day}`, email)).toEqual([open]);
  }
  expect(await remindersOn('2026-03-21', email)).toEqual([]);
  // Ten working days from Friday 20 March, without 2 and 3 April, end on Tuesday 7 April.
  const due = 'Alegaciones: hasta el 7 de abril de 2026';
  expect(await remindersOn('2026-03-31', email)).toEqual([due]);
  expect(await remindersOn('2026-04-01', email)).toEqual([]);
  for (const day of ['04', '05', '06', '07']) expect(await remindersOn(`2026-04-${day}`, email)).toEqual([due]);
  expect(await remindersOn('2026-04-08', email)).toEqual([]);
});

test('a request is recalled until it is answered', async () => {
  clock.set('2026-03-10T09:00:00Z');
  const { email, petitionId } = await buildCase('Sended', { petition: { registeredOn: '2025-12-01' } });
  await act(admin.jwt, petitionId, 'requirements', { reason: 'Pensum', notifiedOn: '2026-03-10' });
  const due = 'Responde al Ministerio hasta el 24 de marzo de 2026';
  expect(await remindersOn('2026-03-17', email)).toEqual([due]);
  expect(await remindersOn('2026-03-21', email)).toEqual([due]);
  // Back to a day on which the administrator's session is alive.
  clock.set('2026-03-10T10:00:00Z');
  expect(await act(admin.jwt, petitionId, 'requirements/answer', { answeredOn: '2026-03-10' })).toMatchObject({
    status: 200,
  });
  expect(await remindersOn('2026-03-22', email)).toEqual([]);
});
