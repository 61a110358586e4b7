import { expect, test } from 'vitest';
import { hasAccessEnded, lastDayOfAccess } from './access-end.ts';

const midnight = new Date('2026-03-15T23:00:00Z');

test.each([
  [null, '2026-03-15T23:00:00Z', false],
  [midnight, '2026-03-15T22:59:59.999Z', false],
  [midnight, '2026-03-15T23:00:00Z', true],
  [midnight, '2026-03-16T10:00:00Z', true],
])('an access until %s has ended at %s: %s', (end, now, ended) => {
  expect(hasAccessEnded(end, new Date(now))).toBe(ended);
});

test.each([
  [null, null],
  [midnight, '2026-03-15'],
  // In summer the day ends an hour earlier by the clock of the world.
  [new Date('2026-07-15T22:00:00Z'), '2026-07-15'],
])('the last day of an access that ends at %s is %s', (end, day) => {
  expect(lastDayOfAccess(end)).toBe(day);
});
