import { expect, test } from 'vitest';
import { parseVerificationToken } from './account-codes.ts';

const userId = '01900000-0000-7000-8000-000000000001';

test('a token is a user and a code', () => {
  expect(parseVerificationToken(`${userId}-012345`)).toEqual({ userId, code: '012345' });
  expect(parseVerificationToken(` ${userId.toUpperCase()}-012345 `)).toEqual({ userId, code: '012345' });
});

test.each(['', '012345', userId, `${userId}-`, `${userId}-12345`, `${userId}-1234567`, `${userId}-12345a`, `x-012345`])(
  '"%s" is none',
  (token) => {
    expect(parseVerificationToken(token)).toBeNull();
  },
);
