import type { Query, Schemas } from '@fonendo/client/client';
import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { OfferDraft } from '@fonendo/domain/offers/offer';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { read, readPages } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const managedOfferQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.offers.managedOne(id),
    ...read('/api/offers/managed/{id}', { path: { id } }),
  });

/** The parameters of the API; unset ones are left out. */
export type ManagedFilter = Omit<Query<'/api/offers/managed'>, 'cursor' | 'limit'>;

export const managedOffersQuery = (filter: ManagedFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.offers.managedPage(filter),
    ...readPages('/api/offers/managed', { limit: 25, ...filter }),
    placeholderData: keepPreviousData,
  });

/** The tabs count what matches the other filters. */
export const managedCountsQuery = ({ view: _, ...filter }: ManagedFilter) =>
  queryOptions({
    queryKey: queryKeys.offers.managedCounts(filter),
    ...read('/api/offers/managed/counts', { query: filter }),
    placeholderData: keepPreviousData,
  });

/** Offers to review, the longest wait first: gives reviewers the next one. */
export const reviewQueueQuery = queryOptions({
  queryKey: queryKeys.offers.reviewQueue,
  ...read('/api/offers/managed', { query: { view: 'toApprove', limit: 2 } }),
  staleTime: 0,
});

/** The answer is the whole offer: it is stored, and lists are invalidated. */
export function cacheOffer(queryClient: QueryClient, offer: ManagedOffer): ManagedOffer {
  queryClient.setQueryData(managedOfferQuery(offer.id).queryKey, offer);
  invalidateAroundOffer(queryClient, offer.id);
  return offer;
}

/** The offer is deleted: its answer goes, and lists are invalidated. */
export function dropOffer(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries(managedOfferQuery(id));
  invalidateAroundOffer(queryClient, id);
}

export function invalidateAroundOffer(queryClient: QueryClient, id: string): void {
  void invalidateAnswers(queryClient, affectedBy.offer, { except: queryKeys.offers.managedOne(id) });
}

/** The size up to which a request may outlive its page. */
const keepaliveBytes = 60_000;
const lasting = (body: unknown) => ({
  keepalive: new Blob([JSON.stringify(body)]).size < keepaliveBytes,
});

/** The server decides whether this person may write offers. */
export const mayWriteOffersQuery = queryOptions({ ...managedCountsQuery({}), select: ({ can }) => can.create });

/** The page chooses the id, so that sending it again after a lost answer returns the same draft. */
export async function createOffer(id: string, content: OfferDraft) {
  const body = { id, content: written(content) };
  return api.post('/api/offers', { body, ...lasting(body) });
}

export async function saveOffer(id: string, version: number, content: OfferDraft) {
  const body = { version, content: written(content) };
  return api.put('/api/offers/managed/{id}', { path: { id }, body, ...lasting(body) });
}

/** Offers may have any speciality when read; when written, one of the list, which is all the form has. */
const written = (content: OfferDraft) => content as Schemas['OfferDraft'];

export const chooseProcess = (id: string, processId: string | null) =>
  api.put('/api/offers/managed/{id}/process', { path: { id }, body: { processId } });

export const chooseVisibility = (id: string, isPublic: boolean) =>
  api.put('/api/offers/managed/{id}/visibility', { path: { id }, body: { isPublic } });

export const publishOffer = ({ id, version }: Pick<ManagedOffer, 'id' | 'version'>) =>
  api.post('/api/offers/managed/{id}/publish', { path: { id }, body: { version } });

/** If the hospital is pending, both are approved in the versions that were read. */
export const approveOffer = async ({ id, version, applicant }: Pick<ManagedOffer, 'id' | 'version' | 'applicant'>) => {
  const body = { version, ...(applicant && { hospitalVersion: applicant.approval.version }) };
  return api.post('/api/offers/managed/{id}/approve', { path: { id }, body });
};

export const refuseOffer = ({ id, version }: Pick<ManagedOffer, 'id' | 'version'>, reason: string) =>
  api.post('/api/offers/managed/{id}/refuse', { path: { id }, body: { version, reason } });

export const closeOffer = (id: string) => api.post('/api/offers/managed/{id}/close', { path: { id } });

export const discardRevision = (id: string) => api.post('/api/offers/managed/{id}/discard-revision', { path: { id } });

export const cloneOffer = (id: string) => api.post('/api/offers/managed/{id}/clone', { path: { id } });

/** Gives the id of the offer that is gone. */
export async function deleteOffer(id: string): Promise<string> {
  await api.delete('/api/offers/managed/{id}', { path: { id } });
  return id;
}
