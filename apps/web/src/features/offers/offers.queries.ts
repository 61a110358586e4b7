import type { Query } from '@fonendo/client/client';
import type { SavedSearches, SavedSearchInput } from '@fonendo/contract/offers/search.schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { read, readPages } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import type { OffersAddress } from './search/address.ts';

const minutes = 60_000;

const asked = ({ exact, sort: _order, ...filters }: OffersAddress): Query<'/api/offers/facets'> => ({
  ...filters,
  exact: exact && 'true',
});

/**
 * Pages are cached for half an hour, so that coming back from an offer shows the list as it was. The previous result
 * stays visible while a new search is loading, so that nothing flickers while typing.
 */
export const offersPageQuery = ({ sort = 'match', ...filters }: OffersAddress) => {
  const query: Query<'/api/offers'> = { ...asked(filters), sort: sort === 'newest' ? sort : 'match' };
  return infiniteQueryOptions({
    queryKey: queryKeys.offers.search({ ...filters, sort }),
    ...readPages('/api/offers', query),
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/offers', { query: { ...query, cursor: pageParam || undefined }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 2 * minutes,
    gcTime: 30 * minutes,
  });
};

/** Counts do not depend on the order. */
export const offerFacetsQuery = ({ sort: _order, ...filters }: OffersAddress) =>
  queryOptions({
    queryKey: queryKeys.offers.facets(filters),
    ...read('/api/offers/facets', { query: asked(filters) }),
    queryFn: ({ signal }) => api.get('/api/offers/facets', { query: asked(filters), signal }),
    placeholderData: keepPreviousData,
    staleTime: 2 * minutes,
  });

export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.offers.one(id),
    ...read('/api/offers/{id}', { path: { id } }),
  });

export const savedSearchesQuery = queryOptions({
  queryKey: queryKeys.offers.savedSearches,
  ...read('/api/saved-searches'),
});

/** Every change returns all of them, which replace the cached ones. */
const cache = (queryClient: QueryClient, all: SavedSearches): SavedSearches => {
  queryClient.setQueryData(savedSearchesQuery.queryKey, all);
  return all;
};

export const saveSearch = async (queryClient: QueryClient, body: SavedSearchInput) =>
  cache(queryClient, await api.post('/api/saved-searches', { body }));

export const changeSavedSearch = async (queryClient: QueryClient, id: string, body: SavedSearchInput) =>
  cache(queryClient, await api.put('/api/saved-searches/{id}', { path: { id }, body }));

export const removeSavedSearch = async (queryClient: QueryClient, id: string) =>
  cache(queryClient, await api.delete('/api/saved-searches/{id}', { path: { id } }));
