import type { OfferFacets } from '@fonendo/contract/offers/search.schema';
import { exactCount } from '@fonendo/domain/shared/counts';
import { expect, test } from 'vitest';
import { facetsRememberedMs, rememberManyOffers, totalRememberedMs } from './many-offers.ts';

const facetsWith = (total: number): OfferFacets => ({
  ...{ total, community: [], speciality: [], contractType: [], workingDay: [], salary: [] },
});

function build() {
  const clock = { at: Date.parse('2026-11-16T09:00:00Z') };
  return { clock, many: rememberManyOffers(() => new Date(clock.at)) };
}

test('that a filter found more than are counted is known for a minute', () => {
  const { clock, many } = build();
  many.noteTotal({ words: 'medic' }, exactCount + 1);
  clock.at += totalRememberedMs - 1;
  expect(many.totalOf({ words: 'medic' })).toBe(exactCount + 1);
  clock.at += 1;
  expect(many.totalOf({ words: 'medic' })).toBeUndefined();
});

test('the facets of such a filter are known for some seconds', () => {
  const { clock, many } = build();
  const facets = facetsWith(exactCount + 1);
  many.noteFacets({ words: 'medic' }, facets);
  clock.at += facetsRememberedMs - 1;
  expect(many.facetsOf({ words: 'medic' })).toEqual(facets);
  clock.at += 1;
  expect(many.facetsOf({ words: 'medic' })).toBeUndefined();
});

test('what is exact is counted every time', () => {
  const { many } = build();
  many.noteTotal({ words: 'medic' }, exactCount);
  many.noteFacets({ words: 'medic' }, facetsWith(exactCount));
  expect(many.totalOf({ words: 'medic' })).toBeUndefined();
  expect(many.facetsOf({ words: 'medic' })).toBeUndefined();
});
