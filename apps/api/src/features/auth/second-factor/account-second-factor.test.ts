import type { FactorAdded, SecondFactorState, TotpSetup } from '@fonendo/contract/auth/second-factor.schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../../db/schema/audit.ts';
import { openTestApi } from '../../../testing/api.ts';
import { factorPath, secondFactorOf, totpCode } from '../../../testing/second-factor.ts';
import { buildSignedIn, signIn, testPassword } from '../../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock, outbox } = api;
const { addPasskey, addTotp, answer, askedAt, buildWithPasskey, buildWithTotp, post } = secondFactorOf(api);

const confirmationAsked = { status: 403, body: { code: 'ConfirmationRequired' } };
const remove = (path: string, token: string) => request('DELETE', `${factorPath}/${path}`, { token });
const renewCodes = (token: string) => post(`${factorPath}/recovery-codes`, undefined, token);

async function read(token: string): Promise<SecondFactorState> {
  const { body } = await request('GET', factorPath, { token });
  return body as SecondFactorState;
}

const auditOf = async (userId: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId))).filter(({ action }) =>
    action.startsWith('secondFactor.'),
  );

describe('setting up', () => {
  test('is offered to everybody, and nothing is there at first', async () => {
    const { jwt } = await buildSignedIn(api);
    expect(await read(jwt)).toMatchObject({
      ...{ totp: null, passkeys: [], recoveryCodesLeft: 0, required: false, passkeysAvailable: true },
      confirmedUntil: new Date(clock.now().getTime() + 15 * 60_000).toISOString(),
    });
  });

  test('an app takes effect with its first number, and brings ten codes', async () => {
    const { user, jwt } = await buildSignedIn(api);
    const begun = await post(`${factorPath}/totp`, undefined, jwt);
    const setup = begun.body as TotpSetup;
    expect(setup.uri).toContain(`otpauth://totp/Fonendo:${encodeURIComponent(user.email)}`);
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    // Until then the password is enough.
    await signIn(request, user.email);
    const spaced = totpCode(setup, clock.now()).replace(/^(...)/, '$1 ');
    const confirmed = await post(`${factorPath}/totp/confirm`, { code: spaced }, jwt);
    const { state, recoveryCodes } = confirmed.body as FactorAdded;
    expect(state).toMatchObject({ totp: { confirmedAt: clock.now().toISOString() }, recoveryCodesLeft: 10 });
    expect(new Set(recoveryCodes)).toHaveProperty('size', 10);
    expect(outbox.at(-1)).toMatchObject({ to: user.email, heading: 'Aplicación de autenticación activada' });
    expect(await auditOf(user.id)).toMatchObject([{ action: 'secondFactor.totpAdded', after: null }]);
  });

  test('a wrong first number changes nothing; too late a one neither', async () => {
    const { jwt } = await buildSignedIn(api);
    const { body } = await post(`${factorPath}/totp`, undefined, jwt);
    const code = totpCode(body as TotpSetup, clock.now());
    const other = code === '000000' ? '000001' : '000000';
    expect(await post(`${factorPath}/totp/confirm`, { code: other }, jwt)).toMatchObject({
      status: 401,
      body: { code: 'InvalidSecondFactor', fields: { code: { key: 'apiErrors.InvalidSecondFactor' } } },
    });
    clock.advance(15 * 60_000);
    const late = totpCode(body as TotpSetup, clock.now());
    expect(await post(`${factorPath}/totp/confirm`, { code: late }, jwt)).toMatchObject({ status: 410 });
    expect(await read(jwt)).toMatchObject({ totp: null });
  });

  test('another phone replaces the first, whose numbers end', async () => {
    const { user, jwt, setup, recoveryCodes } = await buildWithTotp();
    const second = await addTotp(jwt);
    expect(second.recoveryCodes).toBeNull();
    clock.advance(60_000);
    const { challenge } = await askedAt(user.email);
    const old = { method: 'totp', challenge, code: totpCode(setup, clock.now()) };
    expect(await answer(old)).toMatchObject({ status: 401 });
    expect(await answer({ ...old, code: totpCode(second.setup, clock.now()) })).toMatchObject({ status: 200 });
    expect(recoveryCodes).toHaveLength(10);
  });

  test('the first factor ends the sessions that a password alone had opened, except this one', async () => {
    const { user, jwt } = await buildSignedIn(api);
    const other = await signIn(request, user.email);
    await addPasskey(jwt);
    expect(await request('GET', '/api/auth/session', { token: jwt })).toMatchObject({ status: 200 });
    expect(await request('GET', '/api/auth/session', { token: other.jwt })).toMatchObject({ status: 401 });
  });

  test('is for whoever proved a short while ago who they are', async () => {
    const { user, jwt } = await buildWithTotp();
    clock.advance(15 * 60_000);
    for (const path of ['totp', 'passkeys/options', 'recovery-codes']) {
      expect(await post(`${factorPath}/${path}`, undefined, jwt)).toMatchObject(confirmationAsked);
    }
    expect(await remove('totp', jwt)).toMatchObject(confirmationAsked);
    const wrong = await post(`${factorPath}/confirm`, { password: 'Equivocada-1' }, jwt);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'InvalidPassword' } });
    expect(await post(`${factorPath}/confirm`, { password: testPassword }, jwt)).toMatchObject({
      status: 200,
      body: { confirmedUntil: new Date(clock.now().getTime() + 15 * 60_000).toISOString() },
    });
    expect(await remove('totp', jwt)).toMatchObject({ status: 200 });
    // The password is enough again.
    await signIn(request, user.email);
  });
});

describe('what one has', () => {
  test('a passkey is renamed and removed by its owner alone', async () => {
    const { user, jwt, state } = await buildWithPasskey();
    const other = await buildSignedIn(api);
    const path = `${factorPath}/passkeys/${state.passkeys[0]?.id}`;
    const body = { name: '  Portátil del hospital ' };
    expect(await request('PATCH', path, { token: other.jwt, body })).toMatchObject({ status: 404 });
    expect(await request('DELETE', path, { token: other.jwt })).toMatchObject({ status: 404 });
    const renamed = await request('PATCH', path, { token: jwt, body });
    expect(renamed).toMatchObject({ status: 200, body: { passkeys: [{ name: 'Portátil del hospital' }] } });
    const removed = await request('DELETE', path, { token: jwt });
    expect(removed).toMatchObject({ status: 200, body: { passkeys: [], recoveryCodesLeft: 0 } });
    expect(outbox.at(-1)?.paragraphs.join()).toContain('«Portátil del hospital»');
    const entries = await auditOf(user.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'secondFactor.passkeyAdded',
      'secondFactor.passkeyRenamed',
      'secondFactor.passkeyRemoved',
    ]);
    // The name is the person's own: erasure could not reach it in the audit.
    expect(JSON.stringify(entries)).not.toContain('Portátil');
  });

  test('codes are kept while a factor is left', async () => {
    const { jwt } = await buildWithTotp();
    await addPasskey(jwt);
    expect((await remove('totp', jwt)).body).toMatchObject({ totp: null, recoveryCodesLeft: 10 });
  });

  test('new codes replace the old ones, and need a factor to stand in for', async () => {
    const { user, jwt, recoveryCodes } = await buildWithTotp();
    const renewed = await renewCodes(jwt);
    expect(renewed).toMatchObject({ status: 200, body: { state: { recoveryCodesLeft: 10 } } });
    const { challenge } = await askedAt(user.email);
    const old = { method: 'recoveryCode', challenge, code: recoveryCodes[0] };
    expect(await answer(old)).toMatchObject({ status: 401 });
    const [code] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(await answer({ ...old, code })).toMatchObject({ status: 200 });
    const without = await buildSignedIn(api);
    expect(await renewCodes(without.jwt)).toMatchObject({ status: 409, body: { code: 'Conflict' } });
  });

  test('what is not there cannot be removed', async () => {
    const { jwt } = await buildSignedIn(api);
    expect(await remove('totp', jwt)).toMatchObject({ status: 404 });
    expect(await remove(`passkeys/${crypto.randomUUID()}`, jwt)).toMatchObject({ status: 404 });
  });

  test('stays when the password is reset', async () => {
    const { user } = await buildWithTotp();
    await request('GET', `/api/auth/forgot-password/?email=${encodeURIComponent(user.email)}`);
    const token = new URL(outbox.at(-1)?.button.url ?? '').searchParams.get('token');
    await post('/api/auth/reset-password', { token, password: 'Renovada-5678' });
    const body = { email: user.email, password: 'Renovada-5678', provider: 'password' };
    expect(await post('/api/auth/login', body)).toMatchObject({
      status: 200,
      body: { secondFactor: { methods: ['totp', 'recoveryCode'] } },
    });
  });
});

test('whoever acts as somebody sees and changes nothing of it', async () => {
  const { user } = await buildWithPasskey();
  const admin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
  const acting = await post(`/api/auth/${user.id}/impersonate`, { reason: 'Ayuda con su cuenta' }, admin.jwt);
  const { jwt } = acting.body as { jwt: string };
  const refused = { status: 403, body: { code: 'NotWhileImpersonating' } };
  expect(await request('GET', factorPath, { token: jwt })).toMatchObject(refused);
  const posts = ['confirm', 'totp', 'totp/confirm', 'passkeys/options', 'passkeys', 'recovery-codes'];
  for (const path of posts) expect(await post(`${factorPath}/${path}`, {}, jwt)).toMatchObject(refused);
  expect(await remove('totp', jwt)).toMatchObject(refused);
});
