import type { Account } from '@fonendo/contract/account/account.schema';
import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { deletedEmails, users } from '../../db/schema/users.ts';
import { openTestApi, testDependencies } from '../../testing/api.ts';
import { buildDoctor, buildInvoice, buildPayment, buildRectification } from '../../testing/factories/factories.ts';
import { buildHospital, buildHospitalMember } from '../../testing/factories/hospital-factories.ts';
import { readPdf } from '../../testing/files/pdf-text.ts';
import { hospitalRegistration } from '../../testing/scenes/registrations.ts';
import { buildAccount, buildSignedIn, signIn, testPassword } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock, outbox } = api;

const read = (token: string) => request('GET', '/api/account', { token });
const update = (token: string, body: unknown) => request('PATCH', '/api/account', { token, body });
const remove = (token: string, password = testPassword) =>
  request('DELETE', '/api/account', { token, body: { password } });

async function impersonated() {
  const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
  const user = await buildAccount(db);
  const body = { reason: 'Ayuda con su cuenta' };
  const answer = await request('POST', `/api/auth/${user.id}/impersonate`, { token: admin.jwt, body });
  return { admin, user, jwt: (answer.body as Tokens).jwt };
}

describe('one’s own data', () => {
  test('is shown and changed, field by field', async () => {
    const { user, jwt } = await buildSignedIn(api, { phone: '+34612345678' });
    expect(await read(jwt)).toMatchObject({
      status: 200,
      body: { id: user.id, email: user.email, phonePrefix: '+34', phone: '612345678', locale: 'es' },
    });
    const change = { lastname: 'Restrepo Gómez', locale: 'en', mailFamilies: ['offers', 'offers'] };
    expect(await update(jwt, change)).toMatchObject({
      status: 200,
      body: { firstname: 'Valentina', lastname: 'Restrepo Gómez', locale: 'en', mailFamilies: ['offers'] },
    });
    expect(await update(jwt, { phonePrefix: '+57', phone: '300 123 4567' })).toMatchObject({
      body: { phonePrefix: '+57', phone: '3001234567' },
    });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
    expect(entries.filter(({ action }) => action === 'account.updated').map(({ after }) => after)).toEqual([
      { changed: ['lastname', 'locale', 'mailFamilies'] },
      { changed: ['phone'] },
    ]);
  });

  test.each([
    [{ firstname: '' }, { firstname: { key: 'errors.required' } }],
    [{ firstname: '4' }, { firstname: { key: 'errors.lettersOnly' } }],
    [{ phone: '612345678' }, { phonePrefix: { key: 'errors.required' } }],
    [{ phonePrefix: '+34', phone: '000000000' }, { phone: { key: 'errors.phone' } }],
    [{ locale: 'fr' }, { locale: { key: 'errors.oneOf' } }],
    [{ mailFamilies: ['spam'] }, { 'mailFamilies.0': { key: 'errors.oneOf' } }],
  ])('is not changed by %o', async (change, fields) => {
    const { jwt } = await buildSignedIn(api);
    expect(await update(jwt, change)).toMatchObject({ status: 422, body: { fields } });
  });

  test('does not let email, groups or password be changed this way', async () => {
    const { user, jwt } = await buildSignedIn(api);
    const sneaky = { email: 'otro@fonendo.test', policyGroups: ['superadmin'], passwordHash: 'x', verifiedAt: null };
    expect(await update(jwt, sneaky)).toMatchObject({ status: 200 });
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row).toEqual(user);
  });

  test.each(['/api/account', '/api/account/sessions', '/api/account/export'])('%s needs a session', async (path) => {
    expect(await request('GET', path)).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
  });

  test('is not changed by an administrator who acts as the person: they have /users for it', async () => {
    const { jwt } = await impersonated();
    expect(await update(jwt, { lastname: 'Rojas' })).toMatchObject({
      status: 403,
      body: { code: 'NotWhileImpersonating' },
    });
  });
});

describe('sessions', () => {
  test('are listed with the current one marked; the others can be closed', async () => {
    const { user, jwt } = await buildSignedIn(api);
    clock.advance(60_000);
    const other = await signIn(request, user.email);
    const list = await request('GET', '/api/account/sessions', { token: jwt });
    expect(list).toMatchObject({ status: 200, body: { items: [{ current: false }, { current: true }] } });
    const closed = await request('POST', '/api/account/sessions/close-others', { token: jwt });
    expect(closed).toMatchObject({ status: 200, body: { closed: 1 } });
    expect(await read(other.jwt)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    expect(await read(jwt)).toMatchObject({ status: 200 });
  });
});

test('the export holds everything about the person and no secret', async () => {
  const { user, jwt } = await buildSignedIn(api);
  await buildDoctor(db, { userId: user.id, privateData: { documentNumber: 'AB1234567' } });
  const answer = await createApi(testDependencies(api, clock)).request('/api/account/export', {
    headers: { authorization: `Bearer ${jwt}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = strFromU8(files['fonendo.json'] ?? new Uint8Array());
  expect(JSON.parse(text)).toMatchObject({
    account: { email: user.email, firstname: 'Valentina' },
    doctor: { documentNumber: 'AB1234567' },
    sessions: [{ ipAddress: 'local' }],
    history: [{ action: 'session.started' }, { action: 'account.exported' }],
  });
  expect(text).not.toContain('argon2');
});

test('the export holds every invoice as it is downloaded, and names its file', async () => {
  const { user, jwt } = await buildSignedIn(api);
  await buildDoctor(db, { userId: user.id });
  const payment = await buildPayment(db, { userId: user.id, status: 'paid' });
  await buildInvoice(db, payment, { number: 731, series: 'F2026', issuedOn: '2026-03-10' });
  await buildRectification(db, payment.id);
  const answer = await createApi(testDependencies(api, clock)).request('/api/account/export', {
    headers: { authorization: `Bearer ${jwt}` },
  });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const invoices = Object.keys(files).filter((name) => name.startsWith('invoices/'));
  expect(invoices).toHaveLength(2);
  expect(invoices).toContain('invoices/F2026-000731.pdf');
  const { pages } = await readPdf(files['invoices/F2026-000731.pdf'] ?? new Uint8Array());
  expect(pages.join(' ')).toContain('F2026-000731');
  const told = JSON.parse(strFromU8(files['fonendo.json'] ?? new Uint8Array())) as {
    payments: { invoices: { file: string }[] };
  };
  expect(told.payments.invoices.map(({ file }) => file).toSorted()).toEqual(invoices.toSorted());
});

describe('deleting one’s account', () => {
  test('removes the person, ends the sessions, says goodbye and keeps the email from being used again', async () => {
    const { user, jwt } = await buildSignedIn(api, { email: 'se.va@fonendo.test', phone: '+34612345678' });
    const second = await signIn(request, user.email);
    expect(await remove(jwt)).toMatchObject({ status: 204 });
    for (const token of [jwt, second.jwt]) {
      expect(await read(token)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    }
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ firstname: '', lastname: '', phone: null, deletedAt: clock.now() });
    expect(JSON.stringify([row, await db.select().from(deletedEmails)])).not.toContain('se.va');
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
    expect(outbox.at(-1)).toMatchObject({ to: 'se.va@fonendo.test', heading: 'Hemos eliminado la cuenta' });

    const login = { email: 'SE.VA@fonendo.test', password: testPassword, provider: 'password' };
    expect(await request('POST', '/api/auth/login', { body: login })).toMatchObject({
      status: 403,
      body: { code: 'UserNotAuthorized' },
    });
    const again = hospitalRegistration({ email: 'Se.Va@Fonendo.test' });
    expect(await request('POST', '/api/auth/signin', { body: again })).toMatchObject({
      status: 409,
      body: { code: 'EmailNotReusable' },
    });
  });

  test('needs the password', async () => {
    const { jwt } = await buildSignedIn(api);
    expect(await remove(jwt, 'Equivocada-1')).toMatchObject({ status: 401, body: { code: 'InvalidPassword' } });
    expect(await read(jwt)).toMatchObject({ status: 200 });
  });

  test('is refused while somebody acts as the user, like the export and the sessions', async () => {
    const { jwt } = await impersonated();
    const answers = [
      await remove(jwt),
      await request('GET', '/api/account/export', { token: jwt }),
      await request('GET', '/api/account/sessions', { token: jwt }),
      await request('POST', '/api/account/sessions/close-others', { token: jwt }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, body: { code: 'NotWhileImpersonating' } });
  });

  test('is refused to the last administrator; of two who leave at once, one stays', async () => {
    await expectOneToStay('admin');
  });

  test('is said before to be impossible, to the only administrator of the product or of a hospital', async () => {
    const isLast = async (token: string) => ((await read(token)).body as Account).lastAdministrator;
    await db.update(users).set({ blockedAt: clock.now() });
    const owner = await buildSignedIn(api, { policyGroups: ['superadmin'] });
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const doctor = await buildSignedIn(api, { policyGroups: ['certifiedDoctor'] });
    expect([await isLast(owner.jwt), await isLast(admin.jwt), await isLast(doctor.jwt)]).toEqual([true, false, false]);
    await buildSignedIn(api, { policyGroups: ['superadmin'] });
    expect(await isLast(owner.jwt)).toBe(false);

    const boss = await buildSignedIn(api, { policyGroups: ['hospital'] });
    expect(await isLast(boss.jwt)).toBe(false);
    const { id: hospitalId } = await buildHospital(db, { administratorId: boss.user.id });
    const recruiter = await buildSignedIn(api, { policyGroups: ['recruiter'] });
    await buildHospitalMember(db, { hospitalId, userId: recruiter.user.id, role: 'recruiter' });
    expect([await isLast(boss.jwt), await isLast(recruiter.jwt)]).toEqual([true, false]);
    expect(await remove(boss.jwt)).toMatchObject({ status: 409, body: { code: 'LastAdministrator' } });
    const second = await buildSignedIn(api, { policyGroups: ['hospital'] });
    await buildHospitalMember(db, { hospitalId, userId: second.user.id, role: 'administrator' });
    expect(await isLast(boss.jwt)).toBe(false);
  });

  test('is refused to the last superadministrator, whatever administrators there are; of two, one stays', async () => {
    const stayed = await expectOneToStay('superadmin', { beside: 'admin' });
    await buildSignedIn(api, { policyGroups: ['superadmin'] });
    expect(await remove(stayed)).toMatchObject({ status: 204 });
  });

  /** Two who leave at the same moment. The answer is the session of the one who could not. */
  async function expectOneToStay(group: PolicyGroup, { beside }: { beside?: PolicyGroup } = {}): Promise<string> {
    await db.update(users).set({ blockedAt: clock.now() });
    if (beside) await buildSignedIn(api, { policyGroups: [beside] });
    const people = [
      await buildSignedIn(api, { policyGroups: [group] }),
      await buildSignedIn(api, { policyGroups: [group] }),
    ];
    const answers = await Promise.all(people.map(({ jwt }) => remove(jwt)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const loser = answers.findIndex(({ status }) => status === 409);
    expect(answers[loser]).toMatchObject({ body: { code: 'LastAdministrator' } });
    const { jwt } = people[loser] ?? expect.unreachable();
    expect(await read(jwt)).toMatchObject({ status: 200 });
    return jwt;
  }
});
