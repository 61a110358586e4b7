import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { Interview } from '@fonendo/contract/interviews.schema';
import { expect, test } from 'vitest';
import type { TestApi } from '../../../testing/api.ts';
import { buildApplicant } from '../../../testing/scenes/candidacies.ts';
import { requestCalls } from '../../../testing/scenes/document-requests.ts';
import { firstDate, proposal } from '../../../testing/scenes/interviews.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { openSelectionApi } from '../../../testing/scenes/selection.ts';
import { sendGatheredMails } from './send-gathered-mails.ts';

const minute = 60_000;

/** An hour passes, and what waited is mailed. */
async function pause({ db, clock, outbox }: TestApi) {
  clock.advance(60 * minute);
  await sendGatheredMails({
    ...{ db, now: clock.now, publicUrl: 'https://fonendo.test' },
    sendMail: async (_tx, mail) => {
      outbox.push(mail);
    },
  });
}

const subjectsOf = ({ outbox }: TestApi, email: string) =>
  outbox.filter(({ to }) => to === email).map(({ subject }) => subject);

test('a petition from its sending to the registry: a mail for what asks for something, the rest together', async () => {
  const api = await openPetitionsApi();
  const { admin, buildCase, act, judge, upload, read, documentOf, outbox, clock } = api;
  const { jwt, email, petitionId, petition } = await buildCase(null, {
    papers: { documents: 'pending', cv: 'pending' },
  });
  const { reference } = petition;
  const approval = (document: string) => `• Documento aprobado. ${document}, de tu solicitud ${reference}.`;
  outbox.length = 0;
  await act(jwt, petitionId, 'send');
  await pause(api);

  for (const kind of ['passport', 'diploma', 'workContinuity', 'criminalRecord']) {
    const { id } = documentOf(await read(admin.jwt, petitionId), kind);
    const verdict = { verdict: 'approved', from: 'pending', validUntil: '2028-01-31' };
    expect((await judge(admin.jwt, id, verdict)).status).toBe(200);
    clock.advance(minute);
  }
  const { id } = documentOf(await read(admin.jwt, petitionId), 'pensum');
  await judge(admin.jwt, id, { verdict: 'rejected', from: 'pending', reason: 'Falta el reverso.' });
  await act(admin.jwt, petitionId, 'cv-review');
  await pause(api);

  expect(await upload(jwt, 'pensum', { replaces: id })).toBe(201);
  expect(await upload(jwt, 'languageProof')).toBe(201);
  for (const kind of ['pensum', 'languageProof']) {
    const added = documentOf(await read(admin.jwt, petitionId), kind);
    await judge(admin.jwt, added.id, { verdict: 'approved', from: 'pending' });
  }
  expect((await act(admin.jwt, petitionId, 'validate')).status).toBe(200);
  const registered = { registryNumber: 'REGAGE26e00098765', registeredOn: '2026-03-09' };
  expect((await act(admin.jwt, petitionId, 'send-to-ministry', registered)).status).toBe(200);
  await pause(api);

  expect(subjectsOf(api, email)).toEqual([
    `Hemos recibido tu solicitud ${reference}`,
    'Sustituye un documento: Certificación académica (pensum)',
    'Documento aprobado y 4 novedades más',
    `Tu documentación está validada (${reference})`,
    `Tu solicitud está en el Ministerio (${reference})`,
  ]);
  const [, , , validated] = outbox.filter(({ to }) => to === email);
  expect(validated?.paragraphs.slice(-3)).toEqual([
    'Además, desde el último correo:',
    ...['Certificación académica (pensum)', 'Acreditación de español'].map(approval),
  ]);
  expect(outbox.filter(({ to }) => to !== email).map(({ subject }) => subject)).toEqual([
    `Nueva solicitud: ${reference}`,
    `${reference}: Certificación académica (pensum) por revisar`,
  ]);
});

test('from the application to the confirmed interview: nothing that asks for no answer comes alone', async () => {
  const api = await openSelectionApi();
  const { ours, buildOfferAt, request, outbox, token, move, post } = api;
  const { id: offerId } = await buildOfferAt('approved', { vacancies: 2 });
  const doctor = await buildApplicant(api);
  const { upload, rowsOf, judge } = requestCalls(api);
  outbox.length = 0;
  const applied = await request('POST', `/api/offers/${offerId}/candidacies`, { token: doctor.jwt });
  const { id } = applied.body as OwnCandidacy;
  await pause(api);
  expect((await move(id, { status: 'applied', step: null }, 0)).status).toBe(200);
  const asked = await post(`${id}/document-requests`, {
    papers: ['Carta', 'Logbook'].map((name) => ({ kind: null, name, why: 'Lo pide Jefatura.' })),
    dueOn: '2026-03-20',
  });
  expect(asked).toMatchObject({ status: 201 });
  for (const row of await rowsOf(id)) expect((await upload(doctor.jwt, row.id)).status).toBe(200);
  await pause(api);
  for (const row of await rowsOf(id)) expect((await judge(token, row.id, 'accept')).status).toBe(200);
  expect((await move(id, { status: 'inProcess', step: 0 }, 1)).status).toBe(200);
  expect((await move(id, { status: 'inProcess', step: 1 }, 2)).status).toBe(200);
  await pause(api);
  const proposed = await post(`${id}/interviews`, proposal(firstDate));
  expect(proposed).toMatchObject({ status: 201 });
  const own = await request('GET', `/api/candidacies/${id}/interviews`, { token: doctor.jwt });
  const [interview] = (own.body as { items: Interview[] }).items;
  const pick = { token: doctor.jwt, body: { slotId: interview?.slots[0]?.id } };
  expect((await request('POST', `/api/interviews/${interview?.id}/pick`, pick)).status).toBe(200);
  await pause(api);
  expect(subjectsOf(api, doctor.email)).toEqual([
    'Candidatura enviada: FEA de Nefrología',
    'Hospital Universitario La Ribera te solicita documentación',
    'Documento aceptado y 3 novedades más',
    'Elige la fecha de tu entrevista: FEA de Nefrología',
    'Entrevista confirmada: FEA de Nefrología',
  ]);
  expect(subjectsOf(api, ours.recruiter.user.email)).toEqual([
    'Nueva candidatura',
    'Documento recibido y 1 novedad más',
    'Entrevista confirmada: FEA de Nefrología',
  ]);
});
