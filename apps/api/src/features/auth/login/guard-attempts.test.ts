import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/api.ts';
import { buildAccount, testPassword } from '../../../testing/sign-in.ts';
import { createPasswordHasher } from '../password/password-hasher.ts';

// Nothing here is about the cost of a hash for accounts that do not exist.
const { request, db, clock } = await openTestApi({
  passwords: { ...createPasswordHasher(), pretend: async () => false },
});

const logIn = (email: string, password: string, address = '203.0.113.7') =>
  request('POST', '/api/auth/login', {
    body: { email, password, provider: 'password' },
    headers: { 'x-forwarded-for': address },
  });

async function failTimes(times: number, email: string, address?: string) {
  for (let i = 0; i < times; i += 1) await logIn(email, 'Equivocada-1', address);
}

test('after ten wrong passwords the account waits, each time twice as long', async () => {
  const { email } = await buildAccount(db);
  await failTimes(11, email);
  const refused = await logIn(email, testPassword);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  expect(refused.headers.get('retry-after')).toBe('5');
  clock.advance(5_000);
  await failTimes(1, email);
  expect((await logIn(email, testPassword)).headers.get('retry-after')).toBe('10');
  clock.advance(10_000);
  expect(await logIn(email, testPassword)).toMatchObject({ status: 200 });
});

test('the right password starts the count anew', async () => {
  const { email } = await buildAccount(db);
  await failTimes(10, email);
  expect(await logIn(email, testPassword)).toMatchObject({ status: 200 });
  await failTimes(9, email);
  expect(await logIn(email, testPassword)).toMatchObject({ status: 200 });
});

test('another address does not help whoever guesses one password', async () => {
  const { email } = await buildAccount(db);
  for (let i = 0; i < 11; i += 1) await logIn(email, 'Equivocada-1', `198.51.100.${i}`);
  expect(await logIn(email, testPassword, '198.51.100.200')).toMatchObject({ status: 429 });
});

test('parallel guesses are counted like guesses one after the other', async () => {
  const { email } = await buildAccount(db);
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'Equivocada-1')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(11);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
});

test('an address that tries many accounts is slowed down, others are not', async () => {
  const { email } = await buildAccount(db);
  await Promise.all(Array.from({ length: 101 }, (_, i) => logIn(`nadie${i}@fonendo.test`, 'x', '192.0.2.1')));
  expect(await logIn(email, testPassword, '192.0.2.1')).toMatchObject({ status: 429 });
  expect(await logIn(email, testPassword, '192.0.2.2')).toMatchObject({ status: 200 });
});

test('one IPv6 household counts as one address', async () => {
  const { email } = await buildAccount(db);
  const inside = (i: number) => `2001:db8:1:2::${i.toString(16)}`;
  await Promise.all(Array.from({ length: 101 }, (_, i) => logIn(`otro${i}@fonendo.test`, 'x', inside(i))));
  expect(await logIn(email, testPassword, '2001:db8:1:2:ffff::1')).toMatchObject({ status: 429 });
  expect(await logIn(email, testPassword, '2001:db8:1:3::1')).toMatchObject({ status: 200 });
});

test('a crowd with the right password is let in, all of it', async () => {
  const { email } = await buildAccount(db);
  const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(email, testPassword, '203.0.113.40')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
});
