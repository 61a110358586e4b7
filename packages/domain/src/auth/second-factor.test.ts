import { expect, test } from 'vitest';
import { policyGroups } from './policy-group.ts';
import {
  hasSecondFactor,
  isUnusedStep,
  mayRemoveFactor,
  needsSecondFactor,
  normaliseRecoveryCode,
  openMethods,
  passkeysWorkAt,
  totpSteps,
} from './second-factor.ts';

const nothing = { totp: false, passkeys: 0, recoveryCodes: 0 };

test('administrators need one where the installation says so, nobody else does', () => {
  const needed = policyGroups.filter((group) => needsSecondFactor('required', [group]));
  expect(needed).toEqual(['superadmin', 'admin']);
  expect(policyGroups.filter((group) => needsSecondFactor('optional', [group]))).toEqual([]);
  expect(needsSecondFactor('required', ['certifiedDoctor', 'admin'])).toBe(true);
});

test('recovery codes are no factor by themselves', () => {
  expect(hasSecondFactor({ ...nothing, recoveryCodes: 10 })).toBe(false);
  expect(openMethods({ ...nothing, recoveryCodes: 10 })).toEqual([]);
});

test.each([
  [{ totp: true, passkeys: 0, recoveryCodes: 0 }, ['totp']],
  [{ totp: true, passkeys: 0, recoveryCodes: 3 }, ['totp', 'recoveryCode']],
  [{ totp: false, passkeys: 1, recoveryCodes: 10 }, ['passkey', 'recoveryCode']],
  [{ totp: true, passkeys: 2, recoveryCodes: 1 }, ['passkey', 'totp', 'recoveryCode']],
])('%o opens %o', (facts, methods) => {
  expect(openMethods(facts)).toEqual(methods);
});

test.each([
  [{ totp: true, passkeys: 0 }, true, false],
  [{ totp: false, passkeys: 1 }, true, false],
  [{ totp: true, passkeys: 1 }, true, true],
  [{ totp: false, passkeys: 2 }, true, true],
  [{ totp: true, passkeys: 0 }, false, true],
  [{ totp: false, passkeys: 1 }, false, true],
])('%o, required %s: one may go is %s', (facts, required, may) => {
  expect(mayRemoveFactor({ ...facts, recoveryCodes: 5 }, required)).toBe(may);
});

test('a recovery code is read however it is typed', () => {
  for (const typed of ['abcd-2345-efgh-6777', ' ABCD 2345 EFGH 6777', 'Abcd2345efgh6777']) {
    expect(normaliseRecoveryCode(typed)).toBe('ABCD2345EFGH6777');
  }
});

test('a number is good for its half minute and the ones beside it', () => {
  expect(totpSteps(new Date(30_000 * 1000 + 29_999))).toEqual([999, 1000, 1001]);
  expect(totpSteps(new Date(30_000 * 1001))).toEqual([1000, 1001, 1002]);
});

test('a number that was used does not work again, nor does an older one', () => {
  expect([999, 1000, 1001].filter((step) => isUnusedStep(step, null))).toEqual([999, 1000, 1001]);
  expect([999, 1000, 1001].filter((step) => isUnusedStep(step, 1000))).toEqual([1001]);
});

test.each([
  ['https://fonendo.example.com', true],
  ['http://localhost:3000', true],
  ['http://fonendo.localhost:3000', true],
  ['http://fonendo.example.com', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]:8443', false],
])('passkeys work at %s: %s', (url, work) => {
  expect(passkeysWorkAt(url)).toBe(work);
});
