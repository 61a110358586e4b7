import type { Query, Schemas } from '@fonendo/client/client';
import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { OfferDraft } from '@fonendo/domain/offers/offer';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../../platform/affected-answers.ts';
import { api } from '../../../platform/api.ts';
import { invalidateAnswers } from '../../../platform/invalidate-answers.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const managedOfferQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.offers.managedOne(id),
    queryFn: () => api.get('/api/offers/managed/{id}', { path: { id } }),
  });

/** As the server takes them; what is not asked for is left out. */
export type ManagedFilter = Omit<Query<'/api/offers/managed'>, 'cursor' | 'limit'>;

export const managedOffersQuery = (filter: ManagedFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.offers.managedPage(filter),
    queryFn: ({ pageParam }) =>
      api.get('/api/offers/managed', { query: { limit: 25, ...filter, cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** The tabs count what the other filters leave. */
export const managedCountsQuery = ({ view: _, ...filter }: ManagedFilter) =>
  queryOptions({
    queryKey: queryKeys.offers.managedCounts(filter),
    queryFn: () => api.get('/api/offers/managed/counts', { query: filter }),
    placeholderData: keepPreviousData,
  });

/** For the filter of administrators. Beyond the first hundred a hospital is found by typing its name. */
export const hospitalChoicesQuery = queryOptions({
  queryKey: queryKeys.hospitals.choices,
  queryFn: async () => {
    const { items } = await api.get('/api/hospitals', { query: { limit: 100, sort: 'name' } });
    return items.map(({ id, name }) => ({ value: id, label: name }));
  },
  staleTime: 5 * 60_000,
});

/** Those that wait for a verdict, the longest wait first: what comes next for whoever reviews. */
export const reviewQueueQuery = queryOptions({
  queryKey: queryKeys.offers.reviewQueue,
  queryFn: () => api.get('/api/offers/managed', { query: { view: 'toApprove', limit: 2 } }),
  staleTime: 0,
});

/** The answer of a mutation is the whole offer: it takes the place of what was known; lists ask again. */
export function cacheOffer(queryClient: QueryClient, offer: ManagedOffer): ManagedOffer {
  queryClient.setQueryData(managedOfferQuery(offer.id).queryKey, offer);
  askAroundOffer(queryClient, offer.id);
  return offer;
}

export function askAroundOffer(queryClient: QueryClient, id: string): void {
  void invalidateAnswers(queryClient, affectedBy.offer, { except: queryKeys.offers.managedOne(id) });
}

/** Requests that outlive their page may be this large. */
const keepaliveBytes = 60_000;
const lasting = (body: unknown) => ({
  keepalive: new Blob([JSON.stringify(body)]).size < keepaliveBytes,
});

/** Under an id that the page has chosen: sent again after a lost answer, it is given the draft that was made. */
export async function createOffer(id: string, content: OfferDraft) {
  const body = { id, content: written(content) };
  return api.post('/api/offers', { body, ...lasting(body) });
}

export async function saveOffer(id: string, version: number, content: OfferDraft) {
  const body = { version, content: written(content) };
  return api.put('/api/offers/managed/{id}', { path: { id }, body, ...lasting(body) });
}

/** Offers are read with any speciality, and written with one of the list, which is all that the form offers. */
const written = (content: OfferDraft) => content as Schemas['OfferDraft'];

export const chooseProcess = (id: string, processId: string | null) =>
  api.put('/api/offers/managed/{id}/process', { path: { id }, body: { processId } });

export const publishOffer = ({ id, version }: Pick<ManagedOffer, 'id' | 'version'>) =>
  api.post('/api/offers/managed/{id}/publish', { path: { id }, body: { version } });

/** Of a hospital that waits, both are approved as they were read. */
export const approveOffer = async ({ id, version, applicant }: Pick<ManagedOffer, 'id' | 'version' | 'applicant'>) => {
  const body = { version, ...(applicant && { hospitalVersion: applicant.approval.version }) };
  return api.post('/api/offers/managed/{id}/approve', { path: { id }, body });
};

export const refuseOffer = ({ id, version }: Pick<ManagedOffer, 'id' | 'version'>, reason: string) =>
  api.post('/api/offers/managed/{id}/refuse', { path: { id }, body: { version, reason } });

export const closeOffer = (id: string) => api.post('/api/offers/managed/{id}/close', { path: { id } });

export const discardRevision = (id: string) => api.post('/api/offers/managed/{id}/discard-revision', { path: { id } });

export const cloneOffer = (id: string) => api.post('/api/offers/managed/{id}/clone', { path: { id } });

export async function deleteOffer(id: string): Promise<void> {
  await api.delete('/api/offers/managed/{id}', { path: { id } });
}
