import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { oneOf, readSearch, type SearchOf, sortedBy, text } from '../../../ui/table/read-search.ts';
import { parseSort } from '../../../ui/table/table-search.ts';

const sortable = ['title', 'salary', 'candidacies', 'waiting', 'changed'] as const;

export type SortKey = (typeof sortable)[number];

export const findSortKey = (sort: string | undefined): SortKey | undefined =>
  sortable.find((key) => key === parseSort(sort)?.key);

const fields = { q: text, status: oneOf(offerStatuses), speciality: text, sort: sortedBy(sortable) };

export type ListSearch = SearchOf<typeof fields>;

export const parseListSearch = (raw: Record<string, unknown>): ListSearch => readSearch(raw, fields);
