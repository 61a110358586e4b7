import type { PasskeyRequestOptions } from '@fonendo/contract/auth/second-factor.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema/users.ts';
import { openTestApi } from '../../../testing/api.ts';
import { createAuthenticator } from '../../../testing/fakes/authenticator.ts';
import { secondFactorOf } from '../../../testing/second-factor.ts';
import { buildAccount, testPassword } from '../../../testing/sign-in.ts';
import { createPasswordHasher } from '../password/password-hasher.ts';

let hashes = 0;
const real = createPasswordHasher();
const api = await openTestApi({
  loginErrors: 'uniform',
  passwords: {
    hash: real.hash,
    verify: (password, hash) => {
      hashes += 1;
      return real.verify(password, hash);
    },
    pretend: (password) => {
      hashes += 1;
      return real.pretend(password);
    },
  },
});

const { request, db, clock } = api;

test('LOGIN_ERRORS=uniform: every failure gives the same answer for the same work', async () => {
  const user = await buildAccount(db);
  const blocked = await buildAccount(db, { blockedAt: clock.now() });
  const attempts = [
    { email: 'nadie@fonendo.test', password: testPassword },
    { email: user.email, password: 'Equivocada-1' },
    { email: blocked.email, password: testPassword },
  ];
  for (const attempt of attempts) {
    hashes = 0;
    const answer = await request('POST', '/api/auth/login', { body: { ...attempt, provider: 'password' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'LoginFailed' } });
    expect(hashes).toBe(1);
  }
});

test('a passkey that does not open, and one of somebody blocked, are answered alike as well', async () => {
  const { post, buildWithPasskey } = secondFactorOf(api);
  const { user, authenticator } = await buildWithPasskey();
  await db.update(users).set({ blockedAt: clock.now() }).where(eq(users.id, user.id));
  for (const passkey of [authenticator, createAuthenticator()]) {
    const { body } = await post('/api/auth/passkeys/options');
    const credential = passkey.assert((body as { options: PasskeyRequestOptions }).options);
    const answer = await post('/api/auth/passkeys/login', { credential });
    expect(answer).toMatchObject({ status: 401, body: { code: 'LoginFailed' } });
  }
});
