import type { BulkResult, HospitalRequests, OwnRequests } from '@fonendo/contract/document-requests.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildSelection, diplomaAndLetter, requestCalls } from '../../testing/scenes/document-requests.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, outbox, clock } = api;
const { ask, askOne, upload, judge, rowsOf, rowOf } = requestCalls(api);

const toldTo = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));
const mailsTo = (email: string) => outbox.filter(({ to }) => to === email);
const auditOf = (id: string) => db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

describe('asking', () => {
  test('two papers are two requests of the step, one notification and one mail that says what, why and until when', async () => {
    const { recruiter, candidacy, doctor } = await buildSelection(api, { step: 1 });
    const { status, body } = await ask(recruiter.jwt, candidacy.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ made: 2, can: { ask: true } });
    expect(body.items).toMatchObject([
      {
        position: 1,
        kind: 'diploma',
        name: '',
        why: 'Para comprobar tu título.',
        dueOn: '2026-03-20',
        overdue: false,
        status: 'asked',
        file: null,
        askedBy: 'Valentina Restrepo',
        can: { accept: false, askAgain: false, cancel: true },
      },
      { kind: null, name: 'Carta de la jefatura anterior' },
    ]);
    expect(await toldTo(doctor.userId)).toMatchObject([
      { kind: 'documentsRequested', params: { count: '2' }, link: `/candidate/${candidacy.id}` },
    ]);
    const [mail, ...others] = mailsTo(doctor.email);
    expect(others).toEqual([]);
    expect(mail?.paragraphs.join('\n')).toContain('20 de marzo de 2026');
    expect(mail?.paragraphs).toContain('Título de Medicina apostillado: Para comprobar tu título.');
    expect(mail?.button.url).toBe(`https://fonendo.test/candidate/${candidacy.id}`);
    const [first] = body.items;
    expect(await auditOf(first?.id ?? '')).toMatchObject([
      { action: 'documentRequest.made', actorId: recruiter.user.id, impersonatorId: null },
    ]);
  });

  test('a second click, or a colleague with the same idea, asks for nothing twice', async () => {
    const { recruiter, candidacy, doctor, hospital } = await buildSelection(api);
    const colleague = await buildStaff(api, hospital.id, 'administrative');
    const answers = await Promise.all([
      ask(recruiter.jwt, candidacy.id),
      ask(recruiter.jwt, candidacy.id),
      ask(colleague.jwt, candidacy.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map(({ body }) => body.made).toSorted()).toEqual([0, 0, 2]);
    expect(await rowsOf(candidacy.id)).toHaveLength(2);
    expect(mailsTo(doctor.email)).toHaveLength(1);
    // The same paper twice in one form is one paper; and what was cancelled can be asked for again.
    const twice = { ...diplomaAndLetter, papers: [diplomaAndLetter.papers[1], diplomaAndLetter.papers[1]] };
    const letter = (await rowsOf(candidacy.id)).find(({ kind }) => kind === null);
    await judge(recruiter.jwt, letter?.id ?? '', 'cancel');
    expect((await ask(recruiter.jwt, candidacy.id, twice)).body.made).toBe(1);
  });

  test('who wants no mails about candidacies gets none', async () => {
    const { recruiter, candidacy, doctor } = await buildSelection(api);
    await db.update(users).set({ mailFamilies: [] }).where(eq(users.id, doctor.userId));
    await ask(recruiter.jwt, candidacy.id);
    expect(mailsTo(doctor.email)).toEqual([]);
    expect(await toldTo(doctor.userId)).toHaveLength(1);
  });

  test.each([
    ['administrator', 201],
    ['recruiter', 201],
    ['selectionCoordinator', 201],
    ['administrative', 201],
  ] as const)('%s of the hospital: %s', async (role, expected) => {
    const { hospital, candidacy } = await buildSelection(api);
    const { jwt } = await buildStaff(api, hospital.id, role);
    expect((await ask(jwt, candidacy.id)).status).toBe(expected);
  });

  test.each(['certifiedDoctor', 'notCertifiedDoctor'] as const)('%s is refused', async (group) => {
    const { candidacy } = await buildSelection(api);
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    const path = `/api/selection/candidacies/${candidacy.id}/document-requests`;
    expect(await ask(jwt, candidacy.id)).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    expect(await request('GET', path, { token: jwt })).toMatchObject({ status: 403 });
    const bulk = { ...diplomaAndLetter, candidacyIds: [candidacy.id] };
    expect(await request('POST', '/api/selection/document-requests', { token: jwt, body: bulk })).toMatchObject({
      status: 403,
    });
    expect(await rowsOf(candidacy.id)).toEqual([]);
  });

  test('somebody of another hospital, of none, and nobody at all', async () => {
    const { candidacy } = await buildSelection(api);
    const other = await buildStaff(api, (await buildHospital(db)).id, 'administrator');
    const nowhere = await buildSignedIn(api, { policyGroups: ['recruiter'] });
    expect(await ask(other.jwt, candidacy.id)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    expect(await ask(nowhere.jwt, candidacy.id)).toMatchObject({ status: 403 });
    expect(await ask('', candidacy.id)).toMatchObject({ status: 401 });
    expect(await rowsOf(candidacy.id)).toEqual([]);
  });

  test.each(['applied', 'accepted', 'discarded', 'withdrawn'] as const)(
    'a candidacy that is %s is asked for nothing',
    async (status) => {
      const { candidacy, recruiter } = await buildSelection(api, { status });
      expect(await ask(recruiter.jwt, candidacy.id)).toMatchObject({
        status: 409,
        body: { code: 'InvalidStatusChange' },
      });
      const list = await request('GET', `/api/selection/candidacies/${candidacy.id}/document-requests`, {
        token: recruiter.jwt,
      });
      expect(list).toMatchObject({ status: 200, body: { items: [], can: { ask: false } } });
    },
  );

  test.each([
    ['no paper', { papers: [] }, 'papers', 'errors.selectValue'],
    ['eleven papers', { papers: Array(11).fill(diplomaAndLetter.papers[0]) }, 'papers', 'errors.listTooLong'],
    [
      'a paper without kind and name',
      { papers: [{ kind: null, name: ' ', why: 'x' }] },
      'papers.0.name',
      'errors.required',
    ],
    ['no reason', { papers: [{ kind: 'diploma', name: '', why: '' }] }, 'papers.0.why', 'errors.required'],
    [
      'a criminal record',
      { papers: [{ kind: 'criminalRecord', name: '', why: 'x' }] },
      'papers.0.kind',
      'errors.oneOf',
    ],
    ['yesterday', { dueOn: '2026-03-09' }, 'dueOn', 'errors.minDate'],
    ['a day in two years', { dueOn: '2028-03-10' }, 'dueOn', 'errors.maxDate'],
    ['no day', { dueOn: '30 de febrero' }, 'dueOn', 'errors.invalid'],
  ])('%s is refused', async (_name, change, field, key) => {
    const { candidacy, recruiter } = await buildSelection(api);
    expect(await ask(recruiter.jwt, candidacy.id, { ...diplomaAndLetter, ...change })).toMatchObject({
      status: 422,
      body: { code: 'ValidationFailed', fields: { [field]: { key } } },
    });
    expect(await rowsOf(candidacy.id)).toEqual([]);
  });

  test('a body that is no JSON', async () => {
    const { candidacy, recruiter } = await buildSelection(api);
    const path = `/api/selection/candidacies/${candidacy.id}/document-requests`;
    expect(await request('POST', path, { token: recruiter.jwt, body: '{' })).toMatchObject({ status: 400 });
  });

  test('the last day is one of peninsular Spain: half past midnight there is still yesterday in UTC', async () => {
    const { candidacy } = await buildSelection(api);
    const before = clock.now().getTime();
    clock.advance(Date.parse('2026-07-01T22:30:00Z') - before);
    const { jwt } = await buildStaff(api, candidacy.hospitalId, 'recruiter');
    const until = (dueOn: string) => ask(jwt, candidacy.id, { ...diplomaAndLetter, dueOn });
    expect(await until('2026-07-01')).toMatchObject({
      status: 422,
      body: { fields: { dueOn: { key: 'errors.minDate' } } },
    });
    expect(await until('2026-07-02')).toMatchObject({ status: 201 });
    clock.advance(before - clock.now().getTime());
  });
});

test('many candidates are asked at once, each with an answer of their own', async () => {
  const { recruiter, offer, candidacy } = await buildSelection(api);
  const second = await buildCandidacy(db, { offerId: offer.id, status: 'inProcess' });
  const ended = await buildCandidacy(db, { offerId: offer.id, status: 'withdrawn' });
  const foreign = await buildCandidacy(db, { status: 'inProcess' });
  await askOne(recruiter.jwt, second.id);
  const ids = [candidacy.id, second.id, ended.id, foreign.id, candidacy.id];
  const call = (token: string) =>
    request('POST', '/api/selection/document-requests', { token, body: { ...diplomaAndLetter, candidacyIds: ids } });
  expect(await call(recruiter.jwt)).toMatchObject({ status: 200 });
  const again = (await call(recruiter.jwt)).body as BulkResult;
  expect(again.results).toEqual([
    { candidacyId: candidacy.id, made: 0, refused: null },
    { candidacyId: second.id, made: 0, refused: null },
    { candidacyId: ended.id, made: 0, refused: 'InvalidStatusChange' },
    { candidacyId: foreign.id, made: 0, refused: 'NotFound' },
  ]);
  const counts = await Promise.all(ids.map(async (id) => (await rowsOf(id)).length));
  expect(counts).toEqual([2, 2, 0, 0, 2]);
  expect(
    await request('POST', '/api/selection/document-requests', {
      token: recruiter.jwt,
      body: { ...diplomaAndLetter, candidacyIds: [] },
    }),
  ).toMatchObject({ status: 422 });
});

test('the whole way: asked, handed in, asked again, handed in, accepted', async () => {
  const { recruiter, candidacy, doctor } = await buildSelection(api);
  const id = await askOne(recruiter.jwt, candidacy.id);
  outbox.length = 0;
  clock.advance(1000);
  expect((await upload(doctor.jwt, id)).body.items).toMatchObject([
    { status: 'uploaded', file: { name: 'titulo.pdf' }, can: { upload: true } },
  ]);
  expect(await toldTo(recruiter.user.id)).toMatchObject([
    { kind: 'requestedDocumentUploaded', params: { document: 'diploma', offer: 'Cardiólogo/a' }, mailWaits: true },
  ]);
  // The candidate's name stays on the page.
  expect(JSON.stringify(await toldTo(recruiter.user.id))).not.toContain(doctor.email);

  const returned = await judge(recruiter.jwt, id, 'ask-again');
  expect(returned.body).toMatchObject({
    items: [{ status: 'askedAgain', dueOn: '2026-03-25', returnReason: 'No se lee la segunda página.' }],
  });
  const own = await request('GET', `/api/candidacies/${candidacy.id}/document-requests`, { token: doctor.jwt });
  expect(own.body).toMatchObject({ items: [{ returnReason: 'No se lee la segunda página.', dueOn: '2026-03-25' }] });
  expect(JSON.stringify(own.body)).not.toContain('askedBy');
  expect(mailsTo(doctor.email)[0]?.paragraphs).toContain('«No se lee la segunda página.»');

  clock.advance(1000);
  await upload(doctor.jwt, id, { name: 'otra.pdf' });
  const accepted = (await judge(recruiter.jwt, id, 'accept')).body as HospitalRequests;
  expect(accepted.items).toMatchObject([
    { status: 'accepted', returnReason: null, reviewedBy: 'Valentina Restrepo', can: { cancel: false } },
  ]);
  expect((await toldTo(doctor.userId)).map(({ kind }) => kind).toSorted()).toEqual([
    'documentsRequested',
    'requestedDocumentAccepted',
    'requestedDocumentAskedAgain',
  ]);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual([
    'documentRequest.made',
    'documentRequest.answered',
    'documentRequest.askedAgain',
    'documentRequest.answered',
    'documentRequest.accepted',
  ]);
});

test('a last day that passed is seen by both sides, and handing it in late is possible', async () => {
  const { recruiter, candidacy, doctor } = await buildSelection(api);
  const id = await askOne(recruiter.jwt, candidacy.id);
  const start = clock.now();
  clock.advance(11 * 24 * 60 * 60 * 1000);
  const again = await buildStaff(api, candidacy.hospitalId, 'administrative');
  const seen = await request('GET', `/api/selection/candidacies/${candidacy.id}/document-requests`, {
    token: again.jwt,
  });
  expect(seen.body).toMatchObject({ items: [{ overdue: true }] });
  clock.advance(start.getTime() - clock.now().getTime());
  expect((await upload(doctor.jwt, id)).status).toBe(200);
});

describe('who reaches a request', () => {
  test('another hospital, another doctor and nobody at all; administrators do', async () => {
    const { recruiter, candidacy, doctor } = await buildSelection(api);
    const id = await askOne(recruiter.jwt, candidacy.id);
    await upload(doctor.jwt, id);
    const rival = await buildStaff(api, (await buildHospital(db)).id, 'recruiter');
    const stranger = await buildSignedInDoctor(api);
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const file = (token: string) => request('GET', `/api/document-requests/${id}/file`, { token });
    for (const verb of ['accept', 'ask-again', 'cancel'] as const) {
      expect(await judge(rival.jwt, id, verb), verb).toMatchObject({ status: 404 });
      expect(await judge(doctor.jwt, id, verb), verb).toMatchObject({ status: 403 });
      expect(await judge('', id, verb), verb).toMatchObject({ status: 401 });
    }
    expect(await file(rival.jwt)).toMatchObject({ status: 404 });
    expect(await file(stranger.jwt)).toMatchObject({ status: 404 });
    expect(await file(admin.jwt)).toMatchObject({ status: 200 });
    expect(await file('')).toMatchObject({ status: 401 });
    expect((await upload(stranger.jwt, id)).status).toBe(404);
    expect((await upload(recruiter.jwt, id)).status).toBe(403);
    expect((await upload('', id)).status).toBe(401);
    const own = (token: string) => request('GET', `/api/candidacies/${candidacy.id}/document-requests`, { token });
    expect(await own(stranger.jwt)).toMatchObject({ status: 404 });
    expect(await own(recruiter.jwt)).toMatchObject({ status: 403 });
    expect(await own('')).toMatchObject({ status: 401 });
    const hospitals = (token: string) =>
      request('GET', `/api/selection/candidacies/${candidacy.id}/document-requests`, { token });
    expect(await hospitals(rival.jwt)).toMatchObject({ status: 404 });
    expect(await hospitals('')).toMatchObject({ status: 401 });
    expect(await request('POST', '/api/selection/document-requests', { body: {} })).toMatchObject({ status: 401 });
    expect(await rowOf(id)).toMatchObject({ status: 'uploaded' });
  });

  test('an administrator who acts as the recruiter judges nothing', async () => {
    const { recruiter, candidacy, doctor } = await buildSelection(api);
    const id = await askOne(recruiter.jwt, candidacy.id);
    await upload(doctor.jwt, id);
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const impersonate = await request('POST', `/api/auth/${recruiter.user.id}/impersonate`, {
      token: admin.jwt,
      body: { reason: 'Ayuda con una candidatura' },
    });
    const { jwt } = impersonate.body as { jwt: string };
    expect(await judge(jwt, id, 'accept')).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
    expect(await rowOf(id)).toMatchObject({ status: 'uploaded' });
  });

  test('unknown ids are not found', async () => {
    const { recruiter, doctor } = await buildSelection(api);
    const nobody = crypto.randomUUID();
    expect(await request('POST', `/api/document-requests/${nobody}/cancel`, { token: recruiter.jwt })).toMatchObject({
      status: 404,
    });
    expect(await request('POST', '/api/document-requests/7/cancel', { token: recruiter.jwt })).toMatchObject({
      status: 422,
    });
    expect((await upload(doctor.jwt, nobody)).status).toBe(404);
    expect(await ask(recruiter.jwt, nobody)).toMatchObject({ status: 404 });
  });
});

test('where the asker left, everybody who may ask is told of what was handed in', async () => {
  const { hospital, recruiter, candidacy, doctor } = await buildSelection(api);
  const colleague = await buildStaff(api, hospital.id, 'administrative');
  const id = await askOne(recruiter.jwt, candidacy.id);
  await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, recruiter.user.id));
  await upload(doctor.jwt, id);
  expect(await toldTo(recruiter.user.id)).toEqual([]);
  expect(await toldTo(colleague.user.id)).toMatchObject([{ kind: 'requestedDocumentUploaded' }]);
});

test('a doctor whose candidacy ended reads what there was and can do nothing about it', async () => {
  const { recruiter, candidacy, doctor } = await buildSelection(api);
  const id = await askOne(recruiter.jwt, candidacy.id);
  await db.update(candidacies).set({ status: 'withdrawn' }).where(eq(candidacies.id, candidacy.id));
  const own = await request('GET', `/api/candidacies/${candidacy.id}/document-requests`, { token: doctor.jwt });
  expect((own.body as OwnRequests).items).toMatchObject([{ can: { upload: false } }]);
  expect(await upload(doctor.jwt, id)).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
});

test('an offer of another hospital with the same doctor stays apart', async () => {
  const { recruiter, candidacy, doctor } = await buildSelection(api);
  const elsewhere = await buildCandidacy(db, {
    doctorId: doctor.userId,
    offerId: (await buildOffer(db)).id,
    status: 'inProcess',
  });
  await ask(recruiter.jwt, candidacy.id);
  const own = await request('GET', `/api/candidacies/${elsewhere.id}/document-requests`, { token: doctor.jwt });
  expect(own.body).toEqual({ items: [] });
});
