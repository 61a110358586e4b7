import { expect, test } from 'vitest';
import { documentKinds } from './kinds.ts';
import { numberedReasons } from './reason-digits.ts';
import { defaultRejectionReasons, type RejectionReasons } from './rejection-reasons.ts';

test('a reason that several kinds share has the same digit everywhere, and no other reason has it', () => {
  const digits = new Map<string, Set<number | null>>();
  const titles = new Map<number, Set<string>>();
  for (const kind of documentKinds) {
    for (const { title, digit } of numberedReasons(defaultRejectionReasons, kind)) {
      digits.set(title, (digits.get(title) ?? new Set()).add(digit));
      if (digit !== null && digit <= 7) titles.set(digit, (titles.get(digit) ?? new Set()).add(title));
    }
  }
  for (const [title, found] of digits) expect([title, found.size]).toEqual([title, 1]);
  for (const [digit, found] of titles) expect([digit, found.size]).toEqual([digit, 1]);
  expect(digits.get('No se lee bien')).toEqual(new Set([1]));
});

test.each(documentKinds)('every reason of %s has a digit, once, and they are in that order', (kind) => {
  const found = numberedReasons(defaultRejectionReasons, kind).map(({ digit }) => digit);
  expect(found).not.toContain(null);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(found.toSorted((a, b) => Number(a) - Number(b)));
  expect(found).toHaveLength(defaultRejectionReasons[kind].length);
});

test('reasons beyond the ninth digit have none and come last', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ title: `Propio ${index}`, message: 'Motivo' }));
  const all: RejectionReasons = { ...defaultRejectionReasons, passport: many };
  const digits = numberedReasons(all, 'passport').map(({ digit }) => digit);
  expect(digits.slice(0, 2)).toEqual([expect.any(Number), expect.any(Number)]);
  expect(digits.at(-1)).toBeNull();
});
