import type { SearchAnswer } from '@fonendo/contract/search.schema';
import { searchLimits } from '@fonendo/domain/searchable';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** What was found stays in sight while the next letters are looked up; an answer that comes too late is dropped. */
export const searchQuery = (typed: string) => {
  const q = typed.trim().slice(0, searchLimits.max);
  return queryOptions({
    queryKey: ['search', q],
    queryFn: async ({ signal }): Promise<SearchAnswer> =>
      (await api.search.$get({ query: { q } }, { init: { signal } })).json(),
    enabled: q.length >= searchLimits.min,
    placeholderData: keepPreviousData,
  });
};

/** Whether this person writes offers is for the server to say. */
export const canCreateOfferQuery = queryOptions({
  queryKey: ['managed-offers', 'counts', {}],
  queryFn: async () => (await api.offers.managed.counts.$get({ query: {} })).json(),
  select: ({ can }) => can.create,
});

/** The petition that has waited the longest for its documents to be looked at. */
export async function findNextPetition(): Promise<string | null> {
  const query = { status: 'Pending', sort: 'waiting', limit: '1' } as const;
  const { items } = await (await api.petitions.$get({ query })).json();
  return items[0]?.id ?? null;
}
