import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { read, readPages } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const startPetition = () => api.post('/api/petitions');

export const fetchPetition = (id: string) => api.get('/api/petitions/{id}', { path: { id } });

export const sendPetition = (id: string) => api.post('/api/petitions/{id}/send', { path: { id } });

/*
 * Answers that other features use as well, under the same keys, so that they are cached once. Importing the public
 * files of those features would load their forms too, and exceed the budget of a route change.
 */

export const ownDocumentsQuery = queryOptions({
  queryKey: queryKeys.documents.own,
  ...read('/api/documents'),
});

export const ownProfileQuery = queryOptions({
  queryKey: queryKeys.doctors.profile,
  ...read('/api/doctors/me/profile'),
  staleTime: 0,
});

/** The payment for the recognition, among one's own. */
export const recognitionPaymentQuery = infiniteQueryOptions({
  queryKey: queryKeys.payments.own,
  ...readPages('/api/payments', { limit: 20 }),
  select: ({ pages }) =>
    pages
      .flatMap(({ items }) => items)
      .find(({ status, products }) => status === 'paid' && products.includes('recognition')) ?? null,
});

/** Computed from past petitions: it does not change while somebody reads. */
export const waitingTimesQuery = queryOptions({
  queryKey: queryKeys.petitions.waitingTimes,
  ...read('/api/petitions/waiting-times'),
  staleTime: 10 * 60_000,
});

/** The first is the current one: there is never more than one live petition. */
export const newestFirst = (petitions: readonly PetitionRow[]): PetitionRow[] =>
  petitions.toSorted((one, two) => two.createdAt.localeCompare(one.createdAt));
