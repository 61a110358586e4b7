import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

const lookAgainMs = 3000;

/** Polled, because a mail arrives a moment after its cause. */
export const mailboxQuery = queryOptions({
  queryKey: queryKeys.demo.mailbox,
  queryFn: async () => (await api.get('/api/dev/mailbox')).items,
  refetchInterval: lookAgainMs,
});

/** A sent mail never changes. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.demo.mail(id),
    ...read('/api/dev/mailbox/{id}', { path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
