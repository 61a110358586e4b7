import { describe, expect, test } from 'vitest';
import { differencesOf, differingPaths, mergeChange } from './concurrent-change.ts';

const read = { price: 100, fee: 50, taxes: { spain: 21, union: 21 }, reasons: [{ title: 'a', message: 'b' }] };

describe('a change over what others have saved meanwhile', () => {
  test('nobody else: what is wanted', () => {
    const wanted = { ...read, price: 120, taxes: { ...read.taxes, spain: 10 } };
    expect(mergeChange(read, read, wanted)).toEqual({ mine: wanted, theirs: wanted, conflicts: [] });
  });

  test('something else each: both are kept, also within a set', () => {
    const stored = { ...read, fee: 60, taxes: { spain: 21, union: 0 } };
    const wanted = { ...read, price: 120, taxes: { spain: 10, union: 21 } };
    const both = { ...read, price: 120, fee: 60, taxes: { spain: 10, union: 0 } };
    expect(mergeChange(stored, read, wanted)).toEqual({ mine: both, theirs: both, conflicts: [] });
  });

  test('the same thing in two ways: in question, and nothing else is', () => {
    const stored = { ...read, price: 110, fee: 60, taxes: { spain: 4, union: 21 } };
    const wanted = { ...read, price: 120, taxes: { spain: 10, union: 0 } };
    expect(mergeChange(stored, read, wanted)).toEqual({
      mine: { ...read, price: 120, fee: 60, taxes: { spain: 10, union: 0 } },
      theirs: { ...read, price: 110, fee: 60, taxes: { spain: 4, union: 0 } },
      conflicts: ['price', 'taxes.spain'],
    });
  });

  test('the same thing in the same way is no question', () => {
    const both = { ...read, price: 120, reasons: [] };
    expect(mergeChange(both, read, both).conflicts).toEqual([]);
  });

  test('a list is one value; the order of names within it says nothing', () => {
    const stored = { ...read, reasons: [{ message: 'b', title: 'a' }] };
    const wanted = { ...read, reasons: [] };
    expect(mergeChange(stored, read, wanted).conflicts).toEqual([]);
    const longer = { ...read, reasons: [...read.reasons, { title: 'c', message: 'd' }] };
    expect(mergeChange(longer, read, wanted)).toMatchObject({
      mine: { reasons: [] },
      theirs: { reasons: longer.reasons },
      conflicts: ['reasons'],
    });
  });
});

test('only what differs is told', () => {
  const after = { ...read, fee: 60, taxes: { spain: 10, union: 21 } };
  expect(differencesOf(read, after)).toEqual({
    before: { fee: 50, taxes: { spain: 21 } },
    after: { fee: 60, taxes: { spain: 10 } },
  });
  expect(differencesOf(read, structuredClone(read))).toEqual({ before: {}, after: {} });
  expect(differingPaths(read, after)).toEqual(['fee', 'taxes.spain']);
  expect(differingPaths(read, structuredClone(read))).toEqual([]);
});
