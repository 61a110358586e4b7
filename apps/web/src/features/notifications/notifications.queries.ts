import type { NotificationPage } from '@fonendo/contract/notifications.schema';
import { limits } from '@fonendo/domain/shared/limits';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read, readPages } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** The count of the bell and the content of its popover. */
export const latestQuery = queryOptions({
  queryKey: queryKeys.notifications.latest,
  ...read('/api/notifications', { query: { limit: 8 } }),
  // For browsers without a stream.
  refetchInterval: limits.sessionRecheckMs,
});

export const allQuery = (show: 'unread' | undefined) =>
  infiniteQueryOptions({
    queryKey: queryKeys.notifications.list(show ?? 'all'),
    ...readPages('/api/notifications', { limit: 25, ...(show && { unread: 'true' as const }) }),
  });

type Item = NotificationPage['items'][number];

/** Shows these as read, with how many are left; shown ones stay, even under "unread". */
function showRead(queryClient: QueryClient, isMarked: (item: Item) => boolean, unread: number): void {
  const marked = (page: NotificationPage): NotificationPage => ({
    ...page,
    unread,
    items: page.items.map((item) => (isMarked(item) ? { ...item, read: true } : item)),
  });
  queryClient.setQueryData(latestQuery.queryKey, (page) => page && marked(page));
  queryClient.setQueriesData<InfiniteData<NotificationPage>>(
    { queryKey: queryKeys.notifications.lists },
    (data) => data && { ...data, pages: data.pages.map(marked) },
  );
}

/** Other lists are fetched again when they are shown. */
const outdateLists = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.notifications.lists, refetchType: 'none' });

let marking: Promise<void> | null = null;

/** Resolves when what is being marked as read is marked. Until then, the server may tell of a time before. */
export const whenMarked = (): Promise<void> | null => marking;

/**
 * Marks what leads to a page as read. Shown at once, so that the stream, which tells of it before the answer comes,
 * finds nothing to fetch.
 */
export async function markReadAbout(queryClient: QueryClient, link: string): Promise<void> {
  const leadsThere = (item: Item) => item.link === link;
  const shown = queryClient.getQueryData(latestQuery.queryKey);
  const seen = shown?.items.filter((item) => !item.read && leadsThere(item)).length ?? 0;
  // Both bells, the phone's and the other, look at the same page: the second finds nothing left.
  if (seen === 0) return;
  showRead(queryClient, leadsThere, (shown?.unread ?? seen) - seen);
  const answer = api.post('/api/notifications/read', { body: { about: link } });
  // Whoever waits looks again for something to wait for: by then this is over, or they would wait for it without end.
  const over = answer
    .catch(() => undefined)
    .then(() => {
      if (marking === over) marking = null;
    });
  marking = over;
  try {
    const { unread } = await answer;
    showRead(queryClient, leadsThere, unread);
    await outdateLists(queryClient);
  } catch (failure) {
    await invalidateAnswers(queryClient, [queryKeys.notifications.all]);
    throw failure;
  }
}

/** Marks these as read, or all of them. */
export async function markRead(queryClient: QueryClient, ids?: readonly string[]): Promise<void> {
  const { unread } = await api.post('/api/notifications/read', { body: ids ? { ids: [...ids] } : {} });
  showRead(queryClient, ({ id }) => !ids || ids.includes(id), unread);
  await outdateLists(queryClient);
}
