import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const lookAgainMs = 3000;

/** A mail arrives a moment after what caused it, so the list looks again by itself. */
export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: async () => (await api.get('/api/dev/mailbox')).items,
  refetchInterval: lookAgainMs,
});

/** What was sent never changes. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mailbox', id],
    queryFn: () => api.get('/api/dev/mailbox/{id}', { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
