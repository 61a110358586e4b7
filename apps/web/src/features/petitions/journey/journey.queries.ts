import type { JourneyMark } from '@fonendo/contract/petitions/journey.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

/** Follows from petition, candidacies and the day itself, so it is fetched again whenever it is shown. */
export const journeyQuery = queryOptions({
  queryKey: queryKeys.petitions.journey,
  ...read('/api/petitions/journey'),
  staleTime: 0,
});

/** The answer is the whole way as it is now. */
export async function markStep(queryClient: QueryClient, body: JourneyMark) {
  const journey = await api.put('/api/petitions/journey', { body });
  queryClient.setQueryData(journeyQuery.queryKey, journey);
  return journey;
}
