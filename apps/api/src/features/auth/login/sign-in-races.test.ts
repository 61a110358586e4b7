import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { users } from '../../../db/schema/users.ts';
import { type Answer, openTestApi } from '../../../testing/api.ts';
import { buildAccount, buildSignedIn, signIn, testPassword } from '../../../testing/sign-in.ts';
import { createPasswordHasher } from '../password/password-hasher.ts';

/** Holds the next check of a password once it was found right, until the test lets it go on. */
let hold: { checked: PromiseWithResolvers<void>; goOn: PromiseWithResolvers<void> } | null = null;
const real = createPasswordHasher();
const api = await openTestApi({
  passwords: {
    ...real,
    async verify(password, hash) {
      const right = await real.verify(password, hash);
      if (!hold) return right;
      const { checked, goOn } = hold;
      hold = null;
      checked.resolve();
      await goOn.promise;
      return right;
    },
  },
});
const { request, db, clock, outbox } = api;

const newPassword = 'Renovada-5678';
const logIn = (email: string, password = testPassword) =>
  request('POST', '/api/auth/login', { body: { email, password, provider: 'password' } });

/** Begins a call that checks a password, does something else while it hangs after the check, and lets it end. */
async function meanwhile(call: () => Promise<Answer>, change: () => Promise<unknown>): Promise<Answer> {
  const held = { checked: Promise.withResolvers<void>(), goOn: Promise.withResolvers<void>() };
  hold = held;
  const answer = call();
  await held.checked.promise;
  await change();
  held.goOn.resolve();
  return answer;
}

async function resetPassword(email: string) {
  await request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(email)}`);
  const token = new URL(outbox.at(-1)?.button.url ?? '').searchParams.get('token');
  const answer = await request('POST', '/api/auth/reset-password', { body: { token, password: newPassword } });
  expect(answer).toMatchObject({ status: 204 });
}

async function changePassword(jwt: string) {
  const body = { currentPassword: testPassword, newPassword };
  expect(await request('POST', '/api/auth/change-password', { token: jwt, body })).toMatchObject({ status: 204 });
}

async function openSessions(userId: string): Promise<number> {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
  return rows.filter(({ revokedAt }) => revokedAt === null).length;
}

const auditOf = async (userId: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId))).map(({ action }) => action);

describe('a sign-in that was checked before something changed', () => {
  test('with the old password opens nothing once the password was reset', async () => {
    const user = await buildAccount(db);
    const answer = await meanwhile(
      () => logIn(user.email),
      () => resetPassword(user.email),
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'InvalidPassword' } });
    expect(await openSessions(user.id)).toBe(0);
    expect(await auditOf(user.id)).not.toContain('session.started');
    expect(await logIn(user.email, newPassword)).toMatchObject({ status: 200 });
  });

  test('with the old password opens nothing once it was changed; the session that changed it goes on', async () => {
    const { user, jwt } = await buildSignedIn(api);
    const answer = await meanwhile(
      () => logIn(user.email),
      () => changePassword(jwt),
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'InvalidPassword' } });
    expect(await openSessions(user.id)).toBe(1);
    expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({ status: 200 });
  });

  test.each([
    ['blocked', { blockedAt: clock.now() }],
    ['deleted', { deletedAt: clock.now() }],
  ])('of somebody who was %s opens nothing', async (_name, change) => {
    const user = await buildAccount(db);
    const answer = await meanwhile(
      () => logIn(user.email),
      () => db.update(users).set(change).where(eq(users.id, user.id)),
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'UserNotAuthorized' } });
    expect(await openSessions(user.id)).toBe(0);
  });
});

describe('the old password, checked before it was replaced', () => {
  test('does not set another one', async () => {
    const { user, jwt } = await buildSignedIn(api);
    const body = { currentPassword: testPassword, newPassword: 'De-otra-mano-9012' };
    const answer = await meanwhile(
      () => request('POST', '/api/auth/change-password', { token: jwt, body }),
      () => resetPassword(user.email),
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'InvalidPassword' } });
    expect(await logIn(user.email, newPassword)).toMatchObject({ status: 200 });
    expect(await auditOf(user.id)).not.toContain('password.changed');
  });

  test('does not delete the account', async () => {
    const { user, jwt } = await buildSignedIn(api);
    const answer = await meanwhile(
      () => request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } }),
      () => resetPassword(user.email),
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'InvalidPassword' } });
    expect(await logIn(user.email, newPassword)).toMatchObject({ status: 200 });
  });
});

test('sixteen sign-ins beside a reset: whatever they answered, no session outlives it', async () => {
  const user = await buildAccount(db);
  await request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(user.email)}`);
  const token = new URL(outbox.at(-1)?.button.url ?? '').searchParams.get('token');
  const logIns = Array.from({ length: 16 }, () => logIn(user.email));
  const reset = request('POST', '/api/auth/reset-password', { body: { token, password: newPassword } });
  expect(await reset).toMatchObject({ status: 204 });
  for (const answer of await Promise.all(logIns)) expect([200, 401, 429]).toContain(answer.status);
  expect(await openSessions(user.id)).toBe(0);
});

test('a session that ends while its token is being renewed stays ended', async () => {
  const { user, jwt, refreshToken } = await buildSignedIn(api);
  const { jwt: other } = await signIn(request, user.email);
  const [renewed, closed] = await Promise.all([
    request('POST', '/api/auth/refresh-token', { body: { token: refreshToken } }),
    request('POST', '/api/account/sessions/close-others', { token: other }),
  ]);
  expect([200, 401]).toContain(renewed.status);
  expect(closed).toMatchObject({ status: 200 });
  const token = renewed.status === 200 ? (renewed.body as { jwt: string }).jwt : jwt;
  expect(await request('GET', '/api/auth/session', { token })).toMatchObject({ status: 401 });
});

test('a token that is being renewed while its account is deleted: one of both waits, none fails', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { user, jwt, refreshToken } = await buildSignedIn(api);
    const [renewed, deleted] = await Promise.all([
      request('POST', '/api/auth/refresh-token', { body: { token: refreshToken } }),
      request('DELETE', '/api/account', { token: jwt, body: { password: testPassword } }),
    ]);
    expect([200, 401]).toContain(renewed.status);
    expect(deleted).toMatchObject({ status: 204 });
    expect(await openSessions(user.id)).toBe(0);
  }
});
