import { expect, test } from 'vitest';
import { isShownAt } from './is-shown-at.ts';

test.each([
  ['/candidate/1', '/candidate/1', true],
  ['/candidate/1', '/candidate/1?view=conversation', true],
  ['/candidate/1?view=conversation', '/candidate/1', false],
  ['/candidate/1?view=conversation', '/candidate/1?of=2&view=conversation', true],
  ['/candidate/1', '/candidate/2', false],
  ['/offers/1', '/offers/1/candidates', false],
  ['/petitions/1', '', false],
])('%s at %s: %s', (link, address, expected) => {
  expect(isShownAt(link, address)).toBe(expected);
});
