import type { Query } from '@fonendo/client/client';
import type { Board } from '@fonendo/contract/selection/lists.schema';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { read, readPages } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { formatDayOf } from '../../../platform/format.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { distinctLabels } from '../../../ui/fields/distinct-labels.ts';
import { sharedBoard } from '../board/sharing.ts';

/** The parameters of the API; unset ones are left out. */
export type CandidatesFilter = Query<'/api/selection/candidates/export'>;

const fetchPage = (query: Query<'/api/selection/candidates'>) => api.get('/api/selection/candidates', { query });

/** A change of a candidacy invalidates everything under `selection`. */
export const candidatesQuery = (filter: CandidatesFilter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.selection.candidates(filter),
    ...readPages('/api/selection/candidates', { ...filter, limit: 25 }),
    placeholderData: keepPreviousData,
  });

export const fetchCandidatesCsv = (filter: CandidatesFilter) =>
  api.file('/api/selection/candidates/export', { query: filter });

type BoardFilter = CandidatesFilter & { offer: string };

export const boardQuery = (queryClient: QueryClient, filter: BoardFilter) =>
  queryOptions({
    queryKey: queryKeys.selection.board(filter),
    ...read('/api/selection/board', { query: filter }),
    queryFn: async () => {
      const board = await api.get('/api/selection/board', { query: filter });
      const before = queryClient.getQueryData<Board>(queryKeys.selection.board(filter));
      return before ? asFarAsBefore(board, before, filter) : board;
    },
    structuralSharing: (before, after) => sharedBoard(before as Board | undefined, after as Board),
    placeholderData: keepPreviousData,
  });

/** After a refresh, columns keep the cards that were loaded in addition. */
async function asFarAsBefore(board: Board, before: Board, filter: BoardFilter): Promise<Board> {
  const columns = board.columns.map(async (column) => {
    const wanted = before.columns.find(({ key }) => key === column.key)?.cards.length ?? 0;
    let whole = column;
    while (whole.nextCursor && whole.cards.length < wanted) whole = await withMore(whole, filter);
    return whole;
  });
  return { ...board, columns: await Promise.all(columns) };
}

type Column = Board['columns'][number];

export async function withMore(column: Column, filter: BoardFilter): Promise<Column> {
  const { items, nextCursor } = await fetchPage({
    ...filter,
    ...(column.step ? { status: 'inProcess', step: Number(column.key) } : { status: column.key }),
    limit: 100,
    cursor: column.nextCursor ?? '',
  });
  const cards = items.map(({ offer: _offer, stepName: _stepName, ...card }) => card);
  return { ...column, cards: [...column.cards, ...cards], nextCursor };
}

/** Offers of the hospital to choose from. */
export const offerChoicesQuery = queryOptions({
  queryKey: queryKeys.offers.choices,
  queryFn: async () => {
    const { items } = await api.get('/api/offers/managed', { query: { limit: 100 } });
    // Nobody is found by an offer without candidacies.
    return items.flatMap(({ id, name, figures, publishedAt, updatedAt }) =>
      name && figures.candidacies > 0 ? [{ value: id, label: name, since: publishedAt ?? updatedAt }] : [],
    );
  },
  select: (offers) => distinctLabels(offers.map(({ since, ...offer }) => ({ ...offer, detail: formatDayOf(since) }))),
  staleTime: 60_000,
});
