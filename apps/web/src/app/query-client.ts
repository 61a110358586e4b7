import { notifyManager, QueryClient } from '@tanstack/react-query';

// In the same frame as the click: a timer later, a switch that shows what is being saved would jump back and forth.
notifyManager.setScheduler(queueMicrotask);

/** The HTTP client retries what is worth retrying; a second layer would only multiply waits. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } },
});
