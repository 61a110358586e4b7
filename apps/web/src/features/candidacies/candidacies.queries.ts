import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read, readPages } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { type CandidacyView, statusesOf } from './own/address.ts';

/** Depends on documents, CV, payments and the offer, so it is fetched again whenever it is shown. */
export const applicationQuery = (offerId: string) =>
  queryOptions({
    queryKey: queryKeys.candidacies.application(offerId),
    ...read('/api/offers/{id}/application', { path: { id: offerId } }),
    staleTime: 0,
  });

export const ownCandidaciesQuery = (view: CandidacyView) =>
  infiniteQueryOptions({
    queryKey: queryKeys.candidacies.page(view),
    ...readPages('/api/candidacies/mine', { status: statusesOf(view).join(',') || undefined }),
    placeholderData: keepPreviousData,
  });

export const ownCandidacyQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.candidacies.one(id),
    ...read('/api/candidacies/{id}', { path: { id } }),
  });

/** What was submitted never changes. */
export const snapshotQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.candidacies.snapshot(id),
    ...read('/api/candidacies/{id}/snapshot', { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const applyToOffer = (offerId: string) => api.post('/api/offers/{id}/candidacies', { path: { id: offerId } });

export const withdrawCandidacy = (id: string) => api.post('/api/candidacies/{id}/withdraw', { path: { id } });

/** Stores the answer, and invalidates CV, documents and offers, which depend on it. */
export function cacheCandidacy(queryClient: QueryClient, candidacy: OwnCandidacy): void {
  queryClient.setQueryData(
    applicationQuery(candidacy.offer.id).queryKey,
    (known) => known && { ...known, candidacy, offerOpen: candidacy.offer.open },
  );
  const { queryKey } = ownCandidacyQuery(candidacy.id);
  queryClient.setQueryData(queryKey, candidacy);
  void invalidateAnswers(queryClient, affectedBy.ownCandidacy, { except: queryKey });
}
