import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildAccount, testPassword } from '../../testing/sign-in.ts';
import { createPasswordHasher } from './password-hasher.ts';

let hashes = 0;
const real = createPasswordHasher();
const { request, db, clock } = await openTestApi({
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
