import type { OfferFacets, OfferFiltersQuery } from '@fonendo/contract/offers/search.schema';
import { salaryBarOf, salaryBars } from '@fonendo/domain/offers/search';
import { countByFacets, type FacetCount } from './facets.repository.ts';
import type { ManyOffers } from './many-offers.ts';
import type { OfferSearchContext } from './search.context.ts';
import type { OpenOffersFilter } from './search.repository.ts';
import { understandSearch } from './words.ts';

/** How many offers each option would find, beside the other filters in force. */
export async function readFacets(
  { db }: OfferSearchContext,
  many: ManyOffers,
  { search, exact, ...filters }: OfferFiltersQuery,
): Promise<OfferFacets> {
  const { words } = await understandSearch(db, search, exact === 'true');
  const filter: OpenOffersFilter = { ...filters, words };
  const known = many.facetsOf(filter);
  if (known) return known;
  const { total, salaryMin, ...counts } = await countByFacets(db, filter);
  const facets: OfferFacets = {
    total,
    // The columns hold nothing but the values of their enumerations.
    ...(counts as Omit<OfferFacets, 'total' | 'salary'>),
    salary: barsOf(salaryMin),
  };
  many.noteFacets(filter, facets);
  return facets;
}

function barsOf(salaries: readonly FacetCount[]): number[] {
  const bars = Array.from({ length: salaryBars }, () => 0);
  for (const { value, count } of salaries) {
    const bar = salaryBarOf(Number(value));
    bars[bar] = (bars[bar] ?? 0) + count;
  }
  return bars;
}
