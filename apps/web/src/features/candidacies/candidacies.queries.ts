import type { Application, OwnCandidacy, OwnCandidacyPage } from '@fonendo/contract/candidacies.schema';
import type { DoctorProfile } from '@fonendo/contract/doctor.schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { type CandidacyView, statusesOf } from './own-address.ts';

/** Documents, CV, payments and the offer itself all weigh in: it is asked again whenever it is shown. */
export const applicationQuery = (offerId: string) =>
  queryOptions({
    queryKey: ['candidacies', 'application', offerId],
    queryFn: async (): Promise<Application> =>
      (await api.offers[':id'].application.$get({ param: { id: offerId } })).json(),
    staleTime: 0,
  });

export const ownCandidaciesQuery = (view: CandidacyView) =>
  infiniteQueryOptions({
    queryKey: ['candidacies', 'mine', view],
    queryFn: async ({ pageParam }): Promise<OwnCandidacyPage> => {
      const status = statusesOf(view).join(',');
      const query = { ...(status && { status }), ...(pageParam && { cursor: pageParam }) };
      return (await api.candidacies.mine.$get({ query: query as object })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const ownCandidacyQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidacies', 'one', id],
    queryFn: async (): Promise<OwnCandidacy> => (await api.candidacies[':id'].$get({ param: { id } })).json(),
  });

/** What was handed in never changes. */
export const snapshotQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidacies', 'snapshot', id],
    queryFn: async (): Promise<DoctorProfile> => (await api.candidacies[':id'].snapshot.$get({ param: { id } })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function applyToOffer(queryClient: QueryClient, offerId: string): Promise<OwnCandidacy> {
  const answer = await api.offers[':id'].candidacies.$post({ param: { id: offerId } });
  return keepCandidacy(queryClient, await answer.json());
}

export async function withdrawCandidacy(queryClient: QueryClient, id: string): Promise<OwnCandidacy> {
  const answer = await api.candidacies[':id'].withdraw.$post({ param: { id } });
  return keepCandidacy(queryClient, await answer.json());
}

/** The answer takes the place of what was known; it opens or closes CV and documents, and marks offers. */
function keepCandidacy(queryClient: QueryClient, candidacy: OwnCandidacy): OwnCandidacy {
  queryClient.setQueryData(
    applicationQuery(candidacy.offer.id).queryKey,
    (known) => known && { ...known, candidacy, offerOpen: candidacy.offer.open },
  );
  queryClient.setQueryData(ownCandidacyQuery(candidacy.id).queryKey, candidacy);
  for (const key of [['candidacies', 'mine'], ['offers'], ['documents'], ['cv']]) {
    void queryClient.invalidateQueries({ queryKey: key });
  }
  return candidacy;
}
