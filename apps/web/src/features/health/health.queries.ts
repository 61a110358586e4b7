import type { QueuedMails } from '@fonendo/contract/health/service.schema';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** Asked again every 15 seconds: an administrator on this page wants to see it change. */
const live = { refetchInterval: 15_000, staleTime: 0 };

export const serviceQuery = queryOptions({
  queryKey: queryKeys.health.service,
  ...read('/api/service'),
  ...live,
});

export const queuedMailsQuery = queryOptions({
  queryKey: queryKeys.health.mails,
  ...read('/api/service/mails'),
  ...live,
});

/** Every change returns what waits now. */
export function cacheMails(queryClient: QueryClient, mails: QueuedMails): void {
  queryClient.setQueryData(queuedMailsQuery.queryKey, mails);
  void queryClient.invalidateQueries({ queryKey: queryKeys.health.service });
}

export const retryMail = (id: string) => api.post('/api/service/mails/{id}/retry', { path: { id } });

export const cancelMail = (id: string) => api.post('/api/service/mails/{id}/cancel', { path: { id } });
