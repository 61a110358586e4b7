import { randomUUIDv7 } from 'node:crypto';
import type { Recommended } from '@fonendo/contract/offers/recommendations.schema';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { offerRecommendations } from '../../../db/schema/offers.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildDoctor, buildUser } from '../../../testing/factories/factories.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../../../testing/factories/hospital-factories.ts';
import { buildStaff } from '../../../testing/scenes/hospital-staff.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { db, request, outbox, clock } = api;
const hospital = await buildHospital(db);
const { jwt } = await buildStaff(api, hospital.id, 'recruiter');
const admin = await buildSignedIn(api, { policyGroups: ['admin'] });

async function buildFindable(overrides: Parameters<typeof buildUser>[1] = {}, findable = true) {
  const user = await buildUser(db, { policyGroups: ['notCertifiedDoctor'], ...overrides });
  await buildDoctor(db, { userId: user.id, findable });
  return user;
}

const openOffer = () => buildOffer(db, { hospitalId: hospital.id });
const recommend = (offerId: string, doctorIds: readonly string[], message?: string, token = jwt) =>
  request('POST', `/api/offers/managed/${offerId}/recommendations`, { token, body: { doctorIds, message } });
const noticesOf = (userId: string) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'offerRecommended')));

test('each doctor is told once, in their language, by mail unless they do without', async () => {
  const offer = await openOffer();
  const spanish = await buildFindable();
  const english = await buildFindable({ locale: 'en' });
  const quiet = await buildFindable({ mailFamilies: ['candidacies'] });
  outbox.length = 0;
  const ids = [spanish.id, english.id, quiet.id, spanish.id];
  expect(await recommend(offer.id, ids, 'Nos gustó tu perfil.')).toMatchObject({
    status: 200,
    body: { told: 3, skipped: [] },
  });
  expect(outbox.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [spanish.email, 'Te recomiendan una oferta: Cardiólogo/a'],
      [english.email, 'An offer recommended to you: Cardiólogo/a'],
    ].toSorted(),
  );
  const mail = outbox.find(({ to }) => to === spanish.email);
  expect(mail?.heading).toBe('Hospital Universitario La Ribera ha pensado en ti');
  expect(mail?.paragraphs.at(-1)).toBe('Mensaje: «Nos gustó tu perfil.»');
  expect(mail?.button.url).toBe(`https://fonendo.test/offers/${offer.id}`);
  expect(await noticesOf(quiet.id)).toMatchObject([{ link: `/offers/${offer.id}`, params: { offer: 'Cardiólogo/a' } }]);
  const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, offer.id));
  expect(audited.map(({ action }) => action)).toEqual(['offer.recommended']);

  outbox.length = 0;
  const next = await buildFindable();
  const again = (await recommend(offer.id, [spanish.id, next.id])).body as Recommended;
  expect(again).toEqual({
    told: 1,
    skipped: [{ id: spanish.id, name: 'Valentina Restrepo', reason: 'recommended' }],
  });
  expect(outbox.map(({ to }) => to)).toEqual([next.email]);
  expect(await noticesOf(spanish.id)).toHaveLength(1);
});

test('who applied already is not told', async () => {
  const offer = await openOffer();
  const doctor = await buildFindable();
  await buildCandidacy(db, { offerId: offer.id, doctorId: doctor.id });
  expect((await recommend(offer.id, [doctor.id])).body).toMatchObject({ told: 0, skipped: [{ reason: 'applied' }] });
  expect(await noticesOf(doctor.id)).toEqual([]);
});

test('two who recommend at once tell everybody once', async () => {
  const offer = await openOffer();
  const doctors = [await buildFindable(), await buildFindable(), await buildFindable()];
  const ids = doctors.map(({ id }) => id);
  const answers = await Promise.all([recommend(offer.id, ids), recommend(offer.id, ids.toReversed())]);
  expect(answers.reduce((sum, { body }) => sum + (body as Recommended).told, 0)).toBe(3);
  for (const id of ids) expect(await noticesOf(id)).toHaveLength(1);
});

describe('whom hospitals cannot find they cannot recommend anything to', () => {
  test.each([
    ['does not allow it', () => buildFindable({}, false)],
    ['is blocked', () => buildFindable({ blockedAt: clock.now() })],
    ['is not verified', () => buildFindable({ verifiedAt: null })],
    ['is no doctor', () => buildUser(db, { policyGroups: ['admin'] })],
    ['does not exist', async () => ({ id: randomUUIDv7() })],
  ])('somebody who %s: nobody is told', async (_, build) => {
    const offer = await openOffer();
    const { id } = await build();
    const other = await buildFindable();
    expect(await recommend(offer.id, [other.id, id])).toMatchObject({
      status: 422,
      body: { code: 'RecommendationFailed', message: 'No se ha podido recomendar la oferta.' },
    });
    expect(await noticesOf(other.id)).toEqual([]);
  });

  test('an administrator can tell any active doctor, in the name of the team', async () => {
    const offer = await openOffer();
    const hidden = await buildFindable({}, false);
    outbox.length = 0;
    expect(await recommend(offer.id, [hidden.id], undefined, admin.jwt)).toMatchObject({ body: { told: 1 } });
    expect(outbox[0]?.heading).toBe('Una oferta para ti');
    const blocked = await buildFindable({ blockedAt: clock.now() });
    expect(await recommend(offer.id, [blocked.id], undefined, admin.jwt)).toMatchObject({ status: 422 });
  });
});

describe('which offers', () => {
  test.each(['draft', 'pending', 'refused', 'closed'] as const)('not one that is %s', async (status) => {
    const offer = await buildOffer(db, { hospitalId: hospital.id, status });
    const { id } = await buildFindable();
    for (const token of [jwt, admin.jwt]) {
      expect(await recommend(offer.id, [id], undefined, token)).toMatchObject({
        status: 409,
        body: { code: 'OfferNotOpen' },
      });
    }
  });

  test('nor one of another hospital, nor one that is not there', async () => {
    const foreign = await buildOffer(db);
    const { id } = await buildFindable();
    for (const offerId of [foreign.id, randomUUIDv7()]) {
      expect(await recommend(offerId, [id])).toMatchObject({ status: 404 });
    }
    expect(await db.select().from(offerRecommendations).where(eq(offerRecommendations.doctorId, id))).toEqual([]);
  });
});

describe('who', () => {
  test.each<[HospitalRole, number]>([
    ['administrator', 200],
    ['recruiter', 200],
    ['selectionCoordinator', 403],
    ['administrative', 403],
  ])('%s: %i', async (role, status) => {
    const member = await buildStaff(api, hospital.id, role);
    const offer = await openOffer();
    const { id } = await buildFindable();
    expect(await recommend(offer.id, [id], undefined, member.jwt)).toMatchObject({ status });
  });

  test('no doctor, and nobody who is not signed in', async () => {
    const offer = await openOffer();
    const { id } = await buildFindable();
    for (const group of ['certifiedDoctor', 'notCertifiedDoctor'] as const) {
      const doctor = await buildSignedIn(api, { policyGroups: [group] });
      expect(await recommend(offer.id, [id], undefined, doctor.jwt)).toMatchObject({ status: 403 });
    }
    const path = `/api/offers/managed/${offer.id}/recommendations`;
    expect(await request('POST', path, { body: { doctorIds: [id] } })).toMatchObject({ status: 401 });
  });

  test.each([
    [{}],
    [{ doctorIds: [] }],
    [{ doctorIds: ['x'] }],
    [{ doctorIds: 'x' }],
    [{ doctorIds: Array.from({ length: 51 }, () => randomUUIDv7()) }],
    [{ doctorIds: [randomUUIDv7()], message: 'a'.repeat(501) }],
  ])('%j is refused', async (body) => {
    const path = `/api/offers/managed/${(await openOffer()).id}/recommendations`;
    expect(await request('POST', path, { token: jwt, body })).toMatchObject({ status: 422 });
  });

  test('nor is a body that is none', async () => {
    const path = `/api/offers/managed/${(await openOffer()).id}/recommendations`;
    expect(await request('POST', path, { token: jwt, body: '{' })).toMatchObject({ status: 400 });
  });
});
