import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { PetitionRow, PetitionStatusFilter } from '@fonendo/contract/petitions/queue.schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { petitionCountsQuery, petitionsPageQuery } from '../../petitions.queries.ts';
import { filterOf, type ReviewSearch } from '../../queue/search.ts';

/** The three statuses in which there is something to do. */
const queueTabs: readonly PetitionStatusFilter[] = ['Pending', 'Review', 'Sended'];

/** The queue beside the review, with the filters of the list from which the petition was opened. */
export function useReviewQueue(petition: Petition, search: ReviewSearch) {
  // A petition that moves on stays in its place: the queue does not change while it is used.
  const [met] = useState(petition.status);
  const { status } = search;
  const tab: PetitionStatusFilter = status && status !== 'all' ? status : (met ?? 'none');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    petitionsPageQuery(filterOf({ ...search, status: tab })),
  );
  const { data: counts } = useQuery(petitionCountsQuery);
  const rows = data?.pages.flatMap(({ items }) => items);
  const others = following(rows ?? [], petition.id);
  return {
    tab,
    // A petition in none of them has the tab of its own status: it is not among those that wait.
    tabs: queueTabs.includes(tab) ? queueTabs : [tab, ...queueTabs],
    rows,
    counts,
    failed: error !== null && !rows,
    retry: () => void refetch(),
    onMore: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
    next: others[0]?.id,
    nextToJudge: (others.find(({ documents }) => documents.some(({ status }) => status === 'pending')) ?? others[0])
      ?.id,
  };
}

export type QueueRows = ReturnType<typeof useReviewQueue>;

/** The rows after this one, then those before it. */
function following(rows: readonly PetitionRow[], id: string): PetitionRow[] {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? [...rows] : [...rows.slice(at + 1), ...rows.slice(0, at)];
}
