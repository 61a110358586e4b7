import { expect, test } from 'vitest';
import { isProfileLocked } from './profile-lock.ts';

test.each([
  [false, 'cv', false],
  [false, 'document', false],
  [false, 'rejectedDocument', false],
  [true, 'cv', true],
  [true, 'document', true],
  [true, 'rejectedDocument', false],
  [true, 'returnedCv', false],
  [true, 'ministryAnswer', false],
] as const)('with an open candidacy %s, changing %s is locked: %s', (open, change, locked) => {
  expect(isProfileLocked(open, change)).toBe(locked);
});
