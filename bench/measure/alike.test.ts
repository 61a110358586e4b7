import { describe, expect, test } from 'vitest';
import { differences, valuesAt } from './alike.ts';

describe('valuesAt', () => {
  test('goes through objects and lists', () => {
    const answer = { items: [{ id: 1 }, { id: 2 }], offer: { id: 'a' } };
    expect(valuesAt(answer, 'items[].id')).toEqual([1, 2]);
    expect(valuesAt(answer, 'offer.id')).toEqual(['a']);
  });

  test('finds nothing where there is nothing', () => {
    expect(valuesAt({}, 'items[].id')).toEqual([]);
    expect(valuesAt(null, 'offer.id')).toEqual([undefined]);
  });
});

describe('differences', () => {
  const page = (total: number, ...ids: number[]) => ({ items: ids.map((id) => ({ id })), total });

  test('names where two answers are not alike', () => {
    expect(differences(page(2, 1, 2), page(2, 2, 1), ['items[].id', 'total'])).toEqual(['items[].id']);
    expect(differences(page(2, 1), page(3, 1), ['items[].id', 'total'])).toEqual(['total']);
    expect(differences(page(2, 1), page(2, 1), ['items[].id', 'total'])).toEqual([]);
  });

  test('lets totals be bounded', () => {
    expect(differences(page(10_000), page(20_000), ['total'])).toEqual([]);
    expect(differences(page(9_999), page(10_000), ['total'])).toEqual(['total']);
  });

  test('takes a figure that is missing for another one', () => {
    expect(differences({}, page(0), ['total'])).toEqual(['total']);
  });
});
