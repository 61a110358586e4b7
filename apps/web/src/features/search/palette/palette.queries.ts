import { searchLimits } from '@fonendo/domain/search/searchable';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

/** The previous result stays visible while the next one is loading; outdated answers are dropped. */
export const searchQuery = (typed: string) => {
  const q = typed.trim().slice(0, searchLimits.max);
  return queryOptions({
    queryKey: queryKeys.search.found(q),
    queryFn: ({ signal }) => api.get('/api/search', { query: { q }, signal }),
    enabled: q.length >= searchLimits.min,
    placeholderData: keepPreviousData,
  });
};

/** The pending petition with the longest wait. */
export async function findNextPetition(): Promise<string | null> {
  const query = { status: 'Pending', sort: 'waiting', limit: 1 } as const;
  const { items } = await api.get('/api/petitions', { query });
  return items[0]?.id ?? null;
}
