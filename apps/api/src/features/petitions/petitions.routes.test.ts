import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { documents } from '../../db/schema/documents.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { entitlements } from '../../db/schema/payments.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { buildEntitlement } from '../../testing/factories/factories.ts';
import { buildPapers } from '../../testing/factories/petition-factories.ts';
import { openPetitionsApi } from '../../testing/scenes/petitions.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openPetitionsApi();
const { db, request, outbox, clock, admin, otherAdmin, buildCase, act, attach, upload, read, judge, documentOf } = api;

const start = (token: string) => request('POST', '/api/petitions', { token });
const kindsOf = (petition: Petition) => petition.timeline.map(({ kind }) => kind);
const mailsTo = (email: string) => outbox.filter(({ to }) => to === email).map(({ subject }) => subject);
const auditOf = async (id: string) =>
  (await db.select({ action: auditEntries.action }).from(auditEntries).where(eq(auditEntries.subjectId, id))).map(
    ({ action }) => action,
  );

describe('starting', () => {
  test('a doctor begins to fill in a petition with a reference of the year', async () => {
    const { jwt, userId } = await buildSignedInDoctor(api);
    const { status, body } = await start(jwt);
    const petition = body as Petition;
    expect(status).toBe(201);
    expect(petition).toMatchObject({ status: null, paid: false, country: 'CO', doctor: { id: userId }, review: null });
    expect(petition.reference).toMatch(/^HOM-2026-\d{6}$/);
    expect(petition.missing.map(({ key }) => key)).toEqual([
      ...Array.from({ length: 5 }, () => 'documentMissing'),
      'cv',
      'contract',
      'payment',
    ]);
    expect(petition.allowedEvents).toEqual([{ event: 'send', refused: 'PetitionIncomplete' }]);
    expect(kindsOf(petition)).toEqual(['created']);
    expect(await auditOf(petition.id)).toEqual(['petition.started']);
  });

  test('one at a time', async () => {
    for (const status of [null, 'Pending', 'Review', 'Sended'] as const) {
      const { jwt } = await buildCase(status);
      expect(await start(jwt)).toMatchObject({ status: 409, body: { code: 'PetitionExists' } });
    }
  });

  test('after a resolution no other for the same title; after a withdrawal there may be', async () => {
    const { jwt: granted } = await buildCase('Aproved');
    expect(await start(granted)).toMatchObject({ status: 409, body: { code: 'PetitionResolved' } });
    for (const kind of ['denied', 'inadmitted'] as const) {
      const { jwt, petitionId } = await buildCase('Refused');
      await db.update(petitions).set({ resolutionKind: kind }).where(eq(petitions.id, petitionId));
      expect(await start(jwt)).toMatchObject({
        status: 409,
        body: { code: 'PetitionResolved', message: expect.stringContaining('art. 4.2.c') },
      });
      const { body } = await request('GET', `/api/petitions/${petitionId}`, { token: jwt });
      expect(body).toMatchObject({ can: { startAnother: false } });
    }
    const { jwt, petitionId } = await buildCase('Refused');
    await db.update(petitions).set({ resolutionKind: 'withdrawn' }).where(eq(petitions.id, petitionId));
    const { body } = await request('GET', `/api/petitions/${petitionId}`, { token: jwt });
    expect(body).toMatchObject({ standing: 'withdrawn', can: { startAnother: true } });
    expect((await start(jwt)).status).toBe(201);
    expect(await start(jwt)).toMatchObject({ status: 409, body: { code: 'PetitionExists' } });
  });

  test('whoever was certified meanwhile is offered no other: it would be refused', async () => {
    const { jwt, petitionId, userId } = await buildCase('Refused');
    await db.update(petitions).set({ resolutionKind: 'withdrawn' }).where(eq(petitions.id, petitionId));
    await db
      .update(users)
      .set({ policyGroups: ['certifiedDoctor'] })
      .where(eq(users.id, userId));
    expect((await start(jwt)).status).toBe(403);
    const { body } = await request('GET', `/api/petitions/${petitionId}`, { token: jwt });
    expect(body).toMatchObject({ can: { startAnother: false } });
  });

  test('a petition ends refused as not admitted or as withdrawn, and the doctor is told which', async () => {
    for (const [kind, heading] of [
      ['inadmitted', 'Solicitud no admitida'],
      ['withdrawn', 'Solicitud cerrada por desistimiento'],
    ] as const) {
      const { jwt, petitionId, userId } = await buildCase('Sended');
      await attach(admin.jwt, petitionId);
      const { status, body } = await act(admin.jwt, petitionId, 'resolve', { kind, comment: 'Según la resolución.' });
      expect([status, body]).toMatchObject([200, { status: 'Refused', resolution: { kind } }]);
      expect(kindsOf(body as Petition)).toContain(kind);
      expect((await request('GET', `/api/petitions/${petitionId}`, { token: jwt })).body).toMatchObject({
        can: { startAnother: kind === 'withdrawn' },
      });
      const [owner] = await db.select().from(users).where(eq(users.id, userId));
      expect(outbox.filter(({ to }) => to === owner?.email).at(-1)).toMatchObject({ heading });
    }
  });

  test('two clicks at once make one petition', async () => {
    const { jwt, userId } = await buildSignedInDoctor(api);
    const answers = await Promise.all([start(jwt), start(jwt), start(jwt)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await db.$count(petitions, eq(petitions.doctorId, userId))).toBe(1);
  });

  test('nobody else begins one', async () => {
    for (const group of ['certifiedDoctor', 'hospital', 'recruiter', 'admin', 'superadmin'] as const) {
      const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
      expect(await start(jwt)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    }
    expect(await request('POST', '/api/petitions')).toMatchObject({ status: 401 });
  });
});

describe('reading', () => {
  test('an id that is none has an error of its own; another’s petition does not exist', async () => {
    const { jwt } = await buildCase('Pending');
    const { petitionId } = await buildCase('Pending');
    const bad = await request('GET', '/api/petitions/HOM-2026-000001', { token: jwt });
    expect(bad).toMatchObject({
      status: 400,
      body: { code: 'InvalidPetitionId', message: 'El identificador de la solicitud no es válido.' },
    });
    expect(await request('GET', `/api/petitions/${petitionId}`, { token: jwt })).toMatchObject({ status: 404 });
    expect(await request('GET', `/api/petitions/${petitionId}`)).toMatchObject({ status: 401 });
    const { jwt: hospital } = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await request('GET', `/api/petitions/${petitionId}`, { token: hospital })).toMatchObject({ status: 403 });
  });

  test('the team’s remarks and the declared data stay with the team', async () => {
    const { jwt, petitionId } = await buildCase('Pending');
    await act(admin.jwt, petitionId, 'comments', { text: 'Parece falso', internal: true });
    await act(admin.jwt, petitionId, 'comments', { text: 'Todo en orden', internal: false });
    const own = await read(jwt, petitionId);
    expect(own.timeline.map(({ text, author, byTeam }) => ({ text, author, byTeam }))).toEqual([
      { text: 'Todo en orden', author: null, byTeam: true },
    ]);
    expect(own.review).toBeNull();
    expect(own.can).toMatchObject({ comment: false, judge: [] });
    expect(JSON.stringify(own)).not.toContain('Parece falso');
    const seen = await read(admin.jwt, petitionId);
    expect(seen.timeline.map(({ text, author, internal }) => ({ text, author, internal }))).toEqual([
      { text: 'Todo en orden', author: 'Lucía Ferrándiz', internal: false },
      { text: 'Parece falso', author: 'Lucía Ferrándiz', internal: true },
    ]);
    expect(seen.review?.declared).toMatchObject({ documentNumber: 'AB1234567', nationality: 'CO' });
    expect(seen.review?.cvContent?.education[0]?.degree).toBe('Medicina');
    expect(seen.documents.items.flatMap(({ current }) => current).every(({ can }) => !can.replace)).toBe(true);
    expect(seen.can.judge).toHaveLength(5);
  });

  test('a comment needs words, and an administrator', async () => {
    const { jwt, petitionId } = await buildCase('Pending');
    const empty = await act(admin.jwt, petitionId, 'comments', { text: '  ', internal: false });
    expect(empty).toMatchObject({ status: 422 });
    const own = await act(jwt, petitionId, 'comments', { text: 'Hola', internal: false });
    expect(own).toMatchObject({ status: 403 });
  });
});

describe('sending', () => {
  test('everything there and paid: the petition is Pending, with a receipt, a mail and a notification', async () => {
    const { jwt, email, userId, petitionId, petition } = await buildCase(null, {
      papers: { documents: 'pending', cv: 'pending' },
    });
    outbox.length = 0;
    const { status, body } = await act(jwt, petitionId, 'send');
    expect(status).toBe(200);
    const sent = body as Petition;
    expect(sent).toMatchObject({ status: 'Pending', paid: true, missing: [], sentAt: clock.now().toISOString() });
    expect(sent.steps.filter(({ reached }) => reached).map(({ step }) => step)).toEqual(['documentationReceived']);
    expect(sent.receipt?.code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
    expect(sent.deadlineIfRegisteredToday).toBe('2026-09-10');
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([
      [email, `Hemos recibido tu solicitud ${petition.reference}`],
      ['equipo@fonendo.test', `Nueva solicitud: ${petition.reference}`],
    ]);
    expect(outbox[0]?.attachments?.[0]?.name).toBe('justificante-solicitud.pdf');
    const told = await db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told).toMatchObject([{ kind: 'petitionSent', link: `/petitions/${petitionId}`, readAt: null }]);
    const toTeam = await db.select().from(notifications).where(eq(notifications.userId, admin.user.id));
    expect(
      toTeam.some(({ kind, params }) => kind === 'petitionReceived' && params['reference'] === petition.reference),
    ).toBe(true);
    expect(await auditOf(petitionId)).toEqual(['petition.sent']);
  });

  test('without the payment, with the error of the payment', async () => {
    const { jwt, petitionId } = await buildCase(null, { papers: { paid: false } });
    const answer = await act(jwt, petitionId, 'send');
    expect(answer).toMatchObject({ status: 402, body: { code: 'PaymentRequired' } });
    expect(await read(jwt, petitionId)).toMatchObject({
      status: null,
      allowedEvents: [{ event: 'send', refused: 'PaymentRequired' }],
    });
  });

  test('a recognition that costs nothing needs no payment', async () => {
    const { jwt, petitionId } = await buildCase(null, { papers: { paid: false } });
    const key = 'recognitionPriceCents';
    await db.insert(settings).values({ key, value: 0, updatedAt: clock.now() });
    expect((await act(jwt, petitionId, 'send')).status).toBe(200);
    await db.delete(settings).where(eq(settings.key, key));
  });

  test.each([
    ['a document is missing', { papers: { except: { pensum: 'missing' } } }],
    ['a document was rejected', { papers: { except: { pensum: 'rejected' } } }],
    ['the CV is missing', { papers: { cv: 'none' } }],
    ['the contract is not signed', { papers: { contract: false } }],
    ['the address is missing', { doctor: { privateData: { address: null } } }],
  ] as const)('not while %s', async (_, options) => {
    const { jwt, petitionId } = await buildCase(null, options);
    const answer = await act(jwt, petitionId, 'send');
    expect(answer).toMatchObject({ status: 409, body: { code: 'PetitionIncomplete' } });
    expect((await read(jwt, petitionId)).receipt).toBeNull();
  });

  test('pressed twice it is sent once', async () => {
    const { jwt, petitionId } = await buildCase();
    const answers = await Promise.all([act(jwt, petitionId, 'send'), act(jwt, petitionId, 'send')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const petition = await read(jwt, petitionId);
    expect(kindsOf(petition).filter((kind) => kind === 'sent')).toHaveLength(1);
  });

  test('who does without mails of petitions gets none, but the notification', async () => {
    const { jwt, email, userId, petitionId } = await buildCase(null, { doctor: { user: { mailFamilies: [] } } });
    outbox.length = 0;
    await act(jwt, petitionId, 'send');
    expect(mailsTo(email)).toEqual([]);
    expect(await db.$count(notifications, eq(notifications.userId, userId))).toBe(1);
  });

  test('in the doctor’s language', async () => {
    const { jwt, email, petitionId, petition } = await buildCase(null, { doctor: { user: { locale: 'en' } } });
    await act(jwt, petitionId, 'send');
    expect(mailsTo(email)).toEqual([`We have received your petition ${petition.reference}`]);
  });
});

describe('the way to the ministry', () => {
  test('send, reject one, replace, approve, review, file, grant: the doctor is certified', async () => {
    const { jwt, email, userId, petitionId } = await buildCase(null, {
      papers: { documents: 'pending', cv: 'pending' },
    });
    await act(jwt, petitionId, 'send');
    outbox.length = 0;
    for (const kind of ['passport', 'pensum', 'workContinuity', 'criminalRecord']) {
      const { id } = documentOf(await read(admin.jwt, petitionId), kind);
      expect((await judge(admin.jwt, id, { verdict: 'approved', from: 'pending' })).status).toBe(200);
    }
    const diploma = documentOf(await read(admin.jwt, petitionId), 'diploma');
    const reason = 'La apostilla no se lee.';
    const rejected = await judge(admin.jwt, diploma.id, { verdict: 'rejected', from: 'pending', reason });
    expect(rejected).toMatchObject({ status: 200, body: { document: { status: 'rejected', reason } } });
    expect(await act(admin.jwt, petitionId, 'validate')).toMatchObject({
      status: 409,
      body: { code: 'DocumentsNotApproved', message: 'Todavía hay documentos sin aprobar.' },
    });
    expect(mailsTo(email).at(-1)).toBe('Sustituye un documento: Título de Medicina apostillado');

    expect(await upload(jwt, 'diploma')).toBe(201);
    const replaced = documentOf(await read(admin.jwt, petitionId), 'diploma');
    expect(replaced).toMatchObject({ status: 'pending', version: 2 });
    await judge(admin.jwt, replaced.id, { verdict: 'approved', from: 'pending' });
    expect((await act(admin.jwt, petitionId, 'validate')).status).toBe(200);

    const registry = { registryNumber: 'REGAGE26e00001', registeredOn: '2026-03-09' };
    expect(await act(admin.jwt, petitionId, 'send-to-ministry', registry)).toMatchObject({
      status: 409,
      body: { code: 'CvNotReviewed' },
    });
    expect((await act(admin.jwt, petitionId, 'cv-review')).status).toBe(200);
    const filed = await act(admin.jwt, petitionId, 'send-to-ministry', registry);
    expect(filed).toMatchObject({
      status: 200,
      body: {
        status: 'Sended',
        legalTerm: {
          ...registry,
          deadline: '2026-09-09',
          daysElapsed: 1,
          daysLeft: 183,
          daysOver: 0,
          suspended: false,
        },
      },
    });

    const granted = { kind: 'granted', comment: 'Enhorabuena.' };
    expect(await act(admin.jwt, petitionId, 'resolve', granted)).toMatchObject({
      status: 422,
      body: { fields: { file: { key: 'errors.required' } } },
    });
    expect((await attach(admin.jwt, petitionId)).status).toBe(201);
    expect((await request('GET', `/api/petitions/${petitionId}/resolution-file`, { token: jwt })).status).toBe(404);
    expect(await act(admin.jwt, petitionId, 'resolve', granted)).toMatchObject({
      status: 200,
      body: { status: 'Aproved' },
    });
    expect((await request('GET', `/api/petitions/${petitionId}/resolution-file`, { token: jwt })).status).toBe(200);

    // The same session, without signing in again.
    expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({
      body: { policyGroups: ['certifiedDoctor'] },
    });
    expect(await request('GET', '/api/doctors/me/profile', { token: jwt })).toMatchObject({
      body: { certification: 'recognised' },
    });
    const own = await read(jwt, petitionId);
    expect(own).toMatchObject({
      status: 'Aproved',
      resolution: { kind: 'granted', comment: 'Enhorabuena.', file: { name: 'resolución.pdf' } },
      allowedEvents: [],
    });
    expect(own.steps.every(({ reached, at }) => reached && at !== null)).toBe(true);
    expect(kindsOf(own)).toEqual([
      'granted',
      'sentToMinistry',
      'cvReviewed',
      'validated',
      'documentApproved',
      'documentReplaced',
      'documentRejected',
      ...Array.from({ length: 4 }, () => 'documentApproved'),
      'sent',
    ]);
    const papers = await db.select().from(documents).where(eq(documents.doctorId, userId));
    expect(papers.filter(({ kind }) => kind === 'criminalRecord')).toEqual([]);
    expect(papers.find(({ kind }) => kind === 'recognitionCredential')).toMatchObject({
      status: 'approved',
      version: 1,
    });
    const left = and(eq(entitlements.userId, userId), isNull(entitlements.usedUpAt));
    expect(await db.$count(entitlements, left)).toBe(0);
    expect(await auditOf(userId)).toEqual(expect.arrayContaining(['doctor.certified', 'documents.deletedAtTheEnd']));
    expect(mailsTo(email).at(-1)).toBe('¡Enhorabuena! Tu título está homologado');
  });

  test('a withdrawal leaves the doctor as they were, and the next petition is paid for again', async () => {
    const { jwt, userId, petitionId } = await buildCase('Sended');
    await attach(admin.jwt, petitionId);
    await act(admin.jwt, petitionId, 'resolve', { kind: 'withdrawn', comment: 'No respondió a tiempo.' });
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.policyGroups).toEqual(['notCertifiedDoctor']);
    const again = (await start(jwt)).body as Petition;
    expect(again.missing.map(({ key }) => key)).toEqual(['documentMissing', 'payment']);
    await buildEntitlement(db, { userId });
    await upload(jwt, 'criminalRecord');
    expect((await act(jwt, again.id, 'send')).status).toBe(200);
    expect((await request('GET', '/api/petitions', { token: jwt })).body).toMatchObject({ total: 2 });
  });

  test('a conditional grant certifies once every condition is met', async () => {
    const { jwt, userId, petitionId } = await buildCase('Sended');
    await attach(admin.jwt, petitionId);
    const resolution = {
      kind: 'conditional',
      comment: 'Con formación.',
      conditions: ['Medicina Legal', 'Salud Pública'],
    };
    const resolved = (await act(admin.jwt, petitionId, 'resolve', resolution)).body as Petition;
    expect(resolved).toMatchObject({
      status: 'Aproved',
      conditionsDueOn: '2030-03-10',
      conditions: [
        { text: 'Medicina Legal', doneAt: null },
        { text: 'Salud Pública', doneAt: null },
      ],
      can: { completeConditions: true },
    });
    const groups = async () =>
      (await db.select({ groups: users.policyGroups }).from(users).where(eq(users.id, userId)))[0]?.groups;
    expect(await groups()).toEqual(['notCertifiedDoctor']);
    const [first, second] = resolved.conditions;
    const done = (token: string, id = '') => act(token, petitionId, `conditions/${id}/done`);
    expect((await done(jwt, first?.id)).status).toBe(403);
    expect((await done(admin.jwt, first?.id)).status).toBe(200);
    expect(await done(admin.jwt, first?.id)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
    expect(await groups()).toEqual(['notCertifiedDoctor']);
    expect(await done(admin.jwt, petitionId)).toMatchObject({ status: 404 });
    const last = (await done(admin.jwt, second?.id)).body as Petition;
    expect(kindsOf(last).slice(0, 2).sort()).toEqual(['conditionDone', 'granted']);
    expect(last.can.completeConditions).toBe(false);
    expect(await groups()).toEqual(['certifiedDoctor']);
  });

  test('conditions go with a conditional grant only', async () => {
    const { petitionId } = await buildCase('Sended');
    await attach(admin.jwt, petitionId);
    const without = await act(admin.jwt, petitionId, 'resolve', { kind: 'conditional', comment: 'Sí' });
    expect(without).toMatchObject({ status: 422, body: { fields: { conditions: { key: 'errors.required' } } } });
    const withThem = await act(admin.jwt, petitionId, 'resolve', {
      kind: 'granted',
      comment: 'Sí',
      conditions: ['Una'],
    });
    expect(withThem).toMatchObject({ status: 422, body: { fields: { conditions: { key: 'errors.invalid' } } } });
  });

  test('a registry entry is not of the future and has a number', async () => {
    const { petitionId } = await buildCase('Review');
    const answer = await act(admin.jwt, petitionId, 'send-to-ministry', {
      registryNumber: ' ',
      registeredOn: '2026-03-11',
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { registryNumber: expect.anything(), registeredOn: { key: 'errors.futureDate' } } },
    });
  });

  test('only a sound PDF is a resolution, and only while it is awaited', async () => {
    const { petitionId } = await buildCase('Sended');
    const text = new TextEncoder().encode('hola');
    expect(await attach(admin.jwt, petitionId, text)).toMatchObject({
      status: 422,
      body: { fields: { file: { key: 'errors.onlyPdf' } } },
    });
    expect(await attach(admin.jwt, petitionId, text, 'text/plain')).toMatchObject({ status: 422 });
    const { jwt, petitionId: pending } = await buildCase('Pending');
    expect(await attach(admin.jwt, pending)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
    expect(await attach(jwt, pending)).toMatchObject({ status: 403 });
  });
});

describe('two administrators at once', () => {
  test.each([
    ['validate', 'Pending', undefined],
    ['send-to-ministry', 'Review', { registryNumber: 'R-1', registeredOn: '2026-03-09' }],
    ['resolve', 'Sended', { kind: 'granted', comment: 'Sí' }],
  ] as const)('%s has one winner and one clean 409', async (path, status, body) => {
    const { petitionId } = await buildCase(status);
    if (status === 'Sended') await attach(admin.jwt, petitionId);
    const answers = await Promise.all([admin.jwt, otherAdmin.jwt].map((token) => act(token, petitionId, path, body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({ code: 'InvalidStatusChange' });
    const audited = (await auditOf(petitionId)).filter((action) => action !== 'petition.resolutionAttached');
    expect(audited).toHaveLength(1);
  });

  test('a move and a replacement at once never leave an unapproved document behind a move', async () => {
    const { jwt, petitionId } = await buildCase('Pending');
    const [moved, uploaded] = await Promise.all([act(admin.jwt, petitionId, 'validate'), upload(jwt, 'diploma')]);
    expect(uploaded).toBe(201);
    expect([200, 409]).toContain(moved.status);
    const kinds = kindsOf(await read(admin.jwt, petitionId));
    // Whichever came first, the history tells it in that order.
    if (moved.status === 200) expect(kinds.indexOf('documentReplaced')).toBeLessThan(kinds.indexOf('validated'));
    else expect(kinds).not.toContain('validated');
  });
});

test('papers of one doctor do not serve another', async () => {
  const { userId } = await buildSignedInDoctor(api);
  await buildPapers(db, userId);
  const { jwt, petitionId } = await buildCase(null, { papers: { except: { diploma: 'missing' } } });
  expect((await act(jwt, petitionId, 'send')).body).toMatchObject({ code: 'PetitionIncomplete' });
});
