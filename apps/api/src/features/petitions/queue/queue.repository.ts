import {
  type PetitionSort,
  type PetitionStatusFilter,
  petitionStatusFilters,
} from '@fonendo/contract/petitions/queue.schema';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';
import { and, count, eq, gt, ilike, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { type Direction, keyset, type Position } from '../../../db/keyset.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { searchWords } from '../../../db/search-words.ts';
import { type PetitionRecord, visibleTo } from '../petitions.repository.ts';
import { figureCondition, type TermFilter } from './figures.repository.ts';

export type QueueFilter = {
  actor: Parameters<typeof visibleTo>[0];
  status?: readonly PetitionStatusFilter[] | undefined;
  country?: readonly string[] | undefined;
  paid?: boolean | undefined;
  /** In its status since then or longer, and still waiting. */
  waitingSince?: Date | undefined;
  /** In its status since after then, and still waiting. */
  waitingAfter?: Date | undefined;
  term?: TermFilter | undefined;
  cv?: 'pending' | undefined;
  registered?: string | undefined;
  resolved?: string | undefined;
  search?: string | undefined;
};

export function conditionOf(filter: QueueFilter): SQL | undefined {
  const { actor, status, country, paid, waitingSince, waitingAfter, search } = filter;
  return and(
    visibleTo(actor),
    status && statusCondition(status),
    country && inArray(petitions.country, [...country]),
    paid === undefined ? undefined : eq(petitions.paid, paid),
    waitingSince && waitingCondition(waitingSince),
    waitingAfter && and(eq(petitions.ended, false), gt(petitions.statusSince, waitingAfter)),
    figureCondition(filter),
    // Every word has to be somewhere: in the reference, the name, the email or the number at the ministry.
    ...searchWords(search).map(contains),
  );
}

const waitingCondition = (since: Date) => and(eq(petitions.ended, false), lte(petitions.statusSince, since));

const endedStatuses: readonly PetitionStatusFilter[] = ['Aproved', 'Refused'];

function statusCondition(wanted: readonly PetitionStatusFilter[]): SQL | undefined {
  const ended = wanted.filter((status) => endedStatuses.includes(status)).length;
  // Says what follows from the statuses, so that the order of the queue can be read off its index.
  const oneSide = ended === 0 || ended === wanted.length ? eq(petitions.ended, ended > 0) : undefined;
  return and(oneSide, amongStatuses(wanted));
}

function amongStatuses(wanted: readonly PetitionStatusFilter[]): SQL | undefined {
  const named = wanted.filter((status): status is PetitionStatus => status !== 'none');
  return or(
    wanted.includes('none') ? isNull(petitions.status) : undefined,
    named.length > 0 ? inArray(petitions.status, named) : undefined,
    wanted.length === 0 ? sql`false` : undefined,
  );
}

/** The ministry's numbers all have digits: a name is not looked for among them. */
const contains = (word: string): SQL | undefined =>
  or(
    like(petitions.searchText, `%${word}%`),
    word.length >= 3 && /\d/.test(word) ? ilike(petitions.registryNumber, `%${word}%`) : undefined,
  );

const { id, ended, statusSince, createdAt, updatedAt, sortName } = petitions;

/** Those that ended wait for nothing: they come last. */
export const queueKeysets = {
  waiting: keyset('waiting', { ended, statusSince, id }),
  created: keyset('created', { createdAt, id }),
  updated: keyset('updated', { updatedAt, id }),
  name: keyset('name', { sortName, id }),
};

type QueuePage = { sort: PetitionSort; order: Direction; after: Position | null; limit: number };

/**
 * One row more than asked for tells whether there is another page. The total comes along where all that match had to be
 * looked at anyway; otherwise it is for `countQueue` to find.
 *
 * The database would rather walk along the order until the page is full, as if what is asked for lay evenly along it.
 * It seldom does: names sought come at the end of the alphabet, long waits at the end of the dates, and of the unpaid
 * that are pending there are none. So the walk has an end; what it does not find is sorted instead.
 */
export async function listQueueRows(
  db: Queryable,
  filter: QueueFilter,
  page: QueuePage,
): Promise<{ rows: PetitionRecord[]; total?: number }> {
  const rows = await walkQueue(db, filter, page);
  return rows.length > page.limit ? { rows } : sortQueue(db, filter, page);
}

/** Rows looked at before sorting is cheaper. */
const longestWalk = 2_000;

async function walkQueue(db: Queryable, filter: QueueFilter, { sort, order, after, limit }: QueuePage) {
  const { where, shared } = alongTheOrder(filter, sort);
  const { beyond, orderBy } = queueKeysets[sort];
  const ordered = orderBy(order).slice(shared);
  // Named as the table is, so that the conditions mean its columns.
  const walked = db
    .select()
    .from(petitions)
    .where(and(visibleTo(filter.actor), where, beyond(after, order, shared)))
    .orderBy(...ordered)
    .limit(longestWalk)
    .as('petitions');
  return db
    .select()
    .from(walked)
    .where(conditionOf(filter))
    .orderBy(...ordered)
    .limit(limit + 1);
}

/** What an index holds together in this order, where the walk begins; and how many of the sorted columns are the same. */
function alongTheOrder({ status, waitingSince }: QueueFilter, sort: PetitionSort): { where?: SQL; shared: number } {
  if (sort !== 'waiting') return { shared: 0 };
  const [only] = status?.length === 1 ? status : [];
  const waiting = waitingSince && waitingCondition(waitingSince);
  if (!only || only === 'none') return { ...(waiting && { where: waiting }), shared: 0 };
  // All of one status have ended, or none of them.
  const ofStatus = and(eq(petitions.status, only), waitingSince && lte(petitions.statusSince, waitingSince));
  return { ...(ofStatus && { where: ofStatus }), shared: 1 };
}

async function sortQueue(db: Queryable, filter: QueueFilter, { sort, order, after, limit }: QueuePage) {
  const { beyond, orderBy } = queueKeysets[sort];
  const ordered = orderBy(order);
  // Counting over all of them keeps the database from walking along the order after all.
  const matching = db
    .select({
      id,
      ended,
      statusSince,
      createdAt,
      updatedAt,
      sortName,
      total: sql<number>`count(*) over ()`.as('total'),
    })
    .from(petitions)
    .where(conditionOf(filter))
    .as('petitions');
  const cut = db
    .select({ id: matching.id, total: matching.total })
    .from(matching)
    .where(beyond(after, order))
    .orderBy(...ordered)
    .limit(limit + 1)
    .as('page');
  const found = await db
    .select({ petition: petitions, total: cut.total })
    .from(cut)
    .innerJoin(petitions, eq(petitions.id, cut.id))
    .orderBy(...ordered);
  const rows = found.map(({ petition }) => petition);
  const [first] = found;
  if (first) return { rows, total: Number(first.total) };
  // Nothing after the cursor says nothing about what comes before it.
  return after ? { rows } : { rows, total: 0 };
}

export async function countQueue(db: Queryable, filter: QueueFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(petitions).where(conditionOf(filter));
  return row?.total ?? 0;
}

export async function countByStatus(db: Queryable): Promise<Record<PetitionStatusFilter, number>> {
  const rows = await db.select({ status: petitions.status, total: count() }).from(petitions).groupBy(petitions.status);
  const totals = new Map(rows.map(({ status, total }) => [status ?? 'none', total]));
  return Object.fromEntries(petitionStatusFilters.map((status) => [status, totals.get(status) ?? 0])) as Record<
    PetitionStatusFilter,
    number
  >;
}
