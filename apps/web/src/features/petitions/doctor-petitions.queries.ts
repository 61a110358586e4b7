import type { Petition } from '@fonendo/contract/petitions.schema';
import type { PetitionRow, WaitingTimes } from '@fonendo/contract/petitions-queue.schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export const startPetition = async (): Promise<Petition> => (await api.petitions.$post()).json();

export const fetchPetition = async (id: string): Promise<Petition> =>
  (await api.petitions[':id'].$get({ param: { id } })).json();

export const sendPetition = async (id: string): Promise<Petition> =>
  (await api.petitions[':id'].send.$post({ param: { id } })).json();

/*
 * Answers that other features keep, too, under the same keys: one copy in the cache. Through their public files all
 * of their forms would come along, and a page of facts would weigh more than an editor (budget of a route change).
 */

export const ownDocumentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: async () => (await api.documents.$get()).json(),
});

export const ownProfileQuery = queryOptions({
  queryKey: ['doctors', 'me', 'profile'],
  queryFn: async () => (await api.doctors.me.profile.$get()).json(),
  staleTime: 0,
});

/** The payment that a petition is sent on. */
export const recognitionPaymentQuery = queryOptions({
  queryKey: ['payments', 'recognition'],
  queryFn: async () => {
    const { items } = await (await api.payments.$get({ query: { limit: '20' } })).json();
    return items.find(({ status, products }) => status === 'paid' && products.includes('recognition')) ?? null;
  },
});

export const fetchInvoice = async (paymentId: string): Promise<Blob> =>
  (await api.payments[':id'].invoice.$get({ param: { id: paymentId } })).blob();

/** Reckoned from past petitions: it does not change while somebody reads. */
export const waitingTimesQuery = queryOptions({
  queryKey: ['petitions', 'waiting-times'],
  queryFn: async (): Promise<WaitingTimes> => (await api.petitions['waiting-times'].$get()).json(),
  staleTime: 10 * 60_000,
});

/** The first is the one that counts: there is never more than one live petition. */
export const newestFirst = (petitions: readonly PetitionRow[]): PetitionRow[] =>
  petitions.toSorted((one, two) => two.createdAt.localeCompare(one.createdAt));
