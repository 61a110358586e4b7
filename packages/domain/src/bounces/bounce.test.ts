import { expect, test } from 'vitest';
import { afterFailure, bounceReasonOf, isFinalFailure, isMailStatus } from './bounce.ts';

test.each([
  ['5.1.1', 'address', true],
  ['5.1.10', 'address', true],
  ['5.1.8', 'refused', false],
  ['5.2.1', 'closed', true],
  ['5.2.2', 'full', false],
  ['4.2.2', 'full', false],
  ['5.3.0', 'unreachable', false],
  ['5.4.1', 'unreachable', true],
  ['5.4.310', 'unreachable', true],
  ['4.4.7', 'unreachable', false],
  ['5.6.0', 'refused', false],
  ['5.7.1', 'refused', false],
  ['5.0.0', 'other', true],
  ['4.1.1', 'address', false],
] as const)('%s means %s, enough at once: %s', (status, reason, final) => {
  expect(isMailStatus(status)).toBe(true);
  expect(bounceReasonOf(status)).toBe(reason);
  expect(isFinalFailure(status)).toBe(final);
});

test.each(['', '5', '5.1', '3.1.1', '5.1.1 ', '5.1.1111', 'x5.1.1'])('%j is no status', (text) => {
  expect(isMailStatus(text)).toBe(false);
});

test('what passes counts after three days within thirty, and once a day', () => {
  const first = afterFailure([], '5.2.2', '2026-03-01');
  expect(first).toEqual({ failedOn: ['2026-03-01'], undeliverable: false });
  expect(afterFailure(first.failedOn, '5.2.2', '2026-03-01')).toEqual(first);
  const second = afterFailure(first.failedOn, '4.4.7', '2026-03-10');
  expect(second.undeliverable).toBe(false);
  expect(afterFailure(second.failedOn, '5.7.1', '2026-03-30').undeliverable).toBe(true);
  expect(afterFailure(second.failedOn, '5.7.1', '2026-03-31')).toEqual({
    failedOn: ['2026-03-10', '2026-03-31'],
    undeliverable: false,
  });
});

test('an address that is not there counts at once', () => {
  expect(afterFailure([], '5.1.1', '2026-03-01').undeliverable).toBe(true);
});
