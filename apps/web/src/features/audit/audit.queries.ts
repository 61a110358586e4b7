import type { AuditPage } from '@fonendo/contract/audit.schema';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import type { AuditSearch } from './audit-search.ts';

export const auditPageQuery = (filter: AuditSearch, pageSize = 50) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter, pageSize],
    queryFn: async ({ pageParam }): Promise<AuditPage> =>
      (
        await api.audit.$get({
          query: { limit: String(pageSize), ...filter, ...(pageParam && { cursor: pageParam }) } as { limit: string },
        })
      ).json(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Things happen all the time: whoever comes back sees the newest.
    staleTime: 0,
  });

/** A plain link could not send the bearer header. */
export const fetchAuditCsv = async (filter: AuditSearch): Promise<Blob> =>
  (await api.audit['export.csv'].$get({ query: filter as object })).blob();
