import type { VerifiedReceipt } from '@fonendo/contract/petitions.schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** What a code was issued for never changes: it is asked for once. */
export const verifiedReceiptQuery = (code: string) =>
  queryOptions({
    queryKey: ['verify', code],
    queryFn: async (): Promise<VerifiedReceipt> => (await api.verify[':code'].$get({ param: { code } })).json(),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
