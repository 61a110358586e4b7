import { describe, expect, test } from 'vitest';
import { currentRegistrationStep } from './registration.ts';

describe('where a registration stands', () => {
  test.each([
    ['documentation', true, false, 'documentation'],
    ['documentation', true, true, 'complete'],
    ['cv', true, true, 'complete'],
    ['finish', false, false, 'finish'],
    ['finish', true, false, 'finish'],
    ['finish', false, true, 'finish'],
    ['finish', true, true, 'complete'],
    ['complete', false, false, 'complete'],
  ] as const)('reached %s, signed %s, paid %s: %s', (reached, contractSigned, paid, step) => {
    expect(currentRegistrationStep(reached, { contractSigned, paid })).toBe(step);
  });
});
