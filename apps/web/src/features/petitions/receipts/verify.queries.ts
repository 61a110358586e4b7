import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

/** What a code was issued for never changes: it is asked for once. */
export const verifiedReceiptQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.petitions.receipt(code),
    queryFn: () => api.get('/api/verify/{code}', { path: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
