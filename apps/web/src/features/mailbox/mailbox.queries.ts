import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

const lookAgainMs = 3000;

/** A mail arrives a moment after what caused it, so the list looks again by itself. */
export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: async () => (await (await api.dev.mailbox.$get()).json()).items,
  refetchInterval: lookAgainMs,
});

/** What was sent never changes. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['mailbox', id],
    queryFn: async () => (await api.dev.mailbox[':id'].$get({ param: { id } })).json(),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
