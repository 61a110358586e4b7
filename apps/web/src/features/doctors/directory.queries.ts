import type { DirectoryPage } from '@fonendo/contract/directory.schema';
import type { ManagedOfferPage } from '@fonendo/contract/offers.schema';
import type { Recommendation, Recommended } from '@fonendo/contract/recommendations.schema';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** As the server takes them; what is not asked for is left out. */
export type DirectoryFilter = Partial<Record<'search' | 'speciality' | 'certification' | 'offer', string>>;

export const directoryQuery = (filter: DirectoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['directory', filter],
    queryFn: async ({ pageParam }): Promise<DirectoryPage> =>
      (await api.doctors.$get({ query: { ...filter, ...(pageParam && { cursor: pageParam }) } as object })).json(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** The open offers that the reader manages: those that can be recommended. */
export const openOffersQuery = (search: string) =>
  queryOptions({
    queryKey: ['offers', 'managed', 'open', search],
    queryFn: async (): Promise<ManagedOfferPage> =>
      (
        await api.offers.managed.$get({
          query: { view: 'approved', limit: '50', ...(search && { search }) } as { limit: string },
        })
      ).json(),
    placeholderData: keepPreviousData,
  });

export const recommendOffer = async (offerId: string, recommendation: Recommendation): Promise<Recommended> =>
  (await api.offers.managed[':id'].recommendations.$post({ param: { id: offerId }, json: recommendation })).json();
