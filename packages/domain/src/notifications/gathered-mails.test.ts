import { expect, test } from 'vitest';
import { isGatheredMailDue } from './gathered-mails.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  { first: 0, last: 0, due: false },
  { first: 14, last: 14, due: false },
  { first: 15, last: 15, due: true },
  { first: 59, last: 1, due: false },
  { first: 60, last: 1, due: true },
])('the first $first and the last $last minutes ago: $due', ({ first, last, due }) => {
  expect(isGatheredMailDue({ first: ago(first), last: ago(last) }, now)).toBe(due);
});
