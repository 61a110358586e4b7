import type { Answer, PathWith, Query, ReadArguments } from '@fonendo/client/client';
import { api } from '../api.ts';
import { takeArrivedAnswer } from './page-payload.ts';

type Read<Path extends PathWith<'get'>> = { queryFn: () => Promise<Answer<Path, 'get'>> };

/**
 * A query that reads this path. What has come ahead with the page is its data from the first moment: the page is drawn
 * once, and not first without it and then with it.
 */
export function read<Path extends PathWith<'get'>>(path: Path, ...asked: ReadArguments<Path>): Read<Path> {
  return {
    queryFn: () => api.get(path, ...asked),
    ...fromTheStart(() => arrived(path, asked[0])),
  };
}

/** Paths that answer page by page. */
type PagedPath = {
  [Path in PathWith<'get'>]: Answer<Path, 'get'> extends { nextCursor: string | null } ? Path : never;
}[PathWith<'get'>];

type Pages<Path extends PagedPath> = {
  queryFn: (page: { pageParam: string }) => Promise<Answer<Path, 'get'>>;
  initialPageParam: string;
  getNextPageParam: (last: { nextCursor: string | null }) => string | null;
};

/** An infinite query over the pages of this path. */
export function readPages<Path extends PagedPath>(path: Path, query: Omit<Query<Path>, 'cursor'>): Pages<Path> {
  const asked = (cursor: string) => [{ query: { ...query, cursor: cursor || undefined } }] as ReadArguments<Path>;
  return {
    queryFn: ({ pageParam }) => api.get(path, ...asked(pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...fromTheStart(() => {
      const first = arrived(path, { query });
      return first && { pages: [first], pageParams: [''] };
    }),
  };
}

const arrived = (path: PathWith<'get'>, place: object = {}) => takeArrivedAnswer(api.url(path, place));

/** As long as a page may take to be drawn. */
const drawnMs = 2_000;

type Told = { state: { dataUpdateCount: number; dataUpdatedAt: number; isInvalidated: boolean } };

/** What came ahead is not asked for a second time by the page that it came for, unless something was changed since. */
const asksAgain = ({ state: { dataUpdateCount, dataUpdatedAt, isInvalidated } }: Told): boolean =>
  isInvalidated || dataUpdateCount > 0 || Date.now() - dataUpdatedAt > drawnMs;

/** Left out of the types above: a query that knows its first data would count as one that always has data. */
const fromTheStart = (initialData: () => unknown): object => ({ initialData, refetchOnMount: asksAgain });
