import { expect, test } from 'vitest';
import { areOutOfOrder } from './days-in-order.ts';

test.each([
  ['2026-03-11', '2026-03-10', true],
  ['2026-03-10', '2026-03-10', false],
  ['2026-03-10', '2026-03-11', false],
  ['2026-03-11', '', false],
  ['2026-03-11', undefined, false],
  // Not typed to the end yet.
  ['2026-03-11', '1/3/2', false],
])('from %s to %s is out of order: %s', (from, to, expected) => expect(areOutOfOrder({ from, to })).toBe(expected));
