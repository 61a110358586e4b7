import type { Cv, CvUpdate } from '@fonendo/contract/cv.schema';
import type { Locale } from '@fonendo/domain/shared/locale';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

export const cvQuery = queryOptions({
  queryKey: queryKeys.cv.own,
  ...read('/api/cv'),
});

/** The size up to which browsers let a request outlive its page. */
const keepaliveBytes = 60_000;

/** Saves a CV. The request outlives the page, and answers that depend on the CV are invalidated. */
export function useSaveCv(): (update: CvUpdate) => Promise<Cv> {
  const queryClient = useQueryClient();
  return useCallback(
    async (update) => {
      const keepalive = new Blob([JSON.stringify(update)]).size < keepaliveBytes;
      const cv = await api.put('/api/cv', { body: update, keepalive });
      queryClient.setQueryData(cvQuery.queryKey, cv);
      await queryClient.invalidateQueries({ queryKey: queryKeys.doctors.mine, refetchType: 'none' });
      return cv;
    },
    [queryClient],
  );
}

export const fetchCvPdf = (locale: Locale) => api.file('/api/cv/pdf', { query: { locale } });
