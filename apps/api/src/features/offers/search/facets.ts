import type { OfferFacets, OfferFiltersQuery } from '@fonendo/contract/offers/search.schema';
import { salaryBarOf, salaryBars } from '@fonendo/domain/offers/search';
import { countByFacet, type FacetCount, type FacetName } from './facets.repository.ts';
import type { OfferSearchContext } from './search.context.ts';
import { countOpenOffers, type OpenOffersFilter } from './search.repository.ts';
import { understandSearch } from './words.ts';

/** How many offers each option would find, beside the other filters in force. */
export async function readFacets(
  { db }: OfferSearchContext,
  { search, exact, ...filters }: OfferFiltersQuery,
): Promise<OfferFacets> {
  const { words } = await understandSearch(db, search, exact === 'true');
  const filter: OpenOffersFilter = { ...filters, words };
  const counted = (facet: FacetName) => countByFacet(db, filter, facet);
  const [community, speciality, contractType, workingDay, salaryMin] = await Promise.all([
    counted('community'),
    counted('speciality'),
    counted('contractType'),
    counted('workingDay'),
    counted('salaryMin'),
  ]);
  const counts = { community, speciality, contractType, workingDay, salaryMin };
  return {
    total: totalOf(filter, counts) ?? (await countOpenOffers(db, filter)),
    // The columns hold nothing but the values of their enumerations.
    ...({ community, speciality, contractType, workingDay } as Omit<OfferFacets, 'total' | 'salary'>),
    salary: barsOf(salaryMin),
  };
}

/** Options of which none is chosen add up to all that was found. */
function totalOf(filter: OpenOffersFilter, counts: Record<FacetName, FacetCount[]>): number | undefined {
  const free = (Object.keys(counts) as FacetName[]).find((facet) => filter[facet] === undefined);
  return free && counts[free].reduce((sum, { count }) => sum + count, 0);
}

function barsOf(salaries: readonly FacetCount[]): number[] {
  const bars = Array.from({ length: salaryBars }, () => 0);
  for (const { value, count } of salaries) {
    const bar = salaryBarOf(Number(value));
    bars[bar] = (bars[bar] ?? 0) + count;
  }
  return bars;
}
