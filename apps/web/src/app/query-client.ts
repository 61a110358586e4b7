import { QueryClient } from '@tanstack/react-query';

/** The HTTP client retries what is worth retrying; a second layer would only multiply waits. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } },
});
