import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passwordResets } from '../../../db/schema/account-codes.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { buildAccount, buildSignedIn, signIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock, outbox } = api;

const newPassword = 'Renovada-5678';
const forgot = (email: string) => request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(email)}`);
const reset = (body: unknown) => request('POST', '/api/auth/reset-password', { body });
const change = (token: string, body: unknown) => request('POST', '/api/auth/change-password', { token, body });
const session = (token: string) => request('GET', '/api/auth/session', { token });
const invalid = { status: 422, body: { code: 'InvalidResetToken' } };

async function requestLink(email: string): Promise<string> {
  await forgot(email);
  return new URL(outbox.at(-1)?.button.url ?? '').searchParams.get('token') ?? '';
}

describe('a forgotten password', () => {
  test('is replaced by the link of the mail, which works once and ends every session', async () => {
    const { user, jwt } = await buildSignedIn(api, { locale: 'en' });
    const token = await requestLink(user.email);
    expect(outbox.at(-1)).toMatchObject({ to: user.email, locale: 'en', subject: 'Change your Fonendo password' });
    expect(await reset({ token, password: newPassword })).toMatchObject({ status: 204 });
    expect(outbox.at(-1)).toMatchObject({ to: user.email, subject: 'Your Fonendo password has changed' });
    expect(await session(jwt)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    await signIn(request, user.email, newPassword);
    expect(await reset({ token, password: 'Otra-vez-9012' })).toMatchObject(invalid);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
    expect(entries.map(({ action }) => action)).toContain('password.reset');
  });

  test('gets the same answer for somebody, nobody and somebody blocked; only one gets a mail', async () => {
    const user = await buildAccount(db);
    const blocked = await buildAccount(db, { blockedAt: clock.now() });
    const before = outbox.length;
    const answers = [await forgot(user.email), await forgot('nadie@fonendo.test'), await forgot(blocked.email)];
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { sent: true } });
    expect(outbox.slice(before).map(({ to }) => to)).toEqual([user.email]);
  });

  test('can be asked for in capitals', async () => {
    const user = await buildAccount(db);
    await forgot(user.email.toUpperCase());
    expect(outbox.at(-1)).toMatchObject({ to: user.email });
  });

  test('has a link for an hour, and the newest link is the one that works', async () => {
    const user = await buildAccount(db);
    const first = await requestLink(user.email);
    const second = await requestLink(user.email);
    expect(await reset({ token: first, password: newPassword })).toMatchObject(invalid);
    clock.advance(60 * 60_000);
    expect(await reset({ token: second, password: newPassword })).toMatchObject(invalid);
  });

  test('used by two at once lets one in', async () => {
    const user = await buildAccount(db);
    const token = await requestLink(user.email);
    const answers = await Promise.all([
      reset({ token, password: newPassword }),
      reset({ token, password: 'Otra-12345' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  test('proves the mailbox: an unverified account is verified', async () => {
    const user = await buildAccount(db, { verifiedAt: null });
    await reset({ token: await requestLink(user.email), password: newPassword });
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row?.verifiedAt).toEqual(clock.now());
  });

  test('keeps the link when the new password is refused, and keeps no token that could be used', async () => {
    const user = await buildAccount(db);
    const token = await requestLink(user.email);
    expect(await reset({ token, password: '123456' })).toMatchObject({
      status: 422,
      body: { fields: { password: { key: 'errors.commonPassword' } } },
    });
    expect(JSON.stringify(await db.select().from(passwordResets))).not.toContain(token);
    expect(await reset({ token, password: newPassword })).toMatchObject({ status: 204 });
  });

  test('cannot be used to flood a mailbox', async () => {
    const user = await buildAccount(db);
    for (let i = 0; i < 4; i += 1) await forgot(user.email);
    expect(await forgot(user.email)).toMatchObject({ status: 429 });
  });

  test('needs an email', async () => {
    expect(await forgot('nadie')).toMatchObject({ status: 422, body: { fields: { email: { key: 'errors.email' } } } });
  });
});

describe('changing the password', () => {
  test('keeps this session and ends the others', async () => {
    const { user, jwt } = await buildSignedIn(api);
    const other = await signIn(request, user.email);
    expect(await change(jwt, { currentPassword: testPassword, newPassword })).toMatchObject({ status: 204 });
    expect(await session(jwt)).toMatchObject({ status: 200 });
    expect(await session(other.jwt)).toMatchObject({ status: 401, body: { code: 'TokenExpired' } });
    expect(outbox.at(-1)).toMatchObject({ to: user.email, heading: 'La contraseña ha cambiado' });
    await signIn(request, user.email, newPassword);
  });

  test('needs the current one, and guessing it is slowed down', async () => {
    const { jwt } = await buildSignedIn(api);
    const wrong = { currentPassword: 'Equivocada-1', newPassword };
    for (let i = 0; i < 6; i += 1) {
      expect(await change(jwt, wrong)).toMatchObject({ status: 401, body: { code: 'InvalidPassword' } });
    }
    expect(await change(jwt, wrong)).toMatchObject({ status: 429 });
  });

  test('needs a session', async () => {
    const answer = await request('POST', '/api/auth/change-password', { body: { currentPassword: 'a', newPassword } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
  });
});
