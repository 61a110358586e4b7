import type { NotificationPage } from '@fonendo/contract/notifications.schema';
import { limits } from '@fonendo/domain/shared/limits';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { invalidateAnswers } from '../../platform/invalidate-answers.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** The count of the bell and the content of its popover. */
export const latestQuery = queryOptions({
  queryKey: queryKeys.notifications.latest,
  queryFn: () => api.get('/api/notifications', { query: { limit: 8 } }),
  // For browsers without a stream.
  refetchInterval: limits.sessionRecheckMs,
});

export const allQuery = (show: 'unread' | undefined) =>
  infiniteQueryOptions({
    queryKey: queryKeys.notifications.list(show ?? 'all'),
    queryFn: ({ pageParam }) =>
      api.get('/api/notifications', {
        query: { limit: 25, ...(show && { unread: 'true' as const }), cursor: pageParam || undefined },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Marks what leads to a page as read. */
export async function markReadAbout(queryClient: QueryClient, link: string): Promise<void> {
  await api.post('/api/notifications/read', { body: { about: link } });
  await invalidateAnswers(queryClient, [queryKeys.notifications.all]);
}

/** Marks these as read, or all of them. Shown ones stay, even under "unread". */
export async function markRead(queryClient: QueryClient, ids?: readonly string[]): Promise<void> {
  const { unread } = await api.post('/api/notifications/read', { body: ids ? { ids: [...ids] } : {} });
  const marked = (page: NotificationPage): NotificationPage => ({
    ...page,
    unread,
    items: page.items.map((item) => (!ids || ids.includes(item.id) ? { ...item, read: true } : item)),
  });
  queryClient.setQueryData(latestQuery.queryKey, (page) => page && marked(page));
  queryClient.setQueriesData<InfiniteData<NotificationPage>>(
    { queryKey: queryKeys.notifications.lists },
    (data) => data && { ...data, pages: data.pages.map(marked) },
  );
  // Other lists are fetched again when they are shown.
  await queryClient.invalidateQueries({ queryKey: queryKeys.notifications.lists, refetchType: 'none' });
}
