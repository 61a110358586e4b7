import type { AdministratorInvitations } from '@fonendo/contract/administrators.schema';
import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { administratorInvitations, users } from '../../db/schema/users.ts';
import { openTestApi } from '../../testing/api.ts';
import { readAuditOf } from '../../testing/audit.ts';
import { buildAccount, buildSignedIn, signIn, testPassword } from '../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, outbox, clock } = api;
const began = clock.now();
const superadmin = await buildSignedIn(api, { policyGroups: ['superadmin'], firstname: 'Marta', lastname: 'Soler' });
const token = superadmin.jwt;
const path = '/api/administrators/invitations';

beforeEach(() => {
  clock.set(began.toISOString());
  outbox.length = 0;
});

let serial = 0;
const person = () => {
  serial += 1;
  return { firstname: 'Iker', lastname: 'Zabala', email: `iker${serial}@fonendo.test`, group: 'admin' };
};
const invite = (body: object, as = token) => request('POST', path, { token: as, body });
const listOf = async () => ((await request('GET', path, { token })).body as AdministratorInvitations).items;
const linkTo = (email: string) => outbox.findLast(({ to }) => to === email)?.button.url ?? '';
const secretFor = (email: string) => linkTo(email).split('=')[1] ?? '';
const open = (secret: string) => request('GET', `/api/invitations/${secret}`);
const accept = (secret: string) =>
  request('POST', `/api/invitations/${secret}`, { body: { password: 'Elegida-2026', privacy: true } });
const rowOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const sessionOf = (jwt: string) => request('GET', '/api/auth/session', { token: jwt });
const login = (email: string) =>
  request('POST', '/api/auth/login', { body: { email, password: 'Elegida-2026', provider: 'password' } });

async function joined(extra: object = {}) {
  const body = { ...person(), ...extra };
  await invite(body);
  const { jwt } = (await accept(secretFor(body.email))).body as Tokens;
  const row = await rowOf(body.email);
  if (!row) throw new Error('nobody joined');
  return { email: body.email, jwt, id: row.id };
}

describe('an invitation', () => {
  test.each(['admin', 'superadmin'] as const)('as %s is sent, listed, accepted and told of', async (group) => {
    const body = { ...person(), group, accessUntil: '2026-04-30' };
    expect(await invite(body)).toMatchObject({
      status: 201,
      body: { items: expect.arrayContaining([expect.objectContaining({ ...body, expired: false })]) },
    });
    const mail = outbox.at(-1);
    expect(mail).toMatchObject({ to: body.email, subject: 'Invitación para administrar Fonendo' });
    expect(mail?.paragraphs.join(' ')).toContain('Marta Soler le invita');
    expect(mail?.paragraphs.join(' ')).toContain('hasta el 30 de abril de 2026');
    const secret = secretFor(body.email);
    expect(await open(secret)).toMatchObject({ status: 200, body: { kind: 'administrator', ...body } });
    // Nobody has an account before they accept.
    expect(await rowOf(body.email)).toBeUndefined();

    const { jwt } = (await accept(secret)).body as Tokens;
    expect(await sessionOf(jwt)).toMatchObject({ body: { email: body.email, policyGroups: [group], verified: true } });
    expect((await login(body.email)).status).toBe(200);
    const row = await rowOf(body.email);
    expect(row).toMatchObject({ accessEndsAt: new Date('2026-04-30T22:00:00Z'), privacyAcceptedAt: began });
    expect((await listOf()).map(({ email }) => email)).not.toContain(body.email);
    expect(outbox.at(-1)).toMatchObject({ to: superadmin.user.email, subject: 'Iker Zabala ya administra Fonendo' });
    const joinedAudit = await readAuditOf(db, row?.id ?? '', 'administrator.joined');
    expect(joinedAudit).toMatchObject([{ after: { group, until: '2026-04-30' } }]);
    const invited = await readAuditOf(db, superadmin.user.id, 'administrator.invited');
    expect(invited.at(-1)).toMatchObject({ actorId: superadmin.user.id, after: { group, email: body.email } });
  });

  test('is sent by superadministrators alone, and by nobody who acts as somebody', async () => {
    const admin = await buildSignedIn(api, { policyGroups: ['admin'] });
    const hospital = await buildSignedIn(api, { policyGroups: ['hospital'] });
    for (const other of [admin, hospital]) {
      expect(await invite(person(), other.jwt)).toMatchObject({ status: 403 });
      expect(await request('GET', path, { token: other.jwt })).toMatchObject({ status: 403 });
    }
    const borrowed = await request('POST', `/api/auth/${admin.user.id}/impersonate`, {
      token,
      body: { reason: 'Ayuda con una solicitud' },
    });
    const { jwt } = borrowed.body as Tokens;
    expect(await invite(person(), jwt)).toMatchObject({ status: 403 });
    expect(outbox).toEqual([]);
  });

  test('a double click sends one mail', async () => {
    const body = person();
    const answers = await Promise.all([invite(body), invite(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429]);
    expect(outbox.filter(({ to }) => to === body.email)).toHaveLength(1);
    expect((await listOf()).filter(({ email }) => email === body.email)).toHaveLength(1);
  });

  test.each([
    ['somebody who has an account', 409, 'EmailTaken'],
    ['somebody who deleted theirs', 409, 'EmailNotReusable'],
  ])('to %s is refused at the email', async (_who, status, code) => {
    const { user, jwt } = await buildSignedIn(api);
    if (code === 'EmailNotReusable') {
      await request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } });
    }
    outbox.length = 0;
    expect(await invite({ ...person(), email: user.email })).toMatchObject({
      status,
      body: { code, fields: { email: expect.anything() } },
    });
    expect(outbox).toEqual([]);
  });

  test.each([
    [{ accessUntil: '2026-03-09' }, 'accessUntil', 'errors.minDate'],
    [{ accessUntil: '2026-02-31' }, 'accessUntil', expect.any(String)],
    [{ group: 'certifiedDoctor' }, 'group', expect.any(String)],
    [{ email: 'no-es-un-correo' }, 'email', expect.any(String)],
    [{ firstname: ' ' }, 'firstname', expect.any(String)],
  ])('%o is refused at %s', async (wrong, field, key) => {
    const answer = await invite({ ...person(), ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: { key } } } });
    expect(outbox).toEqual([]);
  });

  test('is sent again with another link once a minute, and withdrawn', async () => {
    const body = person();
    await invite(body);
    const first = secretFor(body.email);
    const [invitation] = (await listOf()).filter(({ email }) => email === body.email);
    const one = `${path}/${invitation?.id}`;
    expect(await request('POST', `${one}/resend`, { token })).toMatchObject({ status: 429 });
    clock.advance(61_000);
    expect(await request('POST', `${one}/resend`, { token })).toMatchObject({ status: 200 });
    expect(await open(first)).toMatchObject({ status: 404, body: { code: 'InvalidInvitation' } });
    const second = secretFor(body.email);
    expect((await open(second)).status).toBe(200);
    expect(await request('DELETE', one, { token })).toMatchObject({ status: 200 });
    expect(await request('DELETE', one, { token })).toMatchObject({ status: 404 });
    expect(await accept(second)).toMatchObject({ status: 404, body: { code: 'InvalidInvitation' } });
    for (const action of ['administrator.invitationResent', 'administrator.invitationRevoked']) {
      const entries = await readAuditOf(db, superadmin.user.id, action);
      expect(entries.at(-1)).toMatchObject({ after: { invitation: invitation?.id } });
    }
  });

  test('works once, for a week, and not after the access would have ended', async () => {
    const body = person();
    await invite(body);
    const secret = secretFor(body.email);
    const answers = await Promise.all([accept(secret), accept(secret)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);

    const late = person();
    const short = { ...person(), accessUntil: '2026-03-11' };
    for (const one of [late, short]) await invite(one);
    clock.set('2026-03-11T23:00:00Z');
    expect((await open(secretFor(late.email))).status).toBe(200);
    for (const answer of [await open(secretFor(short.email)), await accept(secretFor(short.email))]) {
      expect(answer).toMatchObject({ body: { code: 'InvitationExpired' } });
    }
    clock.advance(8 * 24 * 60 * 60 * 1000);
    expect(await accept(secretFor(late.email))).toMatchObject({ body: { code: 'InvitationExpired' } });
  });

  test('goes with the account of an address that got one and deleted it', async () => {
    const body = person();
    await invite(body);
    const { jwt } = await buildSignedIn(api, { email: body.email });
    await request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } });
    const left = await db.select().from(administratorInvitations).where(eq(administratorInvitations.email, body.email));
    expect(left).toEqual([]);
  });
});

describe('an access until a day', () => {
  const lastMoment = '2026-03-12T22:59:59Z';
  const over = '2026-03-12T23:00:00Z';

  test('ends with that day in Spain: open sessions, refreshing, signing in, new passwords', async () => {
    const { email } = await joined({ accessUntil: '2026-03-12' });
    const { jwt, refreshToken } = (await login(email)).body as Tokens;
    clock.set(lastMoment);
    const { jwt: fresh, refreshToken: next } = (
      await request('POST', '/api/auth/refresh-token', { body: { token: refreshToken } })
    ).body as Tokens;
    // Remembered by the process, and still it ends.
    expect((await sessionOf(fresh)).status).toBe(200);
    clock.set(over);
    for (const one of [jwt, fresh]) expect((await sessionOf(one)).status).toBe(401);
    expect(await request('POST', '/api/auth/refresh-token', { body: { token: next } })).toMatchObject({
      status: 401,
    });
    expect(await login(email)).toMatchObject({ status: 403, body: { code: 'UserNotAuthorized' } });
    outbox.length = 0;
    await request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(email)}`);
    expect(outbox).toEqual([]);
  });

  test('ends what they do in somebody’s name, and nobody acts as them', async () => {
    const guest = await joined({ accessUntil: '2026-03-12' });
    const doctor = await buildAccount(db);
    clock.set(lastMoment);
    const { jwt: own } = (await login(guest.email)).body as Tokens;
    const borrowed = await request('POST', `/api/auth/${doctor.id}/impersonate`, {
      token: own,
      body: { reason: 'Ayuda con su solicitud' },
    });
    const { jwt } = borrowed.body as Tokens;
    expect((await sessionOf(jwt)).status).toBe(200);
    clock.set(over);
    expect((await sessionOf(jwt)).status).toBe(401);
    const again = await signIn(request, superadmin.user.email);
    expect(
      await request('POST', `/api/auth/${guest.id}/impersonate`, {
        token: again.jwt,
        body: { reason: 'Ayuda con su solicitud' },
      }),
    ).toMatchObject({ body: { code: 'ImpersonationRefused' } });
  });

  test('is changed by superadministrators, at once, and lets in again whoever was out', async () => {
    const { id, email } = await joined({ accessUntil: '2026-03-12' });
    const change = (body: object, as = token) => request('POST', `/api/users/${id}/access-end`, { token: as, body });
    clock.set(over);
    const { jwt: as } = await signIn(request, superadmin.user.email);
    expect(await change({ from: null, until: '2026-03-20' }, as)).toMatchObject({ status: 409 });
    expect(await change({ from: '2026-03-12', until: '2026-03-11' }, as)).toMatchObject({
      status: 422,
      body: { fields: { until: { key: 'errors.minDate' } } },
    });
    outbox.length = 0;
    expect(await change({ from: '2026-03-12', until: '2026-03-20' }, as)).toMatchObject({
      status: 200,
      body: { accessUntil: '2026-03-20' },
    });
    expect(outbox).toMatchObject([{ to: email, subject: 'El acceso a Fonendo tiene fecha de fin' }]);
    expect(await readAuditOf(db, id, 'account.accessEndChanged')).toMatchObject([
      { before: { until: '2026-03-12' }, after: { until: '2026-03-20' } },
    ]);
    const { jwt } = (await login(email)).body as Tokens;
    expect(await change({ from: '2026-03-20', until: null }, as)).toMatchObject({ body: { accessUntil: null } });
    expect((await sessionOf(jwt)).status).toBe(200);
  });

  test('is not for the only superadministrator who stays, nor for anybody but administrators', async () => {
    const guest = await joined({ group: 'superadmin', accessUntil: '2026-03-20' });
    const doctor = await buildAccount(db);
    const change = (id: string, as: string) =>
      request('POST', `/api/users/${id}/access-end`, { token: as, body: { from: null, until: '2026-03-20' } });
    expect(await change(superadmin.user.id, guest.jwt)).toMatchObject({ body: { code: 'LastAdministrator' } });
    expect(await change(doctor.id, token)).toMatchObject({ status: 409 });
    const deletion = { token, body: { password: testPassword } };
    expect(await request('DELETE', '/api/account', deletion)).toMatchObject({ body: { code: 'LastAdministrator' } });
  });
});
