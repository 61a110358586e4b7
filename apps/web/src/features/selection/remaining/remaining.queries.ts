import type { RemainingAnswer } from '@fonendo/contract/selection/remaining.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

/** Read anew for each dialog, and not again while texts are written. */
export const remainingQuery = (offerId: string) =>
  queryOptions({
    queryKey: queryKeys.selection.remaining(offerId),
    ...read('/api/selection/offers/{id}/remaining', { path: { id: offerId } }),
    gcTime: 0,
    enabled: ({ state }) => state.data === undefined,
  });

export async function answerRemaining(queryClient: QueryClient, offerId: string, body: RemainingAnswer) {
  const answer = await api.post('/api/selection/offers/{id}/remaining', { path: { id: offerId }, body });
  void invalidateAnswers(queryClient, affectedBy.candidacy);
  return answer;
}
