import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { doctorPrivateData, doctors } from '../../../db/schema/doctors.ts';
import { users } from '../../../db/schema/users.ts';
import { deriveKeys } from '../../../http/secret-keys.ts';
import { openTestApi } from '../../../testing/api.ts';
import { doctorRegistration, hospitalRegistration } from '../../../testing/scenes/registrations.ts';
import { rememberDeletedEmail } from './deleted-emails.ts';

const secret = 'the secret of this very test file, 32+';
const { request, db, clock, outbox } = await openTestApi({ secret });

let address = 0;
/** Each from an address of its own: the limit of registrations is not what is tested here. */
function register(body: unknown, locale: 'es' | 'en' = 'es') {
  address += 1;
  const headers = { 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` };
  return request('POST', '/api/auth/signin', { body, locale, headers });
}

const userWith = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];

describe('a new account', () => {
  test('of a doctor keeps the declared data, unverified, and sends the code in their language', async () => {
    const body = doctorRegistration({ newsletter: true, howFound: 'search' });
    const answer = await register(body, 'en');
    expect(answer).toMatchObject({
      status: 201,
      body: { user: { email: body.email, policyGroups: ['notCertifiedDoctor'], verified: false } },
    });
    const user = await userWith(body.email);
    expect(user).toMatchObject({
      phone: '+573001234567',
      locale: 'en',
      verifiedAt: null,
      privacyAcceptedAt: clock.now(),
      mailFamilies: ['petitions', 'offers', 'candidacies', 'interviews', 'newsletter'],
      howFound: 'search',
    });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const [doctor] = await db
      .select()
      .from(doctors)
      .innerJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
      .where(eq(doctors.userId, user?.id ?? ''));
    expect(doctor).toMatchObject({
      doctors: { hasDegreeSpain: false, registrationStep: 'documentation' },
      doctor_private_data: { birthDate: '1990-05-20', documentNumber: 'AB1234567' },
    });
    const mail = outbox.at(-1);
    expect(mail).toMatchObject({ to: body.email, locale: 'en', heading: 'Verify your email' });
    expect(mail?.button.url).toBe(`https://fonendo.test/verify-account?token=${user?.id}-${mail?.code}`);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, user?.id ?? ''));
    expect(entries).toMatchObject([{ action: 'account.registered', actorId: user?.id }]);
  });

  test('of a doctor with a Spanish degree is certified', async () => {
    const answer = await register(doctorRegistration({ hasDegreeSpain: true }));
    expect(answer).toMatchObject({ status: 201, body: { user: { policyGroups: ['certifiedDoctor'] } } });
  });

  test('of a hospital has the group hospital and no doctor’s data', async () => {
    const body = hospitalRegistration();
    expect(await register(body)).toMatchObject({ status: 201, body: { user: { policyGroups: ['hospital'] } } });
    const user = await userWith(body.email);
    expect(
      await db
        .select()
        .from(doctors)
        .where(eq(doctors.userId, user?.id ?? '')),
    ).toEqual([]);
  });

  test('cannot choose its group', async () => {
    const body = hospitalRegistration({ policyGroups: ['superadmin'], verifiedAt: '2026-01-01' });
    expect(await register(body)).toMatchObject({
      status: 201,
      body: { user: { policyGroups: ['hospital'], verified: false } },
    });
  });
});

describe('an email', () => {
  test('that is taken is told, in any case of its letters', async () => {
    const body = hospitalRegistration();
    await register(body);
    expect(await register({ ...body, email: body.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'EmailTaken', fields: { email: { key: 'errors.emailTaken' } } },
    });
  });

  test('of a deleted account cannot be used again, in any case of its letters', async () => {
    await rememberDeletedEmail({ keys: deriveKeys(secret), now: clock.now }, db, 'borrada@fonendo.test');
    expect(await register(hospitalRegistration({ email: 'Borrada@FONENDO.test' }))).toMatchObject({
      status: 409,
      body: { code: 'EmailNotReusable', fields: { email: { key: 'errors.emailNotReusable' } } },
    });
    expect(await userWith('borrada@fonendo.test')).toBeUndefined();
  });

  test('registered ten times at once makes one account and one mail', async () => {
    const body = hospitalRegistration();
    const before = outbox.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(outbox.length - before).toBe(1);
  });
});

describe('a wrong field is named with its message, and nothing is stored', () => {
  test.each([
    ['firstname', '', 'errors.required'],
    ['firstname', undefined, 'errors.required'],
    ['firstname', null, 'errors.notNull'],
    ['firstname', 'R2-D2', 'errors.lettersOnly'],
    ['lastname', '<b>', 'errors.lettersOnly'],
    ['lastname', 'x'.repeat(101), 'errors.stringTooBig'],
    ['email', 'nadie', 'errors.email'],
    ['password', 'Ab1!', 'errors.stringTooShort'],
    ['password', 'Password1!', 'errors.commonPassword'],
    ['phone', '12', 'errors.phone'],
    ['phone', '000000000', 'errors.phone'],
    ['phonePrefix', '34', 'errors.invalid'],
    ['birthDate', '2008-03-11', 'errors.over18'],
    ['birthDate', '2026-03-11', 'errors.futureDate'],
    ['birthDate', '1990-02-30', 'errors.invalid'],
    ['graduationDate', '2026-03-11', 'errors.futureDate'],
    ['graduationDate', '1990-05-19', 'errors.graduationBeforeBirth'],
    ['countryOfResidence', 'XX', 'errors.oneOf'],
    ['nationality', undefined, 'errors.selectValue'],
    ['documentType', 'Library card', 'errors.oneOf'],
    ['documentNumber', 'A1', 'errors.passportNumber'],
    ['hasDegreeSpain', undefined, 'errors.boolean'],
    ['privacy', false, 'errors.privacyAndTerms'],
    ['accountType', 'admin', 'errors.oneOf'],
  ])('%s = %s: %s', async (field, value, key) => {
    const body = doctorRegistration({ [field]: value });
    const answer = await register(body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'ValidationFailed', fields: { [field]: { key } } } });
    expect(await userWith(body.email)).toBeUndefined();
  });

  test('everything wrong is told at once, also what fields say about each other', async () => {
    const body = doctorRegistration({
      password: '',
      documentType: 'DNI',
      documentNumber: '12345678A',
      graduationDate: '1980-01-01',
      hasDegree: true,
    });
    expect(await register(body)).toMatchObject({
      status: 422,
      body: {
        fields: {
          password: { key: 'errors.required' },
          documentNumber: { key: 'errors.documentLetter' },
          graduationDate: { key: 'errors.graduationBeforeBirth' },
          degreeEmail: { key: 'errors.required' },
        },
      },
    });
  });

  test('a birthday is today in Madrid before it is in Greenwich', async () => {
    clock.set('2026-03-10T23:30:00Z');
    expect(await register(doctorRegistration({ birthDate: '2008-03-11', graduationDate: '2026-03-11' }))).toMatchObject(
      {
        status: 201,
      },
    );
  });
});

test('one address cannot register without end', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.99' };
  const answers = [];
  for (let i = 0; i < 22; i += 1) {
    answers.push(
      await request('POST', '/api/auth/signin', { body: hospitalRegistration({ phone: '000000000' }), headers }),
    );
  }
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
});
