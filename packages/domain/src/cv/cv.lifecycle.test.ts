import { expect, test } from 'vitest';
import { cvStanding } from './cv.lifecycle.ts';

test.each([
  ['pending', [], 'pending'],
  ['pending', ['languages'], 'incomplete'],
  ['reviewed', [], 'reviewed'],
  ['reviewed', ['languages'], 'reviewed'],
] as const)('a CV that is %s and lacks %j is %s', (status, gaps, standing) => {
  expect(cvStanding({ status, gaps })).toBe(standing);
});
