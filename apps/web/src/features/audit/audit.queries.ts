import { searchLimits } from '@fonendo/domain/search/searchable';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPages } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import type { AuditSearch } from './search.ts';

export const auditPageQuery = (filter: AuditSearch, pageSize = 50) =>
  infiniteQueryOptions({
    queryKey: queryKeys.audit.page(filter, pageSize),
    ...readPages('/api/audit', { limit: pageSize, ...filter }),
    placeholderData: keepPreviousData,
    // Always fetched again, because new entries are frequent.
    staleTime: 0,
  });

/** Fetched, because a plain link could not send the bearer header. */
export const fetchAuditCsv = (filter: AuditSearch) => api.file('/api/audit/export.csv', { query: filter });

/** People and things by their names, as the palette finds them. */
export const auditNamesQuery = (typed: string) => {
  const q = typed.slice(0, searchLimits.max);
  return queryOptions({
    queryKey: queryKeys.search.found(q),
    queryFn: ({ signal }) => api.get('/api/search', { query: { q }, signal }),
    enabled: q.length >= searchLimits.min,
    placeholderData: keepPreviousData,
  });
};
