import type { PasskeyRequestOptions, SecondFactorState } from '@fonendo/contract/auth/second-factor.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { passkeys } from '../../../../db/schema/second-factor.ts';
import { users } from '../../../../db/schema/users.ts';
import { openTestApi } from '../../../../testing/api.ts';
import { createAuthenticator } from '../../../../testing/fakes/authenticator.ts';
import { factorPath, secondFactorOf } from '../../../../testing/second-factor.ts';
import { buildSignedIn } from '../../../../testing/sign-in.ts';

const api = await openTestApi();
const { request, db, clock } = api;
const { addPasskey, askForNewPasskey, buildWithPasskey, post } = secondFactorOf(api);

const refused = { status: 401, body: { code: 'InvalidPasskey' } };
const expired = { status: 410, body: { code: 'SecondFactorExpired' } };
const logIn = (credential: unknown) => post('/api/auth/passkeys/login', { credential });

async function ask(): Promise<PasskeyRequestOptions> {
  const { body } = await post('/api/auth/passkeys/options');
  return (body as { options: PasskeyRequestOptions }).options;
}

test('a passkey signs in without a password, and says who it is', async () => {
  const { user, authenticator, jwt } = await buildWithPasskey();
  const options = await ask();
  expect(options).toMatchObject({ rpId: 'fonendo.test', allowCredentials: [], userVerification: 'required' });
  const done = await logIn(authenticator.assert(options));
  expect(done.status).toBe(200);
  const token = (done.body as { jwt: string }).jwt;
  expect(await request('GET', '/api/auth/session', { token })).toMatchObject({ body: { userId: user.id } });
  const { body } = await request('GET', factorPath, { token: jwt });
  expect((body as SecondFactorState).passkeys[0]?.lastUsedAt).toBe(clock.now().toISOString());
});

test.each([
  ['on another page', { origin: 'http://fonendo.test' }],
  ['for another product', { rpId: 'evil.test' }],
  ['by nobody in particular', { userVerified: false }],
  ['with a counter that goes back', { counter: 1 }],
  ['in the name of somebody else', { userHandle: 'c29tZWJvZHk' }],
])('a signature made %s is refused', async (_name, bent) => {
  const { authenticator } = await buildWithPasskey();
  expect(await logIn(authenticator.assert(await ask(), bent))).toMatchObject(refused);
});

test('a signature works once, and for five minutes', async () => {
  const { authenticator } = await buildWithPasskey();
  const credential = authenticator.assert(await ask());
  expect(await logIn(credential)).toMatchObject({ status: 200 });
  expect(await logIn(credential)).toMatchObject(expired);
  const late = authenticator.assert(await ask());
  clock.advance(5 * 60_000);
  expect(await logIn(late)).toMatchObject(expired);
});

test('the same signature by two at once lets one in', async () => {
  const { authenticator } = await buildWithPasskey();
  const credential = authenticator.assert(await ask());
  const answers = await Promise.all([logIn(credential), logIn(credential)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

test('a challenge that nobody gave, or that was given for something else, opens nothing', async () => {
  const { authenticator, jwt } = await buildWithPasskey();
  const options = await ask();
  expect(await logIn(authenticator.assert({ ...options, challenge: 'x'.repeat(43) }))).toMatchObject(expired);
  const { challenge } = await askForNewPasskey(jwt);
  expect(await logIn(authenticator.assert({ ...options, challenge }))).toMatchObject(expired);
});

test('a passkey that nobody has, and one that was removed, open nothing', async () => {
  expect(await logIn(createAuthenticator().assert(await ask()))).toMatchObject(refused);
  const { authenticator, state, jwt } = await buildWithPasskey();
  const [passkey] = state.passkeys;
  const path = `${factorPath}/passkeys/${passkey?.id}`;
  expect(await request('DELETE', path, { token: jwt })).toMatchObject({ status: 200 });
  expect(await logIn(authenticator.assert(await ask()))).toMatchObject(refused);
});

test('somebody blocked does not come in with a passkey either', async () => {
  const { user, authenticator } = await buildWithPasskey();
  await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, user.id));
  const answer = await logIn(authenticator.assert(await ask()));
  expect(answer).toMatchObject({ status: 403, body: { code: 'UserNotAuthorized' } });
});

test.each([
  ['made on another page', { origin: 'https://evil.test' }],
  ['made for another product', { rpId: 'evil.test' }],
  ['made without the person', { userVerified: false }],
])('a passkey %s is not taken in', async (_name, bent) => {
  const { jwt } = await buildSignedIn(api);
  const credential = createAuthenticator().register(await askForNewPasskey(jwt), bent);
  expect(await post(`${factorPath}/passkeys`, { name: 'Móvil', credential }, jwt)).toMatchObject(refused);
});

test('a passkey is taken in once, by whoever was asked, in the session that asked', async () => {
  const { jwt } = await buildSignedIn(api);
  const other = await buildSignedIn(api);
  const authenticator = createAuthenticator();
  const credential = authenticator.register(await askForNewPasskey(jwt));
  const body = { name: 'Móvil', credential };
  expect(await post(`${factorPath}/passkeys`, body, other.jwt)).toMatchObject(expired);
  expect(await post(`${factorPath}/passkeys`, body, jwt)).toMatchObject({ status: 201 });
  expect(await post(`${factorPath}/passkeys`, body, jwt)).toMatchObject(expired);
  const copy = authenticator.register(await askForNewPasskey(other.jwt));
  expect(await post(`${factorPath}/passkeys`, { ...body, credential: copy }, other.jwt)).toMatchObject(refused);
});

test('ten are enough', async () => {
  const { user, jwt } = await buildSignedIn(api);
  await addPasskey(jwt);
  const row = { userId: user.id, publicKey: 'x', counter: 0, transports: [], backedUp: false, name: 'Otra' };
  const more = Array.from({ length: 9 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    credentialId: `${user.id}-${index}`,
    createdAt: clock.now(),
  }));
  await db.insert(passkeys).values(more);
  const answer = await post(`${factorPath}/passkeys/options`, undefined, jwt);
  expect(answer).toMatchObject({ status: 409, body: { code: 'TooManyPasskeys' } });
});
