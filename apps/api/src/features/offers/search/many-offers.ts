import type { OfferFacets } from '@fonendo/contract/offers/search.schema';
import { exactCount, isMoreThanCounted } from '@fonendo/domain/shared/counts';
import { rememberAnswers } from './remembered-answers.ts';

export const totalRememberedMs = 60_000;
export const facetsRememberedMs = 5_000;

export type ManyOffers = {
  /** The total of a filter that found more than are counted; undefined where it has to be counted. */
  totalOf: (filter: object) => number | undefined;
  noteTotal: (filter: object, total: number) => void;
  /** The facets of such a filter; undefined where they have to be counted. */
  facetsOf: (filter: object) => OfferFacets | undefined;
  noteFacets: (filter: object, facets: OfferFacets) => void;
};

/**
 * What is known of filters that found more offers than are counted. The page says "more than 10,000" of them, and to find
 * that out anew is the dearest part of a search. Exact figures are never kept: they are always counted.
 */
export function rememberManyOffers(now: () => Date): ManyOffers {
  const totals = rememberAnswers<number>(now, totalRememberedMs);
  const facets = rememberAnswers<OfferFacets>(now, facetsRememberedMs);
  return {
    totalOf: totals.of,
    noteTotal: (filter, total) => {
      if (isMoreThanCounted(total)) totals.note(filter, exactCount + 1);
    },
    facetsOf: facets.of,
    noteFacets: (filter, found) => {
      if (isMoreThanCounted(found.total)) facets.note(filter, found);
    },
  };
}
