import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const passwords = createPasswordHasher(2);

test('a password matches its own hash only, and two hashes of it differ', async () => {
  const [first, second] = await Promise.all([passwords.hash('Demo1234!'), passwords.hash('Demo1234!')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify('Demo1234!', first)).toBe(true);
  expect(await passwords.verify('demo1234!', first)).toBe(false);
});

test('the same letters typed on another keyboard are the same password', async () => {
  const composed = await passwords.hash('contraseñ\u00e1');
  expect(await passwords.verify('contraseñ\u0061\u0301', composed)).toBe(true);
});

test('what is not a hash matches nothing', async () => {
  expect(await passwords.verify('', '')).toBe(false);
  expect(await passwords.verify('none', 'none')).toBe(false);
  expect(await passwords.pretend('Demo1234!')).toBe(false);
});

test('a crowd is served in turns, and a failure gives its turn on', async () => {
  const one = createPasswordHasher(1);
  const [hash] = await Promise.all([one.hash('Demo1234!'), ...Array.from({ length: 4 }, () => one.pretend('x'))]);
  // A nonce below Argon2's minimum makes the computation itself fail.
  const broken = hash.replace(/\$[\w+/]{22}\$/, '$AAA$');
  await expect(one.verify('Demo1234!', broken)).rejects.toThrow();
  expect(await one.verify('Demo1234!', hash)).toBe(true);
});
