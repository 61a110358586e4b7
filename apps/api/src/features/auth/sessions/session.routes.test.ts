import { createSecretKey } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../../db/schema/sessions.ts';
import { users } from '../../../db/schema/users.ts';
import { createAccessTokens } from '../../../http/access/access-token.ts';
import { deriveKeys } from '../../../http/secret-keys.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildHospital, buildHospitalMember } from '../../../testing/factories/hospital-factories.ts';
import { buildAccount, buildSignedIn, signIn, testPassword } from '../../../testing/sign-in.ts';

const secret = 'the secret of this very test file, 32+';
const api = await openTestApi({ secret });
const { request, db, clock } = api;
const key = deriveKeys(secret)['access-token'];

const hmacKey = (hash: string) => createSecretKey(key).toCryptoKey({ name: 'HMAC', hash }, false, ['sign']);

const logIn = (body: unknown) => request('POST', '/api/auth/login', { body });
const session = (token?: string) => request('GET', '/api/auth/session', token ? { token } : {});

describe('signing in', () => {
  test('gives tokens, and the session says who it is', async () => {
    const { user, jwt } = await buildSignedIn(api, { locale: 'en' });
    expect(await session(jwt)).toMatchObject({
      status: 200,
      body: {
        userId: user.id,
        email: user.email,
        firstname: 'Valentina',
        lastname: 'Restrepo',
        policyGroups: ['certifiedDoctor'],
        locale: 'en',
        verified: true,
      },
    });
  });

  test('the session of a hospital’s people says what they are there, as it is now', async () => {
    const { user, jwt } = await buildSignedIn(api, { policyGroups: ['recruiter'] });
    expect((await session(jwt)).body).not.toHaveProperty('hospitalRole');
    const { id: hospitalId } = await buildHospital(db);
    await buildHospitalMember(db, { userId: user.id, hospitalId, role: 'administrative' });
    expect(await session(jwt)).toMatchObject({ body: { policyGroups: ['recruiter'], hospitalRole: 'administrative' } });
  });

  test('the email may be written in capitals and with blanks around it', async () => {
    const user = await buildAccount(db);
    const body = { email: `  ${user.email.toUpperCase()} `, password: testPassword, provider: 'password' };
    expect(await logIn(body)).toMatchObject({ status: 200 });
  });

  test.each([
    ['an unknown email', { email: 'nadie@fonendo.test' }, 404, 'UserNotFound'],
    ['a wrong password', { password: 'Equivocada-1' }, 401, 'InvalidPassword'],
    ['a foreign provider', { provider: 'google' }, 422, 'ValidationFailed'],
    ['an email that is none', { email: 'nadie' }, 422, 'ValidationFailed'],
    ['an empty password', { password: '' }, 422, 'ValidationFailed'],
  ])('%s is refused by its own error', async (_case, wrong, status, code) => {
    const user = await buildAccount(db);
    const answer = await logIn({ email: user.email, password: testPassword, provider: 'password', ...wrong });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  test('a blocked user is told only with the right password', async () => {
    const user = await buildAccount(db, { blockedAt: clock.now() });
    const body = { email: user.email, password: testPassword, provider: 'password' };
    expect(await logIn(body)).toMatchObject({ status: 403, body: { code: 'UserNotAuthorized' } });
    expect(await logIn({ ...body, password: 'x' })).toMatchObject({ body: { code: 'InvalidPassword' } });
  });

  test.each(['{', '[]', 'null', '"text"', '{"email":{"$ne":null},"password":[],"provider":0}'])(
    'the body %s is refused without a crash',
    async (body) => {
      expect([400, 422]).toContain((await logIn(body)).status);
    },
  );

  test('an unverified user may ask who they are and sign out', async () => {
    const { jwt } = await buildSignedIn(api, { verifiedAt: null });
    expect(await session(jwt)).toMatchObject({ status: 200, body: { verified: false } });
    expect(await request('POST', '/api/auth/logout', { token: jwt })).toMatchObject({ status: 204 });
  });
});

describe('a JWT', () => {
  test('works for eight hours', async () => {
    const { jwt } = await buildSignedIn(api);
    clock.advance(8 * 3_600_000 - 1000);
    expect(await session(jwt)).toMatchObject({ status: 200 });
    clock.advance(1000);
    expect(await session(jwt)).toMatchObject({
      status: 401,
      body: { code: 'TokenExpired', message: 'Sesión caducada' },
    });
  });

  test('is asked for', async () => {
    expect(await session()).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
  });

  test.each([
    'Bearer',
    'Bearer x',
    'Basic dXNlcjpwYXNz',
    'Bearer a.b.c',
    'Bearer a.b.c.d',
    `Bearer ${'A'.repeat(5000)}`,
  ])('is not %s', async (authorization) => {
    const answer = await request('GET', '/api/auth/session', { headers: { authorization } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
  });

  test('that was tampered with is nobody', async () => {
    const { jwt } = await buildSignedIn(api);
    const other = await buildSignedIn(api);
    const [header, , signature] = jwt.split('.');
    const [, foreignPayload] = other.jwt.split('.');
    expect(await session(`${header}.${foreignPayload}.${signature}`)).toMatchObject({
      status: 401,
      body: { code: 'Unauthenticated' },
    });
  });

  test('of another algorithm, issuer, audience or key is nobody', async () => {
    const { user, jwt } = await buildSignedIn(api);
    const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({ sub: user.id, iss: 'fonendo', aud: 'fonendo-api' });
    expect(await session(await sign(claims, hmacKey('SHA-256')))).toMatchObject({ status: 200 });
    const unsigned = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const forged = [
      await sign(claims, hmacKey('SHA-512'), 'HS512'),
      await sign({ ...claims, iss: 'someone' }, hmacKey('SHA-256')),
      await sign({ ...claims, aud: 'another' }, hmacKey('SHA-256')),
      await sign(claims, secret),
      `${unsigned.join('.')}.AA`,
    ];
    for (const token of forged) {
      expect(await session(token)).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
    }
  });

  test('of a session that does not exist, or of somebody else’s, has expired', async () => {
    const mine = await buildSignedIn(api);
    const other = await buildAccount(db);
    const tokens = createAccessTokens(key);
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const sessionId = (await tokens.read(mine.jwt))?.sessionId ?? '';
    const unknown = await tokens.issue({ userId: other.id, sessionId: crypto.randomUUID(), expiresAt }, clock.now());
    const borrowed = await tokens.issue({ userId: other.id, sessionId, expiresAt }, clock.now());
    expect(await session(unknown)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    expect(await session(borrowed)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
  });

  test('is worth nothing after sign-out; other sessions live on', async () => {
    const { user, jwt, refreshToken } = await buildSignedIn(api);
    const second = await signIn(request, user.email);
    await request('POST', '/api/auth/logout', { token: jwt });
    expect(await session(jwt)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    const refreshed = await request('POST', '/api/auth/refresh-token', { body: { token: refreshToken } });
    expect(refreshed).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    expect(await session(second.jwt)).toMatchObject({ status: 200 });
  });

  test.each(['blockedAt', 'deletedAt'] as const)('is worth nothing once its user has %s', async (column) => {
    const { user, jwt, refreshToken } = await buildSignedIn(api);
    await db
      .update(users)
      .set({ [column]: clock.now() })
      .where(eq(users.id, user.id));
    expect(await session(jwt)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    const refreshed = await request('POST', '/api/auth/refresh-token', { body: { token: refreshToken } });
    expect(refreshed).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    // Who holds a session of a blocked account is told so; that an account is deleted, nobody is.
    for (const { body } of [await session(jwt), refreshed]) {
      expect((body as { shutOut?: true }).shutOut).toBe(column === 'blockedAt' ? true : undefined);
    }
  });

  test('that had ended before tells nothing of a block, nor does anybody else’s', async () => {
    const { user, jwt, refreshToken } = await buildSignedIn(api);
    const other = await buildSignedIn(api);
    await request('POST', '/api/auth/logout', { token: jwt });
    clock.advance(1000);
    await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, user.id));
    const tokens = createAccessTokens(key);
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const sessionId = (await tokens.read(other.jwt))?.sessionId ?? '';
    const borrowed = await tokens.issue({ userId: user.id, sessionId, expiresAt }, clock.now());
    const answers = [
      await session(jwt),
      await session(borrowed),
      await session('a.b.c'),
      await request('POST', '/api/auth/refresh-token', { body: { token: refreshToken } }),
      await request('POST', '/api/auth/refresh-token', { body: { token: 'x'.repeat(43) } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).not.toHaveProperty('shutOut');
    }
  });

  test('sees a change of groups at once', async () => {
    const { user, jwt } = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] });
    await db
      .update(users)
      .set({ policyGroups: ['certifiedDoctor'] })
      .where(eq(users.id, user.id));
    expect(await session(jwt)).toMatchObject({ body: { policyGroups: ['certifiedDoctor'] } });
  });
});

test('the session remembers when it was last used, to the minute', async () => {
  const { user, jwt } = await buildSignedIn(api);
  clock.advance(5 * 60_000);
  await session(jwt);
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(row?.lastUsedAt).toEqual(clock.now());
});
