import type { Cv, CvUpdate } from '@fonendo/contract/cv.schema';
import type { Locale } from '@fonendo/domain/shared/locale';
import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

export const cvQuery = queryOptions({
  queryKey: queryKeys.cv.own,
  ...read('/api/cv'),
});

/** The size up to which browsers let a request outlive its page. */
const keepaliveBytes = 60_000;

/** The request outlives the page. */
export function saveCv(update: CvUpdate): Promise<Cv> {
  const keepalive = new Blob([JSON.stringify(update)]).size < keepaliveBytes;
  return api.put('/api/cv', { body: update, keepalive });
}

/** What depends on the CV asks again once it is shown, and not while somebody is writing. */
export async function cacheCv(queryClient: QueryClient, cv: Cv): Promise<void> {
  queryClient.setQueryData(cvQuery.queryKey, cv);
  const invalidate = (queryKey: QueryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  await Promise.all(affectedBy.ownCv.map(invalidate));
}

export function useSaveCv(): (update: CvUpdate) => Promise<Cv> {
  const queryClient = useQueryClient();
  return useCallback(
    async (update) => {
      const cv = await saveCv(update);
      await cacheCv(queryClient, cv);
      return cv;
    },
    [queryClient],
  );
}

export const fetchCvPdf = (locale: Locale) => api.file('/api/cv/pdf', { query: { locale } });
