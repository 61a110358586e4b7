import type { CandidateSort } from '@fonendo/domain/selection/list';
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { type Direction, keyset, type Position } from '../../../db/keyset.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { conditionOf, conditionReadingAlong, type ListFilter, scopeOf, sideOf } from './filter.repository.ts';

/** What the order of a list is read off. */
const { id, ended, match, stepSince, appliedAt } = candidacies;
const sorted = { id, ended, match, stepSince, appliedAt };

export type SortedRow = { id: string; ended: boolean; match: number; stepSince: Date; appliedAt: Date };

/** Those that ended wait for nothing: they come last. */
export const candidateKeysets = {
  match: keyset('match', { match, id }),
  waiting: keyset('waiting', { ended, stepSince, id }),
  newest: keyset('newest', { appliedAt, id }),
};

const directions: Record<CandidateSort, Direction> = { match: 'desc', waiting: 'asc', newest: 'desc' };

export const orderOf = (sort: CandidateSort): SQL[] => candidateKeysets[sort].orderBy(directions[sort]);

const beyond = (sort: CandidateSort, after: Position | null): SQL | undefined =>
  candidateKeysets[sort].beyond(after, directions[sort]);

type ListPart = { sort: CandidateSort; after: Position | null; limit: number };

/** How many there are: all of them, or more than were counted. */
export type Total = { total: number; moreThanTotal: boolean };

/**
 * One row more than asked for tells whether there is another page.
 *
 * Along the order first, for a while: most pages are full by then. What the walk does not find lies elsewhere: all that
 * match are sorted instead, and counted by that. (The queue of petitions does the same, and says why.)
 */
export async function listRows(
  db: Queryable,
  filter: ListFilter,
  part: ListPart,
): Promise<{ rows: SortedRow[]; total: () => Promise<Total> }> {
  const walk = await walkAlong(db, filter, part);
  if (walk.rows.length > part.limit) return { rows: walk.rows, total: () => countFrom(db, filter, walk) };
  return sortAll(db, filter, part);
}

/**
 * Words alone are looked up where they are rare, and counted up to a point where they are not. Words and something else
 * besides are found neither by an index of words nor by one of the rest: those that were met are told.
 */
async function countFrom(db: Queryable, filter: ListFilter, { met, whole }: Walk): Promise<Total> {
  if (filter.search === undefined) return countAll(db, filter);
  if (whole) return exactly(met);
  if (narrowsWords(filter)) return { total: met, moreThanTotal: true };
  if (met * commonShare <= longestWalk) return countAll(db, filter);
  return met > mostCounted ? moreThanCounted : countSome(db, filter);
}

type Walk = { met: number; whole: boolean };

/** Words, and something else besides. */
function narrowsWords({
  search,
  offerId,
  ids,
  status,
  step,
  certification,
  minMatch,
  ...waiting
}: ListFilter): boolean {
  const { lateBefore, unseen, toAccept } = waiting;
  const others = [offerId, ids, status, step, certification, minMatch, lateBefore, unseen || undefined];
  return search !== undefined && (toAccept || others.some((value) => value !== undefined));
}

const exactly = (total: number): Total => ({ total, moreThanTotal: false });

/** Rows looked at before sorting is cheaper. */
const longestWalk = 2_000;

/** Words that more than one in so many CVs have are counted along the way; rarer ones are looked up. */
const commonShare = 50;

/** Of common words nobody needs to know how many exactly there are. */
const mostCounted = 1_000;

const moreThanCounted: Total = { total: mostCounted, moreThanTotal: true };

const { status, step, doctorId, seenAt, offerId, hospitalId, searchText } = candidacies;
const filtered = { ...sorted, status, step, doctorId, seenAt, offerId, hospitalId };

/**
 * Ends as soon as the page is full. Where words are looked for it reads on to its end, texts included: how many of those
 * walked along are met, and whether those were all.
 */
async function walkAlong(db: Queryable, filter: ListFilter, part: ListPart) {
  const reads = filter.search !== undefined;
  const order = orderOf(part.sort);
  // Named as the table is, so that the conditions mean its columns.
  const walked = db.$with('candidacies').as(
    db
      .select(reads ? { ...filtered, searchText } : filtered)
      .from(candidacies)
      .where(stretchOf(filter, part))
      .orderBy(...order)
      .limit(longestWalk + 1),
  );
  const rows = await db
    .with(walked)
    .select({
      ...sorted,
      met: (reads ? sql`count(*) over ()` : sql`0`).mapWith(Number),
      seen: (reads ? sql`(select count(*) from ${walked})` : sql`0`).mapWith(Number),
    })
    .from(walked)
    .where(conditionOf(filter))
    .orderBy(...order)
    .limit(part.limit + 1);
  const { met, seen } = rows[0] ?? { met: 0, seen: 0 };
  return { rows, met, whole: seen <= longestWalk };
}

/** What of the order lies ahead. */
const stretchOf = (filter: ListFilter, { sort, after }: ListPart): SQL | undefined =>
  and(scopeOf(filter), sort === 'waiting' ? sideOf(filter) : undefined, beyond(sort, after));

async function sortAll(db: Queryable, filter: ListFilter, { sort, after, limit }: ListPart) {
  // Counting over all of them keeps the database from walking along the order after all.
  const matching = db
    .select({ ...sorted, found: sql<number>`count(*) over ()`.as('found') })
    .from(candidacies)
    .where(conditionOf(filter))
    .as('candidacies');
  const rows = await db
    .select({ ...sorted, found: matching.found })
    .from(matching)
    .where(beyond(sort, after))
    .orderBy(...orderOf(sort))
    .limit(limit + 1);
  const [first] = rows;
  return { rows, total: async () => exactly(Number(first?.found ?? 0)) };
}

async function countAll(db: Queryable, filter: ListFilter): Promise<Total> {
  const [row] = await db.select({ total: count() }).from(candidacies).where(conditionOf(filter));
  return exactly(row?.total ?? 0);
}

async function countSome(db: Queryable, filter: ListFilter): Promise<Total> {
  const some = db
    .select({ id })
    .from(candidacies)
    .where(conditionReadingAlong(filter))
    .limit(mostCounted + 1)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  const total = row?.total ?? 0;
  return total > mostCounted ? moreThanCounted : exactly(total);
}
