import { expect, test } from 'vitest';
import { documentValidity } from './validity.ts';

test.each([
  ['2026-06-01', 'valid'],
  ['2026-04-10', 'valid'],
  ['2026-04-09', 'soon'],
  ['2026-03-18', 'soon'],
  ['2026-03-17', 'urgent'],
  ['2026-03-10', 'urgent'],
  ['2026-03-09', 'expired'],
])('on 10 March a document that holds until %s is %s', (validUntil, expected) => {
  expect(documentValidity(validUntil, '2026-03-10')).toBe(expected);
});
