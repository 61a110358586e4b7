import type { Session } from '@fonendo/contract/auth/auth.schema';
import { describe, expect, test } from 'vitest';
import { parseSignupSearch } from './search.ts';
import { entryStep, hasRegistration, type SignupStep, shownStep, signupRole, stepBefore, stepsDone } from './step.ts';

const session = (overrides: Partial<Session>): Session => ({
  userId: 'u',
  email: 'ana@example.com',
  firstname: 'Ana',
  lastname: 'Ruiz',
  policyGroups: ['notCertifiedDoctor'],
  locale: 'es',
  verified: false,
  mustSetUpSecondFactor: false,
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

  test('signing and paying can be asked for from anywhere', () => {
    expect(parseSignupSearch({ step: 'finish' })).toEqual({ step: 'finish' });
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
    expect(entryStep(null, search)).toBe(step);
  });

  test('with an account the session decides, whatever the address says', () => {
    const search = { role: 'hospital', step: 'data' } as const;
    expect(entryStep(session({}), search)).toBe('verification');
    expect(entryStep(session({ verified: true }), search)).toBe(null);
    expect(signupRole(session({}), search)).toBe('doctor');
    expect(signupRole(session({ policyGroups: ['hospital'] }), { role: 'doctor' })).toBe('hospital');
  });

  test('the steps behind grow from the personal data on', () => {
    const doctor = ['choice', 'interest', 'personalData', 'verification', 'documentation', 'cv', 'finish', 'complete'];
    expect((doctor as SignupStep[]).map(stepsDone)).toEqual([null, null, 0, 1, 2, 3, 4, 6]);
    expect(stepsDone('hospitalData')).toBe(2);
  });

  test('doctors and hospitals have a registration, nobody else', () => {
    const groups = ['superadmin', 'admin', 'certifiedDoctor', 'notCertifiedDoctor', 'hospital', 'recruiter'] as const;
    expect(groups.filter((group) => hasRegistration([group]))).toEqual([
      'certifiedDoctor',
      'notCertifiedDoctor',
      'hospital',
    ]);
  });
});

describe('the step on screen', () => {
  test.each([
    ['documentation', undefined, 'documentation'],
    ['documentation', 'cv', 'documentation'],
    ['cv', 'documentation', 'documentation'],
    ['finish', 'cv', 'cv'],
    ['finish', 'data', 'finish'],
    ['documentation', 'finish', 'finish'],
    ['cv', 'finish', 'finish'],
    ['complete', 'finish', 'finish'],
    ['complete', 'documentation', 'complete'],
  ] as const)('reached %s, asked for %s: %s', (reached, step, shown) => {
    expect(shownStep(reached, step ? { step } : {})).toBe(shown);
  });

  test('leads back to the one before it', () => {
    const steps = ['documentation', 'cv', 'finish', 'complete'] as const;
    expect(steps.map((step) => stepBefore(step, step))).toEqual([null, 'documentation', 'cv', null]);
    // Whoever came straight to signing and paying has not reached the CV.
    expect(stepBefore('finish', 'documentation')).toBe('documentation');
    expect(stepBefore('finish', 'complete')).toBe(null);
  });
});
