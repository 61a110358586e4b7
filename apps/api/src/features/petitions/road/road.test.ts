import { ownRoadSchema } from '@fonendo/contract/petitions/road.schema';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { doctorPrivateData, doctors } from '../../../db/schema/doctors.ts';
import { documents } from '../../../db/schema/documents.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { settings } from '../../../db/schema/settings.ts';
import { buildDocument } from '../../../testing/factories/document-factories.ts';
import { openPetitionsApi } from '../../../testing/scenes/petitions.ts';

const { db, request, admin, buildCase: build } = await openPetitionsApi();

const buildCase = async (...options: Parameters<typeof build>) => {
  const { jwt: token, ...person } = await build(...options);
  return { token, ...person };
};

type Declared = { nationality?: string; degreeCountry?: string | null };

/** A doctor with everything, and no petition yet. */
async function buildApplicant({ paid = true, ...facts }: Declared & { paid?: boolean } = {}) {
  const person = await buildCase(null, { papers: { paid } });
  await db.delete(petitions).where(eq(petitions.doctorId, person.userId));
  await declare(person.userId, facts);
  return person;
}

async function declare(userId: string, { nationality = 'CO', degreeCountry = 'CO' }: Declared = {}) {
  await db.update(doctors).set({ degreeCountry }).where(eq(doctors.userId, userId));
  await db.update(doctorPrivateData).set({ nationality }).where(eq(doctorPrivateData.userId, userId));
}

const read = async (token: string) => {
  const answer = await request('GET', '/api/petitions/road', { token });
  expect(answer.status).toBe(200);
  return ownRoadSchema.parse(answer.body);
};

const answer = (token: string, body: object) => request('PUT', '/api/petitions/road', { token, body });
const start = (token: string) => request('POST', '/api/petitions', { token });
const answers = { nationality: 'CO', otherNationality: null, degreeCountry: 'CO', speciality: null };

beforeEach(async () => {
  await db.delete(settings);
});

describe('the road', () => {
  test.each([
    ['CO', 'CO', 'homologation', null],
    ['CO', 'RO', 'homologation', null],
    ['ES', 'RO', 'professional', 'otherRoad'],
    ['CO', 'ES', 'none', 'otherRoad'],
    ['CO', null, null, 'unknownRoad'],
  ] as const)('of %s with a degree of %s: %s', async (nationality, degreeCountry, road, notSold) => {
    const { token } = await buildApplicant({ nationality, degreeCountry, paid: false });
    const own = await read(token);
    expect(own.road?.road ?? null).toBe(road);
    expect(own.answers).toMatchObject({ nationality, degreeCountry });
    expect(own.notSold).toBe(notSold);
  });

  test('is told with term, cost and papers before anything is paid', async () => {
    const { token } = await buildCase(null, { papers: { paid: false } });
    expect(await read(token)).toMatchObject({
      road: { article: 'RD 889/2022', months: 6, authority: 'universidades' },
      notSold: null,
      priceCents: 47_190,
      stateFeeCents: 16_650,
    });
  });
});

describe('the answers', () => {
  const updatesBy = (userId: string) =>
    db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'doctor.updated'), eq(auditEntries.actorId, userId)));

  test('are saved with the doctor’s data, and tell the road', async () => {
    const { token, userId } = await buildApplicant({ degreeCountry: null });
    await db.delete(documents).where(eq(documents.doctorId, userId));
    const given = { nationality: 'CO', otherNationality: 'IT', degreeCountry: 'RO', speciality: 'Cardiología' };
    expect(await answer(token, given)).toMatchObject({
      status: 200,
      body: { answers: given, road: { road: 'professional', speciality: { article: 'RD 581/2017' } } },
    });
    expect((await request('GET', '/api/doctors/me', { token })).body).toMatchObject({
      ...given,
      firstname: expect.any(String),
    });
    const entries = await updatesBy(userId);
    expect(entries).toMatchObject([{ after: { changed: ['degreeCountry', 'otherNationality'] } }]);
    expect(JSON.stringify(entries)).not.toContain('RO');
  });

  test('that say the same change nothing, and the same nationality twice is one', async () => {
    const { token, userId } = await buildApplicant();
    await db.delete(documents).where(eq(documents.doctorId, userId));
    const given = { ...answers, speciality: 'Cardiología' };
    expect(await answer(token, { ...given, otherNationality: 'CO' })).toMatchObject({
      body: { answers: { otherNationality: null } },
    });
    expect(await updatesBy(userId)).toEqual([]);
  });

  test('that a document has confirmed cannot be given otherwise', async () => {
    const { token, userId } = await buildApplicant();
    await db.delete(documents).where(eq(documents.doctorId, userId));
    await buildDocument(db, { doctorId: userId, kind: 'diploma', status: 'approved' });
    expect((await read(token)).verified).toEqual(['degreeCountry']);
    expect(await answer(token, { ...answers, degreeCountry: 'RO' })).toMatchObject({
      status: 409,
      body: { code: 'DataVerified', fields: { degreeCountry: expect.anything() } },
    });
  });

  test.each([
    ['nationality', { ...answers, nationality: 'XX' }],
    ['degreeCountry', { ...answers, degreeCountry: null }],
    ['speciality', { ...answers, speciality: ' ' }],
  ])('are refused at their field: %s', async (field, body) => {
    const { token } = await buildApplicant();
    expect(await answer(token, body)).toMatchObject({ status: 422, body: { fields: { [field]: expect.anything() } } });
  });

  test('are the doctor’s alone', async () => {
    for (const [method, sent] of [
      ['GET', {}],
      ['PUT', { body: answers }],
    ] as const) {
      const asked = (token: object) => request(method, '/api/petitions/road', { ...sent, ...token });
      expect(await asked({ token: admin.jwt })).toMatchObject({ status: 403 });
      expect(await asked({})).toMatchObject({ status: 401 });
    }
  });
});

describe('a petition of RD 889/2022', () => {
  const free = async () => {
    await db.insert(settings).values({ key: 'recognitionPriceCents', value: 0, updatedAt: new Date() });
  };

  test.each([
    ['ES', 'RO', 'OtherRoad'],
    ['CO', 'ES', 'OtherRoad'],
    ['CO', null, 'UnknownRoad'],
  ] as const)(
    'is not started by %s with a degree of %s, whether paid for or free: %s',
    async (nationality, degreeCountry, code) => {
      const { token } = await buildApplicant({ nationality, degreeCountry });
      expect(await start(token)).toMatchObject({ status: 409, body: { code } });
      await free();
      expect(await start(token)).toMatchObject({ status: 409, body: { code } });
    },
  );

  test('is started by those on its road', async () => {
    const { token } = await buildApplicant();
    expect(await start(token)).toMatchObject({ status: 201 });
  });

  test('that was started before the answers changed is not sent', async () => {
    const { token, userId, petitionId } = await buildCase();
    await declare(userId, { nationality: 'ES', degreeCountry: 'RO' });
    const petition = await request('GET', `/api/petitions/${petitionId}`, { token });
    expect(petition.body).toMatchObject({ allowedEvents: [{ event: 'send', refused: 'OtherRoad' }] });
    expect(await request('POST', `/api/petitions/${petitionId}/send`, { token })).toMatchObject({
      status: 409,
      body: { code: 'OtherRoad' },
    });
    await declare(userId);
    expect(await request('POST', `/api/petitions/${petitionId}/send`, { token })).toMatchObject({ status: 200 });
  });

  test('is not sold where the country of the degree is missing', async () => {
    const { token, userId } = await buildCase(null, { papers: { paid: false } });
    await declare(userId, { degreeCountry: null });
    expect((await request('GET', '/api/payments/quote?products=recognition', { token })).body).toMatchObject({
      notSold: 'unknownRoad',
      road: null,
      lines: [],
    });
    const order = { products: ['recognition'], earlyStartConsent: true, expectedTotalCents: 0 };
    expect(await request('POST', '/api/payments', { token, body: order })).toMatchObject({
      status: 409,
      body: { fields: { products: { key: 'errors.unknownRoad' } } },
    });
  });
});
