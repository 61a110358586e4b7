import { matchesQuery } from '../../../ui/fields/accent-filter.ts';
import { parseSort } from '../../../ui/table/table-search.ts';
import type { SampleOffer } from '../sample-offers.ts';
import { findSortKey, type ListSearch, type SortKey } from './search.ts';

const sortValues: Record<SortKey, (offer: SampleOffer) => string | number> = {
  title: ({ title }) => title,
  salary: ({ salary }) => salary[0],
  candidacies: ({ candidacies }) => candidacies,
  waiting: ({ waitingDays }) => waitingDays ?? -1,
  changed: ({ changed }) => changed,
};

/** Everything but the status, so that each tab can show how many it would leave. */
export function matchingOffers(offers: readonly SampleOffer[], search: ListSearch): SampleOffer[] {
  return offers.filter(
    (offer) =>
      (!search.q || matchesQuery(`${offer.title} ${offer.hospital} ${offer.community}`, search.q)) &&
      (!search.speciality || offer.speciality === search.speciality),
  );
}

export function sortOffers(offers: readonly SampleOffer[], sort: string | undefined): SampleOffer[] {
  const key = findSortKey(sort);
  if (!key) return [...offers];
  const direction = parseSort(sort)?.descending ? -1 : 1;
  return offers.toSorted((one, other) => direction * compare(sortValues[key](one), sortValues[key](other)));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'es');
}
