import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { authChallenges, recoveryCodes as codesTable, totpFactors } from '../../../db/schema/second-factor.ts';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { createAuthenticator } from '../../../testing/fakes/authenticator.ts';
import { secondFactorOf, totpCode } from '../../../testing/second-factor.ts';
import { buildSignedIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock, outbox } = api;
const { answer, askedAt, buildWithPasskey, buildWithTotp, post } = secondFactorOf(api);

const session = (token: string) => request('GET', '/api/auth/session', { token });
const jwtOf = ({ body }: { body: unknown }) => (body as { jwt: string }).jwt;
const wrong = { status: 401, body: { code: 'InvalidSecondFactor' } };
const expired = { status: 410, body: { code: 'SecondFactorExpired' } };
const refusedPasskey = { status: 401, body: { code: 'InvalidPasskey' } };
const auditOf = async (userId: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId))).map(({ action }) => action);

describe('signing in', () => {
  test('of people without a second factor is as it was', async () => {
    const { user } = await buildSignedIn(api);
    const body = { email: user.email, password: testPassword, provider: 'password' };
    const { status, body: tokens } = await post('/api/auth/login', body);
    expect(status).toBe(200);
    expect(Object.keys(tokens as object)).toEqual(['jwt', 'refreshToken']);
  });

  test('of somebody with an app asks for its number, and lets in with it', async () => {
    const { user, setup } = await buildWithTotp();
    const asked = await askedAt(user.email);
    expect(asked).toMatchObject({ methods: ['totp', 'recoveryCode'], passkey: null });
    expect(Date.parse(asked.expiresAt) - clock.now().getTime()).toBe(5 * 60_000);
    const { challenge } = asked;
    const done = await answer({ method: 'totp', challenge, code: totpCode(setup, clock.now()) });
    expect(done.status).toBe(200);
    expect(await session(jwtOf(done))).toMatchObject({ status: 200, body: { userId: user.id } });
  });

  test('needs the right password first, whatever else somebody has', async () => {
    const { user } = await buildWithTotp();
    const body = { email: user.email, password: 'Equivocada-1', provider: 'password' };
    expect(await post('/api/auth/login', body)).toMatchObject({ status: 401, body: { code: 'InvalidPassword' } });
  });

  test('with a wrong number fails and may be tried again with the same challenge', async () => {
    const { user, setup } = await buildWithTotp();
    const { challenge } = await askedAt(user.email);
    const right = totpCode(setup, clock.now());
    const code = right === '000000' ? '000001' : '000000';
    expect(await answer({ method: 'totp', challenge, code })).toMatchObject(wrong);
    expect(await answer({ method: 'totp', challenge, code: right })).toMatchObject({ status: 200 });
  });

  test.each([
    [-2, 401],
    [-1, 200],
    [1, 200],
    [2, 401],
  ])('takes the number of %s half minutes from now: %s', async (halfMinutes, status) => {
    const { user, setup } = await buildWithTotp();
    clock.advance(5 * 60_000);
    const { challenge } = await askedAt(user.email);
    const code = totpCode(setup, clock.now(), halfMinutes);
    expect((await answer({ method: 'totp', challenge, code })).status).toBe(status);
  });

  test('takes a number once, also with another challenge, and none that is older', async () => {
    const { user, setup } = await buildWithTotp();
    clock.advance(60_000);
    const [first, second, third] = [await askedAt(user.email), await askedAt(user.email), await askedAt(user.email)];
    const code = totpCode(setup, clock.now());
    const older = totpCode(setup, clock.now(), -1);
    expect(await answer({ method: 'totp', challenge: first.challenge, code })).toMatchObject({ status: 200 });
    expect(await answer({ method: 'totp', challenge: second.challenge, code })).toMatchObject(wrong);
    expect(await answer({ method: 'totp', challenge: third.challenge, code: older })).toMatchObject(wrong);
  });

  test('with one number by two at once lets one in', async () => {
    const { user, setup } = await buildWithTotp();
    const asked = [await askedAt(user.email), await askedAt(user.email)];
    const code = totpCode(setup, clock.now());
    const answers = await Promise.all(asked.map(({ challenge }) => answer({ method: 'totp', challenge, code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('slows down who guesses', async () => {
    const { user } = await buildWithTotp();
    const { challenge } = await askedAt(user.email);
    const guess = (code: string) => answer({ method: 'totp', challenge, code });
    for (let i = 0; i < 6; i += 1) expect([401]).toContain((await guess(`00000${i}`)).status);
    expect(await guess('000009')).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  });
});

describe('a challenge', () => {
  test('works once', async () => {
    const { user, setup } = await buildWithTotp();
    const { challenge } = await askedAt(user.email);
    const first = { method: 'totp', challenge, code: totpCode(setup, clock.now()) };
    expect(await answer(first)).toMatchObject({ status: 200 });
    expect(await answer({ ...first, code: totpCode(setup, clock.now(), 1) })).toMatchObject(expired);
  });

  test('works for five minutes', async () => {
    const { user, setup } = await buildWithTotp();
    const { challenge } = await askedAt(user.email);
    clock.advance(5 * 60_000);
    expect(await answer({ method: 'totp', challenge, code: totpCode(setup, clock.now()) })).toMatchObject(expired);
  });

  test('is kept as a hash', async () => {
    const { user } = await buildWithTotp();
    const { challenge } = await askedAt(user.email);
    const rows = JSON.stringify(await db.select().from(authChallenges));
    expect(rows).not.toContain(challenge);
    expect(rows).not.toContain(user.passwordHash);
  });

  test('of another person takes none of one’s own factors', async () => {
    const mine = await buildWithTotp();
    const theirs = await buildWithTotp();
    const { challenge } = await askedAt(theirs.user.email);
    const code = totpCode(mine.setup, clock.now());
    expect(await answer({ method: 'totp', challenge, code })).toMatchObject(wrong);
    const [recoveryCode] = mine.recoveryCodes;
    expect(await answer({ method: 'recoveryCode', challenge, code: recoveryCode })).toMatchObject(wrong);
  });

  test('is answered from the browser that was asked', async () => {
    const { user, setup } = await buildWithTotp();
    const { challenge } = await askedAt(user.email, { 'user-agent': 'Firefox' });
    const body = { method: 'totp', challenge, code: totpCode(setup, clock.now()) };
    expect(await answer(body, { 'user-agent': 'curl' })).toMatchObject(expired);
    expect(await answer(body, { 'user-agent': 'Firefox' })).toMatchObject({ status: 200 });
  });

  test('of nobody is over', async () => {
    expect(await answer({ method: 'totp', challenge: 'x'.repeat(43), code: '123456' })).toMatchObject(expired);
  });

  test.each([
    ['blocked', { blockedAt: clock.now() }],
    ['deleted', { deletedAt: clock.now() }],
  ])('opens nothing for somebody who was %s meanwhile', async (_name, change) => {
    const { user, setup } = await buildWithTotp();
    const { challenge } = await askedAt(user.email);
    await db.update(users).set(change).where(eq(users.id, user.id));
    const code = totpCode(setup, clock.now());
    expect(await answer({ method: 'totp', challenge, code })).toMatchObject({
      status: 403,
      body: { code: 'UserNotAuthorized' },
    });
  });

  test('opens nothing once the password was changed', async () => {
    const { user, setup, jwt } = await buildWithTotp();
    const { challenge } = await askedAt(user.email);
    const body = { currentPassword: testPassword, newPassword: 'Renovada-5678' };
    expect(await post('/api/auth/change-password', body, jwt)).toMatchObject({ status: 204 });
    expect(await answer({ method: 'totp', challenge, code: totpCode(setup, clock.now()) })).toMatchObject(expired);
  });
});

describe('a recovery code', () => {
  test('lets in once, however it is typed, and is told by mail and in the audit', async () => {
    const { user, recoveryCodes } = await buildWithTotp({ locale: 'en' });
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const { challenge } = await askedAt(user.email);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect(await answer({ method: 'recoveryCode', challenge, code: typed })).toMatchObject({ status: 200 });
    expect(outbox.at(-1)).toMatchObject({ to: user.email, subject: 'A recovery code was used at Fonendo' });
    expect(outbox.at(-1)?.paragraphs.join()).toContain('Codes left: 9.');
    expect(await auditOf(user.id)).toContain('secondFactor.codeUsed');
    const again = await askedAt(user.email);
    expect(await answer({ method: 'recoveryCode', challenge: again.challenge, code })).toMatchObject(wrong);
  });

  test('used by two at once lets one in', async () => {
    const { user, recoveryCodes } = await buildWithTotp();
    const [code] = recoveryCodes;
    const asked = [await askedAt(user.email), await askedAt(user.email)];
    const answers = await Promise.all(
      asked.map(({ challenge }) => answer({ method: 'recoveryCode', challenge, code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('and the secret of the app cannot be read from the tables', async () => {
    const { recoveryCodes, setup } = await buildWithTotp();
    const rows = JSON.stringify([await db.select().from(codesTable), await db.select().from(totpFactors)]);
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
    expect(rows).not.toContain(setup.secret);
  });
});

describe('a passkey as the second step', () => {
  test('is offered first and lets in', async () => {
    const { user, authenticator } = await buildWithPasskey();
    const { challenge, methods, passkey } = await askedAt(user.email);
    expect(methods).toEqual(['passkey', 'recoveryCode']);
    expect(passkey).toMatchObject({ challenge, rpId: 'fonendo.test', userVerification: 'required' });
    expect(passkey?.allowCredentials).toHaveLength(1);
    if (!passkey) return;
    const done = await answer({ method: 'passkey', challenge, credential: authenticator.assert(passkey) });
    expect(done.status).toBe(200);
    expect(await session(jwtOf(done))).toMatchObject({ body: { userId: user.id } });
  });

  test.each([
    ['on another page', { origin: 'https://fonendo.test.example' }],
    ['for another product', { rpId: 'example.test' }],
    ['without the person', { userVerified: false }],
    ['with a counter of a copy', { counter: 1 }],
    ['in the name of somebody else', { userHandle: 'c29tZWJvZHk' }],
  ])('signed %s is refused', async (_name, bent) => {
    const { user, authenticator } = await buildWithPasskey();
    const { challenge, passkey } = await askedAt(user.email);
    if (!passkey) throw new Error('no passkey asked for');
    const credential = authenticator.assert(passkey, bent);
    expect(await answer({ method: 'passkey', challenge, credential })).toMatchObject(refusedPasskey);
    const sound = authenticator.assert(passkey, { counter: 10 });
    expect(await answer({ method: 'passkey', challenge, credential: sound })).toMatchObject({ status: 200 });
  });

  test('of another person, or of nobody, is refused', async () => {
    const mine = await buildWithPasskey();
    const theirs = await buildWithPasskey();
    const { challenge, passkey } = await askedAt(theirs.user.email);
    if (!passkey) throw new Error('no passkey asked for');
    for (const authenticator of [mine.authenticator, createAuthenticator()]) {
      const credential = authenticator.assert(passkey);
      expect(await answer({ method: 'passkey', challenge, credential })).toMatchObject(refusedPasskey);
    }
  });

  test('that signed another challenge is refused', async () => {
    const { user, authenticator } = await buildWithPasskey();
    const [first, second] = [await askedAt(user.email), await askedAt(user.email)];
    if (!first.passkey) throw new Error('no passkey asked for');
    const credential = authenticator.assert(first.passkey);
    const mixed = { method: 'passkey', challenge: second.challenge, credential };
    expect(await answer(mixed)).toMatchObject(refusedPasskey);
  });
});
