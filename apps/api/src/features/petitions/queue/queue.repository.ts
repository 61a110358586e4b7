import {
  type PetitionSort,
  type PetitionStatusFilter,
  petitionStatusFilters,
} from '@fonendo/contract/petitions/queue.schema';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';
import {
  and,
  count,
  eq,
  gt,
  ilike,
  inArray,
  isNull,
  like,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { type Direction, keyset, type Position } from '../../../db/keyset.ts';
import { petitions } from '../../../db/schema/petitions.ts';
import { each, type Placeholders, prepared } from '../../../db/statements/prepared.ts';
import type { Searched } from '../../search/slips/slips.public.ts';
import { type PetitionRecord, visibleTo } from '../petitions.repository.ts';
import { type AskedQueue, type AskedWord, askQueue } from './ask-queue.repository.ts';
import { figureCondition, type TermFilter } from './figures.repository.ts';

export type QueueFilter = {
  actor: Parameters<typeof visibleTo>[0];
  status?: readonly PetitionStatusFilter[] | undefined;
  country?: readonly string[] | undefined;
  paid?: boolean | undefined;
  /** Open, and in its status since this time or earlier. */
  waitingSince?: Date | undefined;
  /** Open, and in its status since a later time. */
  waitingAfter?: Date | undefined;
  term?: TermFilter | undefined;
  cv?: 'pending' | undefined;
  messages?: 'unanswered' | undefined;
  registered?: string | undefined;
  resolved?: string | undefined;
  search?: string | undefined;
};

export function conditionOf(filter: AskedQueue): SQL | undefined {
  const { actor, status, country, paid, waitingSince, waitingAfter, words } = filter;
  return and(
    visibleTo(actor),
    status && statusCondition(status),
    country && inArray(petitions.country, country),
    paid === undefined ? undefined : eq(petitions.paid, paid),
    waitingSince && waitingCondition(waitingSince),
    waitingAfter && and(eq(petitions.ended, false), gt(petitions.statusSince, waitingAfter)),
    figureCondition(filter),
    // Every word has to be in the reference, the name, the email or the ministry's number.
    ...words.map(contains),
  );
}

/** How slips are forgiven: by the names and emails of the petitions that the reader sees. */
export const searchedQueue = (db: Queryable, actor: QueueFilter['actor']): Searched => ({
  vocabulary: [{ text: petitions.searchText, from: sql`${petitions}`, where: visibleTo(actor) }],
  finds: async (search) => {
    const found = await askQueue(db, 'any petition of queue', { actor, search }, {}, (asked) =>
      db.select({ id: petitions.id }).from(petitions).where(conditionOf(asked)).limit(1),
    );
    return found.length > 0;
  },
});

const waitingCondition = (since: Placeholder) => and(eq(petitions.ended, false), lte(petitions.statusSince, since));

const endedStatuses: readonly PetitionStatusFilter[] = ['Aproved', 'Refused'];

function statusCondition(wanted: readonly PetitionStatusFilter[]): SQL | undefined {
  const ended = wanted.filter((status) => endedStatuses.includes(status)).length;
  // Adds what follows from the statuses, so that the index of the queue's order can be used.
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

/** The ministry's numbers all have digits, so words without any are not searched there. */
const contains = (word: AskedWord): SQL | undefined =>
  or(
    like(petitions.searchText, word.pattern),
    word.hasDigits ? ilike(petitions.registryNumber, word.pattern) : undefined,
    word.isReference ? isReferredToAs(word) : undefined,
  );

/** Where no petition has the reference as typed, those that have one digit more. */
function isReferredToAs({ exact, near, mayLackDigit }: AskedWord): SQL {
  if (!mayLackDigit) return eq(petitions.reference, exact);
  return sql`(${petitions.reference} = ${exact} or ${petitions.reference} = any(${near}::text[])
    and not exists (select from ${petitions} as "named" where "named"."reference" = ${exact}))`;
}

const { id, ended, statusSince, createdAt, updatedAt, sortName } = petitions;

/** Ended petitions come last. */
export const queueKeysets = {
  waiting: keyset('waiting', { ended, statusSince, id }),
  created: keyset('created', { createdAt, id }),
  updated: keyset('updated', { updatedAt, id }),
  name: keyset('name', { sortName, id }),
};

export type QueuePage = { sort: PetitionSort; order: Direction; after: Position | null; limit: number };

/**
 * One row more than requested shows whether there is another page. The total is returned if all matches had to be read
 * anyway; otherwise `countQueue` finds it.
 *
 * The planner would scan along the order until the page is full, as if matches were spread evenly. They seldom are: a
 * name may be at the end of the alphabet, long waits are at the end of the dates, and of unpaid pending petitions there
 * are none. So the scan has a limit, after which all matches are sorted instead.
 */
export async function listQueueRows(
  db: Queryable,
  filter: QueueFilter,
  page: QueuePage,
): Promise<{ rows: PetitionRecord[]; total?: number }> {
  const rows = await walkQueue(db, filter, page);
  return rows.length > page.limit ? { rows } : sortQueue(db, filter, page);
}

/** How many rows are scanned before sorting is cheaper. */
const longestWalk = 2_000;

const walkQueue = (db: Queryable, filter: QueueFilter, page: QueuePage) =>
  askQueue(db, `walk along queue ${page.sort} ${page.order}`, filter, valuesOf(page), (asked, p) =>
    selectWalk(db, asked, page, p),
  );

const valuesOf = ({ after, limit }: QueuePage) => ({ after: each(after), rows: limit + 1 });

type AskedPage = Placeholders<ReturnType<typeof valuesOf>>;

function selectWalk(db: Queryable, filter: AskedQueue, { sort, order }: QueuePage, { after, rows }: AskedPage) {
  const { where, shared } = alongTheOrder(filter, sort);
  const { beyond, orderBy } = queueKeysets[sort];
  const ordered = orderBy(order).slice(shared);
  // Aliased as the table, so that the conditions refer to its columns.
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
    .limit(rows);
}

/** The range of an index in this order; and how many of the sort columns are constant within it. */
function alongTheOrder({ status, waitingSince }: AskedQueue, sort: PetitionSort): { where?: SQL; shared: number } {
  if (sort !== 'waiting') return { shared: 0 };
  const [only] = status?.length === 1 ? status : [];
  const waiting = waitingSince && waitingCondition(waitingSince);
  if (!only || only === 'none') return { ...(waiting && { where: waiting }), shared: 0 };
  // All petitions of one status have ended, or none.
  const ofStatus = and(eq(petitions.status, only), waitingSince && lte(petitions.statusSince, waitingSince));
  return { ...(ofStatus && { where: ofStatus }), shared: 1 };
}

async function sortQueue(db: Queryable, filter: QueueFilter, page: QueuePage) {
  const found = await askQueue(db, `sorted queue ${page.sort} ${page.order}`, filter, valuesOf(page), (asked, p) =>
    selectSorted(db, asked, page, p),
  );
  const rows = found.map(({ petition }) => petition);
  const [first] = found;
  if (first) return { rows, total: Number(first.total) };
  // An empty page after a cursor says nothing about the total.
  return page.after ? { rows } : { rows, total: 0 };
}

function selectSorted(db: Queryable, filter: AskedQueue, { sort, order }: QueuePage, { after, rows }: AskedPage) {
  const { beyond, orderBy } = queueKeysets[sort];
  const ordered = orderBy(order);
  // A window count over all rows keeps the planner from scanning along the order.
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
    .limit(rows)
    .as('page');
  return db
    .select({ petition: petitions, total: cut.total })
    .from(cut)
    .innerJoin(petitions, eq(petitions.id, cut.id))
    .orderBy(...ordered);
}

export async function countQueue(db: Queryable, filter: QueueFilter): Promise<number> {
  const [row] = await askQueue(db, 'count of queue', filter, {}, (asked) =>
    db.select({ total: count() }).from(petitions).where(conditionOf(asked)),
  );
  return row?.total ?? 0;
}

export async function countByStatus(db: Queryable): Promise<Record<PetitionStatusFilter, number>> {
  const statement = prepared(db, 'petitions by status', () =>
    db.select({ status: petitions.status, total: count() }).from(petitions).groupBy(petitions.status),
  );
  const rows = await statement.execute();
  const totals = new Map(rows.map(({ status, total }) => [status ?? 'none', total]));
  return Object.fromEntries(petitionStatusFilters.map((status) => [status, totals.get(status) ?? 0])) as Record<
    PetitionStatusFilter,
    number
  >;
}
