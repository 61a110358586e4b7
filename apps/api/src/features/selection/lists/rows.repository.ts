import type { CandidateSort } from '@fonendo/domain/selection/list';
import { and, count, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { type Direction, keyset, type Position } from '../../../db/keyset.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { each } from '../../../db/statements/prepared.ts';
import {
  askCandidates,
  conditionOf,
  conditionReadingAlong,
  type ListFilter,
  scopeOf,
  sideOf,
} from './filter.repository.ts';

/** The columns that lists are sorted by. */
const { id, ended, match, stepSince, appliedAt } = candidacies;
const sorted = { id, ended, match, stepSince, appliedAt };

export type SortedRow = { id: string; ended: boolean; match: number; stepSince: Date; appliedAt: Date };

/** Ended candidacies come last. */
export const candidateKeysets = {
  match: keyset('match', { match, id }),
  waiting: keyset('waiting', { ended, stepSince, id }),
  newest: keyset('newest', { appliedAt, id }),
};

const directions: Record<CandidateSort, Direction> = { match: 'desc', waiting: 'asc', newest: 'desc' };

export const orderOf = (sort: CandidateSort): SQL[] => candidateKeysets[sort].orderBy(directions[sort]);

const beyond = (sort: CandidateSort, after: readonly Placeholder[] | undefined): SQL | undefined =>
  candidateKeysets[sort].beyond(after, directions[sort]);

type ListPart = { sort: CandidateSort; after: Position | null; limit: number };

/** The total, or a lower bound. */
export type Total = { total: number; moreThanTotal: boolean };

/**
 * One row more than requested shows whether there is another page. First scans along the order for a while, which fills
 * most pages. If that finds too few, all matches are sorted and counted instead. (apps/api/src/features/petitions/queue
 * explains why.)
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
 * Words alone are counted by their index if they are rare, and up to a limit if they are not. Words combined with other
 * filters have no index: the matches found while scanning are the lower bound.
 */
async function countFrom(db: Queryable, filter: ListFilter, { met, whole }: Walk): Promise<Total> {
  if (filter.search === undefined) return countAll(db, filter);
  if (whole) return exactly(met);
  if (narrowsWords(filter)) return { total: met, moreThanTotal: true };
  if (met * commonShare <= longestWalk) return countAll(db, filter);
  return met > mostCounted ? moreThanCounted : countSome(db, filter);
}

type Walk = { met: number; whole: boolean };

/** Whether there are words and other filters. */
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
  const { lateBefore, unseen, toAccept, stepName, waitsFor, accepted } = waiting;
  const others = [
    offerId,
    ids,
    status,
    step,
    stepName,
    certification,
    minMatch,
    lateBefore,
    unseen || undefined,
    waitsFor,
    accepted,
  ];
  return search !== undefined && (toAccept || others.some((value) => value !== undefined));
}

const exactly = (total: number): Total => ({ total, moreThanTotal: false });

/** How many rows are scanned before sorting is cheaper. */
const longestWalk = 2_000;

/** Words in more than one of this many CVs are counted while scanning; rarer ones by their index. */
const commonShare = 50;

/** The exact number of matches of common words is not needed. */
const mostCounted = 1_000;

const moreThanCounted: Total = { total: mostCounted, moreThanTotal: true };

const { status, step, doctorId, seenAt, offerId, hospitalId, searchText } = candidacies;
const filtered = { ...sorted, status, step, doctorId, seenAt, offerId, hospitalId };

/**
 * Ends as soon as the page is full. With words it scans to the limit to count the matches, and says whether those are
 * all.
 */
async function walkAlong(db: Queryable, filter: ListFilter, part: ListPart) {
  const { sort, after, limit } = part;
  const reads = filter.search !== undefined;
  const values = { after: each(after), rows: limit + 1 };
  const rows = await askCandidates(db, `candidates along ${sort} ${reads}`, filter, values, (asked, p) => {
    const order = orderOf(sort);
    // Aliased as the table, so that the conditions refer to its columns.
    const walked = db.$with('candidacies').as(
      db
        .select(reads ? { ...filtered, searchText } : filtered)
        .from(candidacies)
        .where(and(scopeOf(asked), sort === 'waiting' ? sideOf(asked) : undefined, beyond(sort, p.after)))
        .orderBy(...order)
        .limit(longestWalk + 1),
    );
    return db
      .with(walked)
      .select({
        ...sorted,
        met: (reads ? sql`count(*) over ()` : sql`0`).mapWith(Number),
        seen: (reads ? sql`(select count(*) from ${walked})` : sql`0`).mapWith(Number),
      })
      .from(walked)
      .where(conditionOf(asked))
      .orderBy(...order)
      .limit(p.rows);
  });
  const { met, seen } = rows[0] ?? { met: 0, seen: 0 };
  return { rows, met, whole: seen <= longestWalk };
}

async function sortAll(db: Queryable, filter: ListFilter, { sort, after, limit }: ListPart) {
  const values = { after: each(after), rows: limit + 1 };
  const rows = await askCandidates(db, `sorted candidates ${sort}`, filter, values, (asked, p) => {
    // A window count over all rows keeps the planner from scanning along the order.
    const matching = db
      .select({ ...sorted, found: sql<number>`count(*) over ()`.as('found') })
      .from(candidacies)
      .where(conditionOf(asked))
      .as('candidacies');
    return db
      .select({ ...sorted, found: matching.found })
      .from(matching)
      .where(beyond(sort, p.after))
      .orderBy(...orderOf(sort))
      .limit(p.rows);
  });
  const [first] = rows;
  return { rows, total: async () => exactly(Number(first?.found ?? 0)) };
}

async function countAll(db: Queryable, filter: ListFilter): Promise<Total> {
  const [row] = await askCandidates(db, 'count of candidates', filter, {}, (asked) =>
    db.select({ total: count() }).from(candidacies).where(conditionOf(asked)),
  );
  return exactly(row?.total ?? 0);
}

async function countSome(db: Queryable, filter: ListFilter): Promise<Total> {
  const [row] = await askCandidates(db, 'count of some candidates', filter, {}, (asked) => {
    const some = db
      .select({ id })
      .from(candidacies)
      .where(conditionReadingAlong(asked))
      .limit(mostCounted + 1)
      .as('some');
    return db.select({ total: count() }).from(some);
  });
  const total = row?.total ?? 0;
  return total > mostCounted ? moreThanCounted : exactly(total);
}
