import type { RoadAnswers } from '@fonendo/contract/petitions/road.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { affectedBy } from '../../../platform/answers/affected-answers.ts';
import { invalidateAnswers } from '../../../platform/answers/invalidate-answers.ts';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

/** Follows from the doctor's data and the prices, so it is fetched again whenever it is shown. */
export const ownRoadQuery = queryOptions({
  queryKey: queryKeys.petitions.road,
  ...read('/api/petitions/road'),
  staleTime: 0,
});

/** They are the doctor's data: everything that shows these or follows from them is asked for again. */
export async function answerRoad(queryClient: QueryClient, body: RoadAnswers): Promise<void> {
  const road = await api.put('/api/petitions/road', { body });
  queryClient.setQueryData(ownRoadQuery.queryKey, road);
  void invalidateAnswers(queryClient, affectedBy.roadAnswers, { except: ownRoadQuery.queryKey });
}
