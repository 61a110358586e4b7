import { expect, test } from 'vitest';
import { demoPassword } from '../demo/accounts.ts';
import { limits } from '../shared/limits.ts';
import { commonPasswords } from './common-passwords.ts';
import { isCommonPassword, passwordTraits } from './password.policy.ts';

test.each(['123456', 'Password1', 'PASSWORD1!', 'contraseña', 'Medico123!!'])('%s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([demoPassword, 'fonendo-de-Laura-7', 'xk2!Qp', '!!!!!!'])('%s is not on the list', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('the list keeps what the minimum length lets through', () => {
  const unreachable = [...commonPasswords].filter((entry) => entry !== entry.toLowerCase());
  expect(unreachable).toEqual([]);
  expect(commonPasswords.size).toBeGreaterThan(200);
});

test('the meter sees each trait for itself', () => {
  expect(passwordTraits('Ñandú-7')).toEqual({
    longEnough: true,
    advisedLength: false,
    uppercase: true,
    number: true,
    special: true,
  });
  expect(passwordTraits('x'.repeat(limits.passwordMinLength - 1))).toMatchObject({ longEnough: false });
  expect(passwordTraits('doce letras x')).toMatchObject({ advisedLength: true, uppercase: false, special: false });
});
