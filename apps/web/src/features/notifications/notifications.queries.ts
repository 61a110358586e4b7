import type { NotificationPage } from '@fonendo/contract/notifications.schema';
import { limits } from '@fonendo/domain/limits';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** The count at the bell and what opens under it. */
export const latestQuery = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: async (): Promise<NotificationPage> => (await api.notifications.$get({ query: { limit: '8' } })).json(),
  // Where nothing is streamed; with a stream it is hardly ever news.
  refetchInterval: limits.sessionRecheckMs,
});

export const allQuery = (show: 'unread' | undefined) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'all', show ?? 'all'],
    queryFn: async ({ pageParam }): Promise<NotificationPage> =>
      (
        await api.notifications.$get({
          query: { limit: '25', ...(show && { unread: 'true' as const }), ...(pageParam && { cursor: pageParam }) },
        })
      ).json(),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Marks these as read, or all of them. What is on the page stays where it is, even under "unread". */
export async function markRead(queryClient: QueryClient, ids?: readonly string[]): Promise<void> {
  const answer = await api.notifications.read.$post({ json: ids ? { ids: [...ids] } : {} });
  const { unread } = await answer.json();
  const marked = (page: NotificationPage): NotificationPage => ({
    ...page,
    unread,
    items: page.items.map((item) => (!ids || ids.includes(item.id) ? { ...item, read: true } : item)),
  });
  queryClient.setQueryData(latestQuery.queryKey, (page) => page && marked(page));
  queryClient.setQueriesData<InfiniteData<NotificationPage>>(
    { queryKey: ['notifications', 'all'] },
    (data) => data && { ...data, pages: data.pages.map(marked) },
  );
  // Whoever turns to another list sees it as it is now.
  await queryClient.invalidateQueries({ queryKey: ['notifications', 'all'], refetchType: 'none' });
}
