import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents } from '../../../db/schema/documents.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { users } from '../../../db/schema/users.ts';
import { readAuditOf } from '../../../testing/audit.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildDocument } from '../../../testing/factories/document-factories.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

const api = await openPetitionsApi();
const { db, request, outbox, clock, admin, otherAdmin, buildCase, act, upload, read, judge, documentOf } = api;

const approve = { verdict: 'approved', from: 'pending' };
const reject = { verdict: 'rejected', from: 'approved', reason: 'Falta el reverso.' };

test('a verdict is told on the history, as a notification whose mail waits for others, and in the audit', async () => {
  const { jwt, userId, petitionId } = await buildCase('Pending', { papers: { documents: 'pending' } });
  const { id } = documentOf(await read(admin.jwt, petitionId), 'passport');
  outbox.length = 0;
  const answer = await judge(admin.jwt, id, { ...approve, validUntil: '2027-01-31' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      document: { status: 'approved', validUntil: '2027-01-31', validity: 'valid' },
      petition: { id: petitionId },
    },
  });
  expect((await read(jwt, petitionId)).timeline).toMatchObject([
    { kind: 'documentApproved', byTeam: true, facts: { document: 'passport', version: '1' } },
  ]);
  expect(outbox).toEqual([]);
  expect(await db.select().from(notifications).where(eq(notifications.userId, userId))).toMatchObject([
    { kind: 'documentApproved', params: { document: 'passport' }, mailWaits: true },
  ]);
  expect(await readAuditOf(db, id)).toMatchObject([
    { action: 'document.judged', actorId: admin.user.id, after: { status: 'approved', validUntil: '2027-01-31' } },
  ]);
});

test('a rejection needs a reason', async () => {
  const { petitionId } = await buildCase('Pending', { papers: { documents: 'pending' } });
  const { id } = documentOf(await read(admin.jwt, petitionId), 'diploma');
  for (const reason of [undefined, '   ']) {
    const answer = await judge(admin.jwt, id, { verdict: 'rejected', from: 'pending', reason });
    expect(answer).toMatchObject({ status: 422, body: { fields: { reason: { key: 'errors.required' } } } });
  }
});

describe('changing one’s mind', () => {
  test('at once tells the doctor the last word only; later both', async () => {
    const { userId, petitionId } = await buildCase('Pending', { papers: { documents: 'pending' } });
    const { id } = documentOf(await read(admin.jwt, petitionId), 'diploma');
    const { id: other } = documentOf(await read(admin.jwt, petitionId), 'pensum');
    const told = async () => {
      const rows = await db.select().from(notifications).where(eq(notifications.userId, userId));
      return rows.map(({ kind, params }) => `${kind} ${params['document']}`).toSorted();
    };
    await judge(admin.jwt, other, { verdict: 'rejected', from: 'pending', reason: 'No se lee.' });
    await judge(admin.jwt, id, { verdict: 'rejected', from: 'pending', reason: 'No se lee.' });
    await judge(admin.jwt, id, { verdict: 'approved', from: 'rejected' });
    expect(await told()).toEqual(['documentApproved diploma', 'documentRejected pensum']);
    clock.advance(10_000);
    await judge(admin.jwt, id, reject);
    expect(await told()).toEqual(['documentApproved diploma', 'documentRejected diploma', 'documentRejected pensum']);
  });

  test.each(['Pending', 'Review'] as const)(
    'a document rejected after approval blocks a petition in %s',
    async (status) => {
      const { petitionId } = await buildCase(status);
      const { id } = documentOf(await read(admin.jwt, petitionId), 'diploma');
      expect((await judge(admin.jwt, id, reject)).status).toBe(200);
      const move = status === 'Pending' ? act(admin.jwt, petitionId, 'validate') : toMinistry(petitionId);
      expect(await move).toMatchObject({ status: 409, body: { code: 'DocumentsNotApproved' } });
      const offered = (await read(admin.jwt, petitionId)).allowedEvents;
      expect(offered).toMatchObject([{ refused: 'DocumentsNotApproved' }]);
      expect((await judge(admin.jwt, id, { verdict: 'approved', from: 'rejected' })).status).toBe(200);
      expect((await read(admin.jwt, petitionId)).allowedEvents).toMatchObject([{ refused: null }]);
    },
  );

  test('a document replaced while under review is judged again', async () => {
    const { jwt, petitionId } = await buildCase('Review');
    const before = documentOf(await read(admin.jwt, petitionId), 'pensum');
    outbox.length = 0;
    expect(await upload(jwt, 'pensum')).toBe(201);
    expect(outbox.map(({ to }) => to)).toEqual(['equipo@fonendo.test']);
    expect(await toMinistry(petitionId)).toMatchObject({ status: 409, body: { code: 'DocumentsNotApproved' } });
    // The version that was on the screen is no longer the current one.
    expect(await judge(admin.jwt, before.id, reject)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    const petition = await read(admin.jwt, petitionId);
    expect(petition.timeline[0]).toMatchObject({
      kind: 'documentReplaced',
      byTeam: false,
      facts: { document: 'pensum' },
    });
    const { id, version, status } = documentOf(petition, 'pensum');
    expect({ version, status }).toEqual({ version: 2, status: 'pending' });
    await judge(admin.jwt, id, approve);
    expect((await toMinistry(petitionId)).status).toBe(200);
  });

  test('what was sent cannot be taken back', async () => {
    const { jwt, petitionId } = await buildCase('Pending', { papers: { documents: 'pending' } });
    const { id, can } = documentOf(await read(jwt, petitionId), 'pensum');
    expect(can).toEqual({ replace: true, remove: false });
    const answer = await request('DELETE', `/api/documents/${id}`, { token: jwt });
    expect(answer).toMatchObject({ status: 409, body: { code: 'DocumentNotRemovable' } });
  });

  test('not once the ministry has it, but what comes later can be judged', async () => {
    const { jwt, petitionId } = await buildCase('Sended');
    const { id } = documentOf(await read(admin.jwt, petitionId), 'diploma');
    expect(await judge(admin.jwt, id, reject)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
    await upload(jwt, 'diploma');
    const later = documentOf(await read(admin.jwt, petitionId), 'diploma');
    expect((await judge(admin.jwt, later.id, approve)).status).toBe(200);
  });

  test('of two administrators one is told that somebody was faster', async () => {
    const { petitionId } = await buildCase('Pending', { papers: { documents: 'pending' } });
    const { id } = documentOf(await read(admin.jwt, petitionId), 'passport');
    const answers = await Promise.all([
      judge(admin.jwt, id, approve),
      judge(otherAdmin.jwt, id, { verdict: 'rejected', from: 'pending', reason: 'No se lee.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'Conflict' });
  });

  test('a corrected date is no new verdict', async () => {
    const { email, petitionId } = await buildCase('Pending');
    const { id } = documentOf(await read(admin.jwt, petitionId), 'criminalRecord');
    outbox.length = 0;
    await judge(admin.jwt, id, { verdict: 'approved', from: 'approved', validUntil: '2026-04-05' });
    const petition = await read(admin.jwt, petitionId);
    expect(documentOf(petition, 'criminalRecord')).toMatchObject({ validUntil: '2026-04-05', validity: 'soon' });
    expect(petition.timeline).toEqual([]);
    expect(outbox.filter(({ to }) => to === email)).toEqual([]);
  });
});

describe('whose documents, and who judges', () => {
  test('nothing is judged before the petition is sent', async () => {
    const { petitionId } = await buildCase(null, { papers: { documents: 'pending' } });
    const { id } = documentOf(await read(admin.jwt, petitionId), 'passport');
    expect(await judge(admin.jwt, id, approve)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  });

  test('nothing is judged after the end of the petition', async () => {
    const { petitionId } = await buildCase('Refused', { papers: { documents: 'pending' } });
    const petition = await read(admin.jwt, petitionId);
    expect(petition.can.judge).toEqual([]);
    const { id } = documentOf(petition, 'passport');
    expect(await judge(admin.jwt, id, approve)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
  });

  test('nothing is judged after a grant, when the doctor is certified', async () => {
    const { userId, petitionId } = await buildCase('Aproved', { papers: { documents: 'pending' } });
    await db
      .update(users)
      .set({ policyGroups: ['certifiedDoctor'] })
      .where(eq(users.id, userId));
    expect((await read(admin.jwt, petitionId)).can.judge).toEqual([]);
    const { id } = documentOf(await read(admin.jwt, petitionId), 'passport');
    expect(await judge(admin.jwt, id, { ...reject, from: 'pending' })).toMatchObject({
      status: 409,
      body: { code: 'InvalidStatusChange' },
    });
  });

  test('the credential of a certified doctor is judged without a petition', async () => {
    const { userId, jwt } = await buildSignedInDoctor(api, { hasDegreeSpain: true });
    const { id } = await buildDocument(db, { doctorId: userId, kind: 'recognitionCredential' });
    expect(await judge(admin.jwt, id, approve)).toMatchObject({
      status: 200,
      body: { document: { status: 'approved' }, petition: null },
    });
    expect(await request('GET', '/api/doctors/me/profile', { token: jwt })).toMatchObject({
      body: { certification: 'recognised' },
    });
  });

  test('doctors judge nothing, not even their own', async () => {
    const { jwt, petitionId } = await buildCase('Pending', { papers: { documents: 'pending' } });
    const { id } = documentOf(await read(jwt, petitionId), 'passport');
    expect(await judge(jwt, id, approve)).toMatchObject({ status: 403 });
    expect(await request('POST', `/api/documents/${id}/verdict`, { body: approve })).toMatchObject({ status: 401 });
    expect(await judge(admin.jwt, petitionId, approve)).toMatchObject({ status: 404 });
  });
});

describe('reminders of what lapses', () => {
  const context = {
    db,
    now: clock.now,
    publicUrl: 'https://fonendo.test',
    sendMail: async (_tx: unknown, mail: (typeof outbox)[number]) => {
      outbox.push(mail);
    },
  };

  test('30 and 7 days before, once each, and only while a petition is under way', async () => {
    const { email, petitionId, petition } = await buildCase('Sended');
    const { id } = documentOf(await read(admin.jwt, petitionId), 'criminalRecord');
    await buildCase('Refused');
    await db.update(documents).set({ validUntil: '2026-04-20' }).where(eq(documents.id, id));
    const remindOn = async (instant: string) => {
      clock.set(instant);
      outbox.length = 0;
      for (let run = 0; run < 2; run += 1) await remindOfExpiry(context);
      return outbox.filter(({ to }) => to === email).map(({ subject }) => subject);
    };
    const text = 'Caduca el 20 de abril de 2026: Certificado de antecedentes penales';
    expect(await remindOn('2026-03-20T08:00:00Z')).toEqual([]);
    expect(await remindOn('2026-03-21T08:00:00Z')).toEqual([text]);
    expect(outbox).toMatchObject([
      {
        heading: 'Un documento está a punto de caducar',
        paragraphs: [
          'Hola, Valentina:',
          `Este documento deja de ser válido el 20 de abril de 2026: Certificado de antecedentes penales. Si tu solicitud ${petition.reference} sigue abierta, pide uno nuevo y súbelo antes.`,
        ],
        button: { label: 'Ver mi solicitud', url: `https://fonendo.test/petitions/${petitionId}` },
      },
    ]);
    expect(await remindOn('2026-04-12T08:00:00Z')).toEqual([]);
    expect(await remindOn('2026-04-13T08:00:00Z')).toEqual([text]);
    expect(await remindOn('2026-04-20T08:00:00Z')).toEqual([]);
    expect(await remindOn('2026-04-21T08:00:00Z')).toEqual([]);
    clock.set('2026-03-10T09:00:00Z');
  });
});

const toMinistry = (petitionId: string) =>
  act(admin.jwt, petitionId, 'send-to-ministry', { registryNumber: 'R-1', registeredOn: '2026-03-09' });
