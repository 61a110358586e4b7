import type { Cv, CvUpdate } from '@fonendo/contract/cv.schema';
import type { Locale } from '@fonendo/domain/locale';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../platform/api.ts';

export const cvQuery = queryOptions({
  queryKey: ['cv'],
  queryFn: async (): Promise<Cv> => (await api.cv.$get()).json(),
});

/** Browsers let requests outlive their page up to this size. */
const keepaliveBytes = 60_000;

/** Stores a CV. The request goes on when the page is left; what depends on the CV hears of it. */
export function useSaveCv(): (update: CvUpdate) => Promise<Cv> {
  const queryClient = useQueryClient();
  return useCallback(
    async (update) => {
      const keepalive = new Blob([JSON.stringify(update)]).size < keepaliveBytes;
      const cv = await (await api.cv.$put({ json: update }, { init: { keepalive } })).json();
      queryClient.setQueryData(cvQuery.queryKey, cv);
      await queryClient.invalidateQueries({ queryKey: ['doctors'], refetchType: 'none' });
      return cv;
    },
    [queryClient],
  );
}

export const fetchCvPdf = async (locale: Locale): Promise<Blob> =>
  (await api.cv.pdf.$get({ query: { locale } })).blob();
