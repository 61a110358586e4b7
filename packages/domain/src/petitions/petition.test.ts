import { expect, test } from 'vitest';
import { documentKinds } from '../documents/kinds.ts';
import { defaultRejectionReasons, maxRejectionReasons } from '../documents/rejection-reasons.ts';
import { earliestRegistry, receiptText } from './petition.ts';
import { maskReference, petitionReference } from './reference.ts';

test('references have a year and six digits, of which a receipt shows two', () => {
  expect(petitionReference(2026, 4217)).toBe('HOM-2026-004217');
  expect(maskReference('HOM-2026-004217')).toBe('HOM-2026-••••17');
});

test('what a fingerprint is computed over', () => {
  const sent = [{ kind: 'passport', version: 2, sha256: 'ab' }];
  expect(receiptText('HOM-2026-000001', new Date('2026-03-10T09:00:00Z'), sent)).toBe(
    'HOM-2026-000001 2026-03-10T09:00:00.000Z\npassport 2 ab',
  );
});

test('every kind of document has reasons that a digit can choose', () => {
  for (const kind of documentKinds) {
    const { length } = defaultRejectionReasons[kind];
    expect(length, kind).toBeGreaterThan(0);
    expect(length, kind).toBeLessThanOrEqual(maxRejectionReasons);
  }
});

test.each([
  [undefined, '2022-11-08'],
  ['2014-11-30', '2022-11-08'],
  ['2022-11-08', '2022-11-08'],
  ['2022-11-09', '2022-11-09'],
  ['2025-07-01', '2025-07-01'],
])('a degree of %s can have been registered from %s on', (graduatedOn, first) => {
  expect(earliestRegistry(graduatedOn)).toBe(first);
});
