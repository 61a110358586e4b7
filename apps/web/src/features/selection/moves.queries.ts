import type { BulkMove, BulkResult, HospitalCandidacy, SeenStanding } from '@fonendo/contract/selection.schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { candidacyQuery } from './candidacy.queries.ts';

const one = api.selection.candidacies[':id'];

export async function moveCandidacy(
  queryClient: QueryClient,
  id: string,
  { from, step }: { from: SeenStanding; step: number },
): Promise<HospitalCandidacy> {
  return keep(queryClient, await (await one.move.$post({ param: { id }, json: { from, to: { step } } })).json());
}

export async function completeStep(
  queryClient: QueryClient,
  id: string,
  completion: { from: SeenStanding; result: string; startNext: boolean },
): Promise<HospitalCandidacy> {
  return keep(queryClient, await (await one.complete.$post({ param: { id }, json: completion })).json());
}

/** `offer.vacanciesLeft` of the answer says whether any post is still free. */
export async function acceptCandidacy(queryClient: QueryClient, id: string): Promise<HospitalCandidacy> {
  return keep(queryClient, await (await one.accept.$post({ param: { id } })).json());
}

export async function discardCandidacy(
  queryClient: QueryClient,
  id: string,
  reason: string,
): Promise<HospitalCandidacy> {
  return keep(queryClient, await (await one.discard.$post({ param: { id }, json: { reason } })).json());
}

export async function undoDiscard(queryClient: QueryClient, id: string): Promise<HospitalCandidacy> {
  return keep(queryClient, await (await one['undo-discard'].$post({ param: { id } })).json());
}

/** Each succeeds or fails on its own; the answer says which. */
export async function moveMany(queryClient: QueryClient, bulk: BulkMove): Promise<BulkResult> {
  const results = await (await api.selection.candidacies.bulk.$post({ json: bulk })).json();
  void queryClient.invalidateQueries({ queryKey: ['selection'] });
  return results;
}

export async function closeOffer(queryClient: QueryClient, offerId: string): Promise<void> {
  await api.offers.managed[':id'].close.$post({ param: { id: offerId } });
  for (const key of [['selection'], ['offers']]) void queryClient.invalidateQueries({ queryKey: key });
}

/** The answer takes the place of what was known; boards, lists, requests and interviews ask again. */
function keep(queryClient: QueryClient, candidacy: HospitalCandidacy): HospitalCandidacy {
  const { queryKey } = candidacyQuery(candidacy.id);
  queryClient.setQueryData(queryKey, candidacy);
  void queryClient.invalidateQueries({
    queryKey: ['selection'],
    predicate: ({ queryKey: other }) => other[1] !== queryKey[1] || other[2] !== queryKey[2],
  });
  return candidacy;
}
