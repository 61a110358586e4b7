import { expect, test } from 'vitest';
import { completesCode } from './completes-code.ts';

test.each([
  ['12345', '1234', false],
  ['123456', '12345', true],
  ['123456', '', true],
  // Typed over a full code: only with its last digit.
  ['923456', '123456', false],
  ['987651', '987656', true],
] as const)('%s after %s: %s', (code, before, completes) => {
  expect(completesCode(code, before, 6)).toBe(completes);
});
