import { type OfferStatus, offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { parseSort } from '../../../ui/table/table-search.ts';

/** The list as its address says it. A type, not an interface, so that it is a plain search object. */
export type ListSearch = { q?: string; status?: OfferStatus; speciality?: string; sort?: string };

const sortable = ['title', 'salary', 'candidacies', 'waiting', 'changed'] as const;

export type SortKey = (typeof sortable)[number];

export const findSortKey = (sort: string | undefined): SortKey | undefined =>
  sortable.find((key) => key === parseSort(sort)?.key);

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function parseListSearch(raw: Record<string, unknown>): ListSearch {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);
  const { q: typed, speciality: chosen, status: stated, sort: order } = raw;
  const [q, speciality, sort] = [text(typed), text(chosen), text(order)];
  const status = offerStatuses.find((known) => known === stated);
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(speciality && { speciality }),
    ...(sort && findSortKey(sort) && { sort }),
  };
}
