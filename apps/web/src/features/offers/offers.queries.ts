import type {
  OfferFacets,
  OfferForDoctor,
  OfferPage,
  SavedSearches,
  SavedSearchInput,
} from '@fonendo/contract/offer-search.schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import type { OffersAddress } from './offers-address.ts';

const minutes = 60_000;

/** As an address carries it; the server reads the rest out of the words. */
const inWords = (query: object): object =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));

/**
 * Pages stay for half an hour: whoever comes back from an offer finds the list as they left it, as far down as they
 * had come. Shown while the next search is on its way, so that nothing flickers under the typing hand.
 */
export const offersPageQuery = ({ sort = 'match', ...filters }: OffersAddress) =>
  infiniteQueryOptions({
    queryKey: ['offers', 'search', { ...filters, sort }],
    queryFn: async ({ pageParam, signal }): Promise<OfferPage> => {
      const query = inWords({ ...filters, sort, ...(pageParam && { cursor: pageParam }) });
      return (await api.offers.$get({ query }, { init: { signal } })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 2 * minutes,
    gcTime: 30 * minutes,
  });

/** Counts do not depend on the order. */
export const offerFacetsQuery = ({ sort: _order, ...filters }: OffersAddress) =>
  queryOptions({
    queryKey: ['offers', 'facets', filters],
    queryFn: async ({ signal }): Promise<OfferFacets> =>
      (await api.offers.facets.$get({ query: inWords(filters) }, { init: { signal } })).json(),
    placeholderData: keepPreviousData,
    staleTime: 2 * minutes,
  });

export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: ['offers', 'one', id],
    queryFn: async (): Promise<OfferForDoctor> => (await api.offers[':id'].$get({ param: { id } })).json(),
  });

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async (): Promise<SavedSearches> => (await api['saved-searches'].$get()).json(),
});

/** Every change answers with all of them: the answer takes the place of what was known. */
const keep = (queryClient: QueryClient, all: SavedSearches): SavedSearches => {
  queryClient.setQueryData(savedSearchesQuery.queryKey, all);
  return all;
};

export const saveSearch = async (queryClient: QueryClient, json: SavedSearchInput): Promise<SavedSearches> =>
  keep(queryClient, await (await api['saved-searches'].$post({ json })).json());

export const changeSavedSearch = async (
  queryClient: QueryClient,
  id: string,
  json: SavedSearchInput,
): Promise<SavedSearches> =>
  keep(queryClient, await (await api['saved-searches'][':id'].$put({ param: { id }, json })).json());

export const forgetSearch = async (queryClient: QueryClient, id: string): Promise<SavedSearches> =>
  keep(queryClient, await (await api['saved-searches'][':id'].$delete({ param: { id } })).json());
