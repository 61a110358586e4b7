import { randomUUIDv7 } from 'node:crypto';
import type { Application, OwnCandidacy, OwnCandidacyPage } from '@fonendo/contract/candidacies/candidacies.schema';
import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { repeatedWithinMs } from '@fonendo/domain/candidacies/application';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { offers } from '../../db/schema/offers.ts';
import { entitlements } from '../../db/schema/payments.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { chargeForAccess } from '../../testing/factories/factories.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { buildApplicant } from '../../testing/scenes/candidacies.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, outbox, clock } = api;

const apply = (token: string, offerId: string) => request('POST', `/api/offers/${offerId}/candidacies`, { token });
const application = async (token: string, offerId: string) =>
  (await request('GET', `/api/offers/${offerId}/application`, { token })).body as Application;
const withdraw = (token: string, id: string) => request('POST', `/api/candidacies/${id}/withdraw`, { token });
const mine = async (token: string, query = '') =>
  (await request('GET', `/api/candidacies/mine${query}`, { token })).body as OwnCandidacyPage;
const rowsOf = (doctorId: string) => db.select().from(candidacies).where(eq(candidacies.doctorId, doctorId));
const noticesOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));

describe('applying', () => {
  test('hands in a snapshot, is audited, and everybody concerned is told', async () => {
    const hospital = await buildHospital(db);
    const coordinator = await buildStaff(api, hospital.id, 'selectionCoordinator');
    const clerk = await buildStaff(api, hospital.id, 'administrative');
    const quiet = await buildStaff(api, hospital.id, 'recruiter');
    await db.update(users).set({ mailFamilies: [] }).where(eq(users.id, quiet.user.id));
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    const { jwt, userId, email } = await buildApplicant(api);
    outbox.length = 0;

    const answer = await apply(jwt, offer.id);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        status: 'applied',
        appliedAt: clock.now().toISOString(),
        offer: { id: offer.id, name: 'Cardiólogo/a', open: true },
        hospital: { name: hospital.name, city: 'Alzira' },
        can: { withdraw: true },
      },
    });
    const { id } = answer.body as OwnCandidacy;
    const profile = (await request('GET', '/api/doctors/me/profile', { token: jwt })).body as DoctorProfile;
    const [row] = await rowsOf(userId);
    expect(row).toMatchObject({ id, hospitalId: hospital.id, snapshot: profile });
    expect(profile.documents.map(({ kind }) => kind)).toEqual(['diploma', 'pensum', 'workContinuity']);

    const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(audited).toMatchObject([{ action: 'candidacy.submitted', actorId: userId, impersonatorId: null }]);
    expect(await noticesOf(userId)).toMatchObject([{ kind: 'candidacySubmitted', link: `/candidate/${id}` }]);
    expect(await noticesOf(coordinator.user.id)).toMatchObject([
      { kind: 'candidacyReceived', params: { offer: 'Cardiólogo/a' }, link: `/candidate/${id}`, mailWaits: true },
    ]);
    expect(await noticesOf(quiet.user.id)).toMatchObject([{ mailWaits: false }]);
    expect(await noticesOf(clerk.user.id)).toEqual([]);
    expect(outbox.map(({ to }) => to)).toEqual([email]);
    const confirmation = outbox.find(({ to }) => to === email);
    expect(confirmation?.subject).toBe('Candidatura enviada: Cardiólogo/a');
    expect(confirmation?.paragraphs.join('\n')).toContain('42.000 – 55.000 € brutos/año');
    // Who it is stands on the page alone: notifications of others outlive an account.
    expect(JSON.stringify(await noticesOf(coordinator.user.id))).not.toContain('Restrepo');
  });

  test('an administrator who acts as the doctor does not apply for them', async () => {
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const { userId } = await buildApplicant(api);
    const started = await request('POST', `/api/auth/${userId}/impersonate`, {
      token: admin.jwt,
      body: { reason: 'Ayuda por teléfono' },
    });
    expect(await apply((started.body as { jwt: string }).jwt, (await buildOffer(db)).id)).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
    expect(await db.select().from(candidacies).where(eq(candidacies.doctorId, userId))).toEqual([]);
  });

  test('nothing private is in the snapshot', async () => {
    const { jwt, userId } = await buildApplicant(api);
    await apply(jwt, (await buildOffer(db)).id);
    const [row] = await rowsOf(userId);
    const kept = JSON.stringify(row?.snapshot);
    for (const secret of [
      '1990-05-20',
      'AB1234567',
      'Luz Marina',
      'single',
      'woman',
      'Carrera 7',
      '300123',
      'passport',
    ]) {
      expect(kept).not.toContain(secret);
    }
    expect(Object.keys(row?.snapshot ?? {})).not.toContain('nationality');
  });

  test('the same click again answers with the same candidacy; later it is refused', async () => {
    const { jwt, userId } = await buildApplicant(api);
    const offer = await buildOffer(db);
    const first = (await apply(jwt, offer.id)).body as OwnCandidacy;
    outbox.length = 0;
    expect((await apply(jwt, offer.id)).body).toEqual(first);
    expect(outbox).toEqual([]);
    await db.update(candidacies).set({ appliedAt: new Date(clock.now().getTime() - repeatedWithinMs) });
    expect(await apply(jwt, offer.id)).toMatchObject({ status: 409, body: { code: 'AlreadyApplied' } });
    expect(await rowsOf(userId)).toHaveLength(1);
  });

  test('an incomplete profile: what is missing, and where', async () => {
    const { jwt, userId } = await buildSignedInDoctor(api, { speciality: null });
    const offer = await buildOffer(db);
    const answer = await apply(jwt, offer.id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'ProfileIncomplete' } });
    expect(Object.keys((answer.body as { fields: object }).fields).toSorted()).toEqual([
      'contract',
      'cv',
      'documents',
      'personal',
    ]);
    const { missing, candidacy, offerOpen } = await application(jwt, offer.id);
    expect(missing[0]).toEqual({ key: 'personalData', fields: ['speciality'], target: 'personal' });
    expect({ candidacy, offerOpen }).toEqual({ candidacy: null, offerOpen: true });
    expect(await rowsOf(userId)).toEqual([]);
  });

  test('unpaid access', async () => {
    await chargeForAccess(db);
    const { jwt, userId } = await buildApplicant(api);
    await db.delete(entitlements).where(eq(entitlements.userId, userId));
    const offer = await buildOffer(db);
    expect(await apply(jwt, offer.id)).toMatchObject({
      status: 402,
      body: { code: 'PaymentRequired', fields: { payments: { key: 'errors.required' } } },
    });
    expect((await application(jwt, offer.id)).missing).toEqual([
      { key: 'payment', product: 'offersAccess', target: 'payments' },
    ]);
  });

  test('an offer that is closed, or whose hospital is blocked', async () => {
    const { jwt } = await buildApplicant(api);
    const closed = await buildOffer(db, { status: 'closed', closedAt: clock.now() });
    const blocked = await buildOffer(db, { hospitalBlocked: true });
    for (const { id } of [closed, blocked]) {
      expect(await apply(jwt, id)).toMatchObject({ status: 409, body: { code: 'OfferNotOpen' } });
      expect(await application(jwt, id)).toMatchObject({ offerOpen: false, candidacy: null });
    }
  });

  test.each(['draft', 'pending', 'refused'] as const)('of a %s nobody knows', async (status) => {
    const { jwt } = await buildApplicant(api);
    const offer = await buildOffer(db, { status, publishedAt: null });
    for (const id of [offer.id, randomUUIDv7()]) {
      expect(await apply(jwt, id)).toMatchObject({ status: 404 });
      expect(await request('GET', `/api/offers/${id}/application`, { token: jwt })).toMatchObject({ status: 404 });
    }
    expect(await apply(jwt, 'no-id')).toMatchObject({ status: 422 });
  });

  test('CV and documents are closed from then on, until it ends', async () => {
    const { jwt } = await buildApplicant(api);
    const { body: cv } = await request('GET', '/api/cv', { token: jwt });
    const { content, version } = cv as { content: { objective: string }; version: number };
    const save = () =>
      request('PUT', '/api/cv', {
        token: jwt,
        body: { version, content: { ...content, objective: 'Otro objetivo.' } },
      });
    const { id } = (await apply(jwt, (await buildOffer(db)).id)).body as OwnCandidacy;
    expect(await save()).toMatchObject({ status: 409, body: { code: 'ProfileLocked' } });
    expect(await withdraw(jwt, id)).toMatchObject({ status: 200 });
    expect(await save()).toMatchObject({ status: 200 });
    // What was handed in stays as it was.
    const { body } = await request('GET', `/api/candidacies/${id}/snapshot`, { token: jwt });
    expect((body as DoctorProfile).cv?.objective).toBe(content.objective);
  });
});

describe('at the same moment', () => {
  test('ten clicks make one application', async () => {
    const { jwt, userId } = await buildApplicant(api);
    const offer = await buildOffer(db);
    outbox.length = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(jwt, offer.id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => (body as OwnCandidacy).id)).size).toBe(1);
    expect(await rowsOf(userId)).toHaveLength(1);
    expect(await noticesOf(userId)).toHaveLength(1);
    expect(outbox.filter(({ subject }) => subject.startsWith('Candidatura enviada'))).toHaveLength(1);
  });

  test('an offer that closes has the applications that were told so, and no other', async () => {
    const hospital = await buildHospital(db);
    const { jwt: staff } = await buildStaff(api, hospital.id, 'recruiter');
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    const doctors = [];
    for (let index = 0; index < 6; index += 1) doctors.push(await buildApplicant(api));
    const close = () =>
      request('POST', `/api/offers/managed/${offer.id}/close`, { token: staff, body: { version: 1 } });
    const calls = doctors.flatMap(({ jwt }, index) => [() => apply(jwt, offer.id), ...(index === 2 ? [close] : [])]);
    const answers = await Promise.all(calls.map((call) => call()));
    const applied = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect(applied.length + refused.length).toBe(6);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'OfferNotOpen' });
    const stored = await db.select().from(candidacies).where(eq(candidacies.offerId, offer.id));
    expect(stored).toHaveLength(applied.length);
    const [after] = await db.select({ status: offers.status }).from(offers).where(eq(offers.id, offer.id));
    expect(after?.status).toBe('closed');
    const late = await buildApplicant(api);
    expect(await apply(late.jwt, offer.id)).toMatchObject({ status: 409, body: { code: 'OfferNotOpen' } });
  });

  test('a hospital that is edited while somebody applies waits for nobody', async () => {
    const hospital = await buildHospital(db);
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    const { jwt } = await buildApplicant(api);
    const edit = () =>
      db.transaction(async (tx) => {
        await tx.select().from(hospitals).where(eq(hospitals.id, hospital.id)).for('update');
        await tx.update(offers).set({ searchHospital: 'la ribera' }).where(eq(offers.hospitalId, hospital.id));
      });
    const [answer] = await Promise.all([apply(jwt, offer.id), edit()]);
    expect(answer.status).toBe(201);
  });
});

describe('withdrawing', () => {
  test.each(candidacyStatuses)('one that is %s', async (status) => {
    const { jwt, userId } = await buildApplicant(api);
    const hospital = await buildHospital(db);
    const { user } = await buildStaff(api, hospital.id, 'recruiter');
    const offer = await buildOffer(db, { hospitalId: hospital.id });
    const { id } = await buildCandidacy(db, { doctorId: userId, status, offerId: offer.id });
    const open = status === 'applied' || status === 'inProcess';
    expect((await mine(jwt)).items[0]?.can.withdraw).toBe(open);
    const answer = await withdraw(jwt, id);
    if (!open) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'InvalidStatusChange' } });
      expect(await noticesOf(user.id)).toEqual([]);
      return;
    }
    expect(answer).toMatchObject({ status: 200, body: { status: 'withdrawn', can: { withdraw: false } } });
    expect((answer.body as OwnCandidacy).statusSince).toBe(clock.now().toISOString());
    expect(await noticesOf(user.id)).toMatchObject([{ kind: 'candidacyWithdrawn' }]);
    const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(audited).toMatchObject([
      { action: 'candidacy.withdrawn', before: { status }, after: { status: 'withdrawn' } },
    ]);
    // There is one application to an offer: the page says so before.
    expect(await apply(jwt, offer.id)).toMatchObject({ status: 409, body: { code: 'AlreadyApplied' } });
  });

  test('twice at once: one of them does it', async () => {
    const { jwt, userId } = await buildApplicant(api);
    const { id } = await buildCandidacy(db, { doctorId: userId });
    const answers = await Promise.all([withdraw(jwt, id), withdraw(jwt, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('one’s own', () => {
  test('newest first, by state, page by page; nobody else’s', async () => {
    const { jwt, userId } = await buildSignedInDoctor(api);
    const built = [];
    for (const [index, status] of candidacyStatuses.entries()) {
      built.push(await buildCandidacy(db, { doctorId: userId, status, appliedAt: new Date(`2026-02-0${index + 1}`) }));
    }
    await buildCandidacy(db);
    const newestFirst = built.toReversed().map(({ id }) => id);
    expect(await mine(jwt)).toMatchObject({
      total: 5,
      nextCursor: null,
      counts: { applied: 1, inProcess: 1, accepted: 1, discarded: 1, withdrawn: 1 },
    });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: OwnCandidacyPage = await mine(jwt, `?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(newestFirst);
    const open = await mine(jwt, '?status=applied,inProcess');
    expect(open.items.map(({ status }) => status)).toEqual(['inProcess', 'applied']);
    expect(open.total).toBe(2);
    for (const query of ['?cursor=abc', '?cursor=W10', '?status=hired', '?limit=0']) {
      expect(await request('GET', `/api/candidacies/mine${query}`, { token: jwt })).toMatchObject({ status: 422 });
    }
  });

  test('an offer that closed since is said to be closed', async () => {
    const { jwt, userId } = await buildSignedInDoctor(api);
    const offer = await buildOffer(db, { status: 'closed', closedAt: clock.now() });
    await buildCandidacy(db, { doctorId: userId, offerId: offer.id });
    expect((await mine(jwt)).items[0]?.offer.open).toBe(false);
    expect(await application(jwt, offer.id)).toMatchObject({ offerOpen: false, candidacy: { status: 'applied' } });
  });
});

describe('nobody else', () => {
  test('another doctor finds neither candidacy nor snapshot, and cannot withdraw it', async () => {
    const { jwt, userId } = await buildApplicant(api);
    const { id } = (await apply(jwt, (await buildOffer(db)).id)).body as OwnCandidacy;
    const other = await buildApplicant(api);
    for (const candidacy of [id, randomUUIDv7()]) {
      expect(await withdraw(other.jwt, candidacy)).toMatchObject({ status: 404 });
      expect(await request('GET', `/api/candidacies/${candidacy}/snapshot`, { token: other.jwt })).toMatchObject({
        status: 404,
      });
    }
    expect((await mine(other.jwt)).items).toEqual([]);
    expect(await rowsOf(userId)).toMatchObject([{ status: 'applied' }]);
  });

  test.each(['superadmin', 'admin', 'hospital', 'recruiter'] as const)('a %s is refused everywhere', async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    await expectRefused(jwt, 403);
  });

  test('nor somebody who is not signed in', async () => {
    await expectRefused(undefined, 401);
  });

  async function expectRefused(token: string | undefined, status: number) {
    const { id, offerId } = await buildCandidacy(db);
    const calls = [
      ['POST', `/api/offers/${offerId}/candidacies`],
      ['GET', `/api/offers/${offerId}/application`],
      ['GET', '/api/candidacies/mine'],
      ['GET', `/api/candidacies/${id}`],
      ['GET', `/api/candidacies/${id}/snapshot`],
      ['POST', `/api/candidacies/${id}/withdraw`],
    ] as const;
    for (const [method, path] of calls) {
      expect(await request(method, path, token ? { token } : {})).toMatchObject({ status });
    }
  }
});
