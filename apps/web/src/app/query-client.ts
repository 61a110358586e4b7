import { QueryClient } from '@tanstack/react-query';
import { forgetPayloads } from '../platform/answers/page-payload.ts';
import { queryKeys } from '../platform/query-keys.ts';

/** Without retries: the HTTP client retries, and a second layer would only multiply the waiting time. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } },
});

/**
 * The answer to a change is stored while the same thing may have been asked for before it: what arrives then is older,
 * and would show the state before the change until somebody asks again. So it is dropped. Where something was known
 * already, the change may have stored only the part that it knows, and what is shown is asked for anew.
 */
queryClient.getQueryCache().subscribe((event) => {
  const stored = event.type === 'updated' && event.action.type === 'success' && event.action.manual;
  if (!stored || event.query.state.fetchStatus !== 'fetching') return;
  void event.query.cancel({ revert: true });
  if (event.query.state.dataUpdateCount > 1) {
    void queryClient.invalidateQueries({ queryKey: event.query.queryKey, exact: true });
  }
});

// What is outdated here is so in what came ahead. The bell is invalidated all the time and comes by itself.
queryClient.getQueryCache().subscribe((event) => {
  const invalidated = event.type === 'updated' && event.action.type === 'invalidate';
  if (invalidated && event.query.queryKey[0] !== queryKeys.notifications.all[0]) forgetPayloads();
});
