import type { Session } from '@fonendo/contract/auth.schema';
import { describe, expect, test } from 'vitest';
import { parseSignupSearch } from './signup-search.ts';
import { currentStep, signupRole, stepsDone } from './signup-step.ts';

const session = (overrides: Partial<Session>): Session => ({
  userId: 'u',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  policyGroups: ['notCertifiedDoctor'],
  locale: 'es',
  verified: false,
  ...overrides,
});

describe('the address', () => {
  test('keeps what it knows', () => {
    expect(parseSignupSearch({ role: 'hospital', step: 'data', other: 'x' })).toEqual({
      role: 'hospital',
      step: 'data',
    });
    expect(parseSignupSearch({ role: 'doctor', profession: 'nursing' })).toEqual({
      role: 'doctor',
      profession: 'nursing',
    });
  });

  test('a role that does not exist, or a step without a role, leads back to the choice', () => {
    expect(parseSignupSearch({ role: 'admin', step: 'data' })).toEqual({});
    expect(parseSignupSearch({ step: 'data', profession: 'astrology' })).toEqual({});
  });
});

describe('where somebody stands', () => {
  test.each([
    [{}, 'choice'],
    [{ role: 'doctor' }, 'choice'],
    [{ role: 'doctor', step: 'data' }, 'personalData'],
    [{ role: 'doctor', profession: 'medicine', step: 'data' }, 'personalData'],
    [{ role: 'doctor', profession: 'pharmacy', step: 'data' }, 'interest'],
    [{ role: 'hospital', profession: 'pharmacy', step: 'data' }, 'personalData'],
  ] as const)('without an account the address decides: %o', (search, step) => {
    expect(currentStep(null, search)).toBe(step);
  });

  test('with an account the session decides, whatever the address says', () => {
    const search = { role: 'hospital', step: 'data' } as const;
    expect(currentStep(session({}), search)).toBe('verification');
    expect(currentStep(session({ verified: true }), search)).toBe('verified');
    expect(signupRole(session({}), search)).toBe('doctor');
    expect(signupRole(session({ policyGroups: ['hospital'] }), { role: 'doctor' })).toBe('hospital');
  });

  test('the steps behind grow from the personal data on', () => {
    const steps = ['choice', 'interest', 'personalData', 'verification', 'verified'] as const;
    expect(steps.map(stepsDone)).toEqual([null, null, 0, 1, 2]);
  });
});
