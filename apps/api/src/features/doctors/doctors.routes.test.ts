import { randomUUIDv7 } from 'node:crypto';
import type { Doctor } from '@fonendo/contract/doctors/doctors.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../db/schema/audit.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { entitlements } from '../../db/schema/payments.ts';
import { users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor, type DoctorOptions } from '../../testing/doctor-sign-in.ts';
import { buildDocument } from '../../testing/factories/document-factories.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock } = api;

const read = (token?: string) => request('GET', '/api/doctors/me', token ? { token } : {});
const update = (token: string | undefined, body: unknown) =>
  request('PUT', '/api/doctors/me', { body, ...(token && { token }) });
const setFindable = (token: string | undefined, body: unknown) =>
  request('PUT', '/api/doctors/me/findable', { body, ...(token && { token }) });
const readReadiness = (token?: string) => request('GET', '/api/doctors/me/readiness', token ? { token } : {});
const readProfile = (token?: string) => request('GET', '/api/doctors/me/profile', token ? { token } : {});

const signedInDoctor = (options: DoctorOptions = {}) => buildSignedInDoctor(api, options);

/** What the form sends for the doctor of the factory. */
const declared = (overrides: Record<string, unknown> = {}) => ({
  firstname: 'Valentina',
  lastname: 'Restrepo',
  phonePrefix: '+57',
  phone: '300 123 4567',
  birthDate: '1990-05-20',
  graduationDate: '2014-11-30',
  degreeCountry: 'CO',
  countryOfResidence: 'CO',
  nationality: 'CO',
  documentType: 'Passport',
  documentNumber: 'AB1234567',
  hasDegreeSpain: false,
  speciality: 'Cardiología',
  gender: 'woman',
  maritalStatus: 'single',
  hasKids: false,
  parent1: 'Luz Marina Gómez',
  parent2: 'Hernán Restrepo',
  address: 'Carrera 7 # 45-12',
  city: 'Bogotá',
  state: 'Cundinamarca',
  postalCode: '110231',
  ...overrides,
});

const changesOf = async (userId: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId)))
    .filter(({ action }) => action === 'doctor.updated')
    .map(({ after }) => after);

describe('one’s own data', () => {
  test('are shown whole, the phone split as the form asks for it', async () => {
    const { jwt, email } = await signedInDoctor();
    const { hasDegreeSpain, phone: _, ...rest } = declared();
    expect(await read(jwt)).toMatchObject({
      status: 200,
      body: { ...rest, hasDegreeSpain, email, phoneCountry: 'CO', phone: '3001234567', findable: false, verified: [] },
    });
  });

  test('are changed as a whole: names and phone with the account, the rest in its tables', async () => {
    const { jwt, userId } = await signedInDoctor();
    const body = declared({
      lastname: 'Restrepo Gómez',
      phone: '301 765 4321',
      countryOfResidence: 'ES',
      state: 'Madrid',
      postalCode: '28013',
      documentType: 'NIE/NIF',
      documentNumber: 'x-1234567-l',
      parent2: undefined,
    });
    const answer = await update(jwt, body);
    expect(answer).toMatchObject({
      status: 200,
      body: { lastname: 'Restrepo Gómez', phone: '3017654321', documentNumber: 'X1234567L', parent2: null },
    });
    expect((await read(jwt)).body).toEqual(answer.body);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ lastname: 'Restrepo Gómez', phone: '+573017654321' });
    const [row] = await db.select().from(doctors).where(eq(doctors.userId, userId));
    expect(row).toMatchObject({ countryOfResidence: 'ES', registrationStep: 'documentation', findable: false });
    const [kept] = await db.select().from(doctorPrivateData).where(eq(doctorPrivateData.userId, userId));
    expect(kept).toMatchObject({ state: 'Madrid', postalCode: '28013', documentType: 'NIE/NIF', parent2: null });
    expect(await changesOf(userId)).toEqual([
      {
        changed: [
          'lastname',
          'phone',
          'countryOfResidence',
          'documentType',
          'documentNumber',
          'parent2',
          'state',
          'postalCode',
        ],
      },
    ]);
  });

  test('sent as they are change nothing and leave no trace', async () => {
    const { jwt, userId } = await signedInDoctor();
    expect(await update(jwt, declared())).toMatchObject({ status: 200 });
    expect(await changesOf(userId)).toEqual([]);
  });

  test('a day is a day, wherever it is read', async () => {
    // Half past midnight in Madrid, still the day before in Bogotá and in UTC.
    clock.set('2026-03-28T23:30:00Z');
    const { jwt } = await signedInDoctor();
    expect(await update(jwt, declared({ graduationDate: '2026-03-29' }))).toMatchObject({
      status: 200,
      body: { graduationDate: '2026-03-29' },
    });
    expect(await update(jwt, declared({ graduationDate: '2026-03-30' }))).toMatchObject({
      status: 422,
      body: { fields: { graduationDate: { key: 'errors.futureDate' } } },
    });
    clock.set('2026-03-10T09:00:00Z');
  });

  const tooEarly = { key: 'errors.graduationTooEarly', params: { years: 18 } };

  test.each([
    [{ firstname: '' }, { firstname: 'errors.required' }],
    [
      { birthDate: '2010-01-01', graduationDate: '2010-01-01' },
      { birthDate: 'errors.over18', graduationDate: tooEarly },
    ],
    [{ graduationDate: '1989-01-01' }, { graduationDate: 'errors.graduationBeforeBirth' }],
    [{ graduationDate: '2008-05-19' }, { graduationDate: tooEarly }],
    [{ degreeCountry: undefined }, { degreeCountry: 'errors.selectValue' }],
    [{ documentType: 'DNI', documentNumber: '12345678A' }, { documentNumber: 'errors.documentLetter' }],
    [{ documentType: 'DNI', documentNumber: 'AB12' }, { documentNumber: 'errors.documentNumber' }],
    [{ hasDegree: true }, { degreeEmail: 'errors.required' }],
    [{ countryOfResidence: 'ES' }, { state: 'errors.province', postalCode: 'errors.postalCode' }],
    [{ countryOfResidence: 'ES', state: 'Madrid', postalCode: '46600' }, { postalCode: 'errors.postalCodeProvince' }],
    [{ countryOfResidence: 'ES', state: undefined, postalCode: '53000' }, { postalCode: 'errors.postalCode' }],
    [{ phone: '000' }, { phone: 'errors.phone' }],
    [{ phone: '000 000 0000' }, { phone: 'errors.phone' }],
    [
      { gender: 'x', parent1: '4' },
      { gender: 'errors.oneOf', parent1: 'errors.lettersOnly' },
    ],
  ])('%o are refused, each at its field', async (change, keys) => {
    const { jwt, userId } = await signedInDoctor();
    const fields = Object.fromEntries(
      Object.entries(keys).map(([field, error]) => [field, typeof error === 'string' ? { key: error } : error]),
    );
    const answer = await update(jwt, declared(change));
    expect(answer).toMatchObject({ status: 422, body: { code: 'ValidationFailed' } });
    expect((answer.body as { fields: object }).fields).toEqual(fields);
    expect(await changesOf(userId)).toEqual([]);
  });

  test('everything that is wrong is told at once', async () => {
    const { jwt } = await signedInDoctor();
    const answer = await update(
      jwt,
      declared({ lastname: '', birthDate: '2999-01-01', documentNumber: '1', degreeCountry: undefined, phone: 'no' }),
    );
    expect(Object.keys((answer.body as { fields: object }).fields).toSorted()).toEqual([
      'birthDate',
      'degreeCountry',
      'documentNumber',
      'lastname',
      'phone',
    ]);
  });

  test('a change by an administrator names both people', async () => {
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const { userId } = await signedInDoctor();
    const tokens = await request('POST', `/api/auth/${userId}/impersonate`, {
      token: admin.jwt,
      body: { reason: 'Ayuda con sus datos' },
    });
    const { jwt } = tokens.body as { jwt: string };
    expect(await update(jwt, declared({ city: 'Medellín' }))).toMatchObject({ status: 200 });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(entries.find(({ action }) => action === 'doctor.updated')).toMatchObject({
      actorId: userId,
      impersonatorId: admin.user.id,
      after: { changed: ['city'] },
    });
  });
});

describe('a corrected answer on the degree', () => {
  test('moves the doctor to the group of that answer at once', async () => {
    const { jwt, userId } = await signedInDoctor();
    const body = declared({ hasDegreeSpain: true, degreeCountry: undefined });
    expect(await update(jwt, body)).toMatchObject({ status: 200, body: { hasDegreeSpain: true } });
    expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({
      body: { policyGroups: ['certifiedDoctor'] },
    });
    expect(await update(jwt, declared())).toMatchObject({ status: 200 });
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.policyGroups).toEqual(['notCertifiedDoctor']);
  });

  test('is refused once a recognition was paid for, or granted', async () => {
    const paid = await signedInDoctor();
    await db
      .insert(entitlements)
      .values({ id: randomUUIDv7(), userId: paid.userId, product: 'recognition', grantedAt: clock.now() });
    const granted = await signedInDoctor({ user: { policyGroups: ['certifiedDoctor'] } });
    for (const { jwt } of [paid, granted]) {
      expect(await update(jwt, declared({ hasDegreeSpain: true }))).toMatchObject({
        status: 409,
        body: { code: 'DataVerified', fields: { hasDegreeSpain: { key: 'errors.verifiedData' } } },
      });
    }
    // The group that a petition gave stays, whatever else is corrected.
    expect(await update(granted.jwt, declared({ city: 'Cali' }))).toMatchObject({ status: 200 });
    const [user] = await db.select().from(users).where(eq(users.id, granted.userId));
    expect(user?.policyGroups).toEqual(['certifiedDoctor']);
  });
});

describe('what was checked against an approved document', () => {
  test('is named, stays, and does not keep the rest from changing', async () => {
    const { jwt, userId } = await signedInDoctor();
    await buildDocument(db, { doctorId: userId, kind: 'passport', status: 'approved' });
    expect((await read(jwt)).body).toMatchObject({
      verified: ['firstname', 'lastname', 'birthDate', 'nationality', 'documentType', 'documentNumber'],
    });
    const answer = await update(jwt, declared({ lastname: 'Otra', birthDate: '1991-01-01', city: 'Cali' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'DataVerified' } });
    expect((answer.body as { fields: object }).fields).toEqual({
      lastname: { key: 'errors.verifiedData' },
      birthDate: { key: 'errors.verifiedData' },
    });
    expect(await update(jwt, declared({ city: 'Cali' }))).toMatchObject({ status: 200, body: { city: 'Cali' } });
  });

  test('keeps the names of the account as well', async () => {
    const { jwt, userId } = await signedInDoctor();
    const rename = () => request('PATCH', '/api/account', { token: jwt, body: { firstname: 'Otra', locale: 'en' } });
    await buildDocument(db, { doctorId: userId, kind: 'passport', status: 'approved' });
    expect(await rename()).toMatchObject({
      status: 409,
      body: { code: 'DataVerified', fields: { firstname: { key: 'errors.verifiedData' } } },
    });
    expect(await request('PATCH', '/api/account', { token: jwt, body: { locale: 'en' } })).toMatchObject({
      status: 200,
    });
  });

  test.each(['pending', 'rejected'] as const)('a %s document vouches for nothing', async (status) => {
    const { jwt, userId } = await signedInDoctor();
    const reason = status === 'rejected' ? 'Ilegible' : null;
    await buildDocument(db, { doctorId: userId, kind: 'diploma', status, reason });
    expect((await read(jwt)).body).toMatchObject({ verified: [] });
    expect(await update(jwt, declared({ graduationDate: '2015-06-30' }))).toMatchObject({ status: 200 });
  });
});

describe('being found', () => {
  test('is off until the doctor wishes it, and is audited', async () => {
    const { jwt, userId } = await signedInDoctor();
    for (const findable of [true, true, false]) {
      expect(await setFindable(jwt, { findable })).toMatchObject({ status: 200, body: { findable } });
      expect(((await read(jwt)).body as Doctor).findable).toBe(findable);
    }
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(entries.filter(({ action }) => action === 'doctor.findableChanged').map(({ after }) => after)).toEqual([
      { findable: true },
      { findable: false },
    ]);
  });

  test('is yes or no', async () => {
    const { jwt } = await signedInDoctor();
    expect(await setFindable(jwt, { findable: 'sí' })).toMatchObject({ status: 422 });
  });
});

describe('who may', () => {
  const calls = (token?: string) => [
    read(token),
    update(token, declared()),
    setFindable(token, { findable: true }),
    readReadiness(token),
    readProfile(token),
  ];

  test.each(['hospital', 'recruiter', 'admin', 'superadmin'] as const)('%s has no doctor’s data', async (group) => {
    const { jwt } = await buildSignedIn(api, { policyGroups: [group] });
    for (const answer of await Promise.all(calls(jwt))) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'Forbidden' } });
    }
  });

  test('nobody without a session', async () => {
    for (const answer of await Promise.all(calls())) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
    }
  });

  test('a doctor without declared data finds nothing', async () => {
    const { jwt } = await buildSignedIn(api);
    for (const answer of await Promise.all(calls(jwt))) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    }
  });

  test('a doctor changes nobody else’s data, whatever id they send', async () => {
    const [one, other] = [await signedInDoctor(), await signedInDoctor()];
    await update(one.jwt, declared({ userId: other.userId, id: other.userId, city: 'Cali' }));
    expect((await read(other.jwt)).body).toMatchObject({ city: 'Bogotá' });
    expect((await read(one.jwt)).body).toMatchObject({ city: 'Cali' });
  });
});
