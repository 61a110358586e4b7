import type { CallNote } from '@fonendo/contract/candidacies/calls.schema';
import type { BulkMove, HospitalCandidacy, SeenStanding } from '@fonendo/contract/selection/selection.schema';
import type { QueryClient } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { api } from '../../platform/api.ts';
import { candidacyQuery } from './candidacy/candidacy.queries.ts';

export const moveCandidacy = (id: string, { from, step }: { from: SeenStanding; step: number }) =>
  api.post('/api/selection/candidacies/{id}/move', { path: { id }, body: { from, to: { step } } });

export const completeStep = (id: string, completion: { from: SeenStanding; result: string; startNext: boolean }) =>
  api.post('/api/selection/candidacies/{id}/complete', { path: { id }, body: completion });

/** `offer.vacanciesLeft` of the answer says whether a vacancy is left. */
export const acceptCandidacy = (id: string) => api.post('/api/selection/candidacies/{id}/accept', { path: { id } });

export const undoAccept = (id: string, reason: string) =>
  api.post('/api/selection/candidacies/{id}/undo-accept', { path: { id }, body: { reason } });

export const discardCandidacy = (id: string, reason: string) =>
  api.post('/api/selection/candidacies/{id}/discard', { path: { id }, body: { reason } });

export const noteCall = (id: string, body: CallNote) =>
  api.put('/api/selection/candidacies/{id}/call', { path: { id }, body });

export const undoDiscard = (id: string) => api.post('/api/selection/candidacies/{id}/undo-discard', { path: { id } });

/** Each succeeds or fails on its own; the answer says which. */
export async function moveMany(queryClient: QueryClient, bulk: BulkMove) {
  const results = await api.post('/api/selection/candidacies/bulk', { body: bulk });
  void invalidateAnswers(queryClient, affectedBy.candidacy);
  return results;
}

/** Stores the answer, and invalidates boards, lists, requests and interviews. */
export function cacheCandidacy(queryClient: QueryClient, candidacy: HospitalCandidacy): HospitalCandidacy {
  const { queryKey } = candidacyQuery(candidacy.id);
  queryClient.setQueryData(queryKey, candidacy);
  void invalidateAnswers(queryClient, affectedBy.candidacy, { except: queryKey });
  return candidacy;
}
