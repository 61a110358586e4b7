import { QueryClient } from '@tanstack/react-query';
import { forgetPayloads } from '../platform/answers/page-payload.ts';
import { queryKeys } from '../platform/query-keys.ts';

/** Without retries: the HTTP client retries, and a second layer would only multiply the waiting time. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } },
});

// What is outdated here is so in what came ahead. The bell is invalidated all the time and comes by itself.
queryClient.getQueryCache().subscribe((event) => {
  const invalidated = event.type === 'updated' && event.action.type === 'invalidate';
  if (invalidated && event.query.queryKey[0] !== queryKeys.notifications.all[0]) forgetPayloads();
});
