import { QueryClient } from '@tanstack/react-query';

/** Without retries: the HTTP client retries, and a second layer would only multiply the waiting time. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } },
});
