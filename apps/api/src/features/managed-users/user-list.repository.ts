import type { ManagedUserSort } from '@fonendo/contract/managed-users.schema';
import { type UserStanding, userStandings } from '@fonendo/domain/managed-user.policy';
import type { Product } from '@fonendo/domain/payment.lifecycle';
import type { PolicyGroup } from '@fonendo/domain/policy-group';
import { searchable } from '@fonendo/domain/searchable';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { users, userTallies } from '../../db/schema/users.ts';

export type UserFilter = {
  search?: string | undefined;
  group?: readonly PolicyGroup[] | undefined;
  standing?: readonly UserStanding[] | undefined;
  verified?: boolean | undefined;
  paid?: Product | 'nothing' | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export const conditionOf = ({ search, group, verified, paid, from, to }: UserFilter): SQL | undefined =>
  and(
    group && arrayOverlaps(users.policyGroups, [...group]),
    verified === undefined ? undefined : verified ? isNotNull(users.verifiedAt) : isNull(users.verifiedAt),
    paid && (paid === 'nothing' ? eq(users.paid, []) : arrayContains(users.paid, [paid])),
    // Days are those of Spain: who registers at midnight in Madrid belongs to the day that begins.
    from ? sql`${users.createdAt} >= (${from}::date)::timestamp at time zone 'Europe/Madrid'` : undefined,
    to ? sql`${users.createdAt} < (${to}::date + 1)::timestamp at time zone 'Europe/Madrid'` : undefined,
    ...wordsOf(search).map(contains),
  );

/** Less than three letters are nearly everywhere, and no index finds them: only names that begin with them are meant. */
const contains = (word: string): SQL | undefined => {
  const { searchName, email } = users;
  if (word.length < 3) return or(like(searchName, `${word}%`), like(searchName, `% ${word}%`));
  return or(like(searchName, `%${word}%`), like(email, `%${word}%`));
};

/** Every word has to be somewhere: in the name or the email. */
const wordsOf = (search = '') =>
  searchable(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[\\%_]/g, '\\$&'));

const hasWords = ({ search }: UserFilter): boolean => wordsOf(search).length > 0;

export type UserRow = typeof users.$inferSelect;

/** Where a page ends: who may come in or not, the value it is sorted by, the id. */
export type UserPosition = readonly [UserStanding, string, string];

type Sorting = { column: PgColumn; cast: string; of: (row: UserRow) => string };

const sortings: Record<ManagedUserSort, Sorting> = {
  name: { column: users.searchName, cast: 'text', of: ({ searchName }) => searchName },
  created: { column: users.createdAt, cast: 'timestamptz', of: ({ createdAt }) => createdAt.toISOString() },
};

export const positionOf = (sort: ManagedUserSort, row: UserRow): UserPosition => [
  row.standing as UserStanding,
  sortings[sort].of(row),
  row.id,
];

type Page = { sort: ManagedUserSort; order: 'asc' | 'desc'; after: UserPosition | null; limit: number };

/** One row more than asked for tells whether there is another page. `total` is known where all had to be looked at. */
type Found = { rows: UserRow[]; total?: number };

/**
 * Active people first, in either direction: one list after the other, each read off its index. Words that many have
 * are met along the way as well; rare ones are looked up, wherever in the order they lie, and counted at once.
 */
export async function listUserRows(db: Queryable, filter: UserFilter, page: Page): Promise<Found> {
  const { after, limit } = page;
  const wanted = wantedOf(filter);
  const left = after ? wanted.slice(wanted.indexOf(after[0])) : wanted;
  if (hasWords(filter)) {
    const [first = 'active'] = left;
    const rows = await walkAlong(db, filter, first, page);
    return rows.length > limit ? { rows } : sortMatching(db, filter, page);
  }
  const rows: UserRow[] = [];
  for (const standing of left) {
    if (rows.length > limit) break;
    const part = { ...filter, standing: [standing] };
    const missing = { ...page, after: after?.[0] === standing ? after : null, limit: limit - rows.length };
    rows.push(...(await listPart(db, part, standing, missing)));
  }
  return { rows };
}

const wantedOf = ({ standing }: UserFilter) => userStandings.filter((one) => standing?.includes(one) ?? true);

/** Said also where all are wanted: the indexes of the list begin with it. Those of words do not. */
function standingOf(filter: UserFilter): SQL | undefined {
  const wanted = wantedOf(filter);
  return hasWords(filter) && wanted.length === userStandings.length ? undefined : inArray(users.standing, wanted);
}

/** Rows looked at along the order before sorting is cheaper. */
const longestWalk = 1_000;

/**
 * The database would rather walk along the order until the page is full, as if what is asked for lay evenly along it. Of
 * few superadmins among many it looks at everybody that way. So the walk has an end; what it does not find is sorted.
 */
async function listPart(db: Queryable, filter: UserFilter, standing: UserStanding, page: Page): Promise<UserRow[]> {
  const found = await walkAlong(db, filter, standing, page);
  if (found.length > page.limit || !conditionOf(filter)) return found;
  return (await sortMatching(db, filter, page)).rows;
}

async function walkAlong(db: Queryable, filter: UserFilter, standing: UserStanding, page: Page): Promise<UserRow[]> {
  const { sort, order, after, limit } = page;
  const { column } = sortings[sort];
  const along = order === 'asc' ? asc : desc;
  const ordered = [along(column), along(users.id)];
  const part = and(eq(users.standing, standing), after ? beyond(page, after) : undefined);
  const all = db.select().from(users).where(part);
  const condition = conditionOf(filter);
  if (!condition) return all.orderBy(...ordered).limit(limit + 1);
  // Named as the table is, so that the conditions mean its columns.
  const walked = all
    .orderBy(...ordered)
    .limit(longestWalk)
    .as('users');
  return db
    .select()
    .from(walked)
    .where(condition)
    .orderBy(...ordered)
    .limit(limit + 1);
}

/** After that position in the order of its own standing. */
function beyond({ sort, order }: Page, [, value, id]: UserPosition): SQL {
  const { column, cast } = sortings[sort];
  const comparison = sql.raw(order === 'asc' ? '>' : '<');
  return sql`(${column}, ${users.id}) ${comparison} (${value}::${sql.raw(cast)}, ${id}::uuid)`;
}

async function sortMatching(db: Queryable, filter: UserFilter, page: Page): Promise<Found> {
  const { sort, order, after, limit } = page;
  const { column } = sortings[sort];
  const along = order === 'asc' ? asc : desc;
  // Counting over all of them keeps the database from walking along the order after all.
  const matching = db
    .select({ id: users.id, standing: users.standing, column, all: sql<number>`count(*) over ()`.as('all') })
    .from(users)
    .where(and(standingOf(filter), conditionOf(filter)))
    .as('users');
  const passed =
    after && or(sql`${users.standing} > ${after[0]}`, and(eq(users.standing, after[0]), beyond(page, after)));
  const cut = db
    .select({ id: matching.id, all: matching.all })
    .from(matching)
    .where(passed ?? undefined)
    .orderBy(asc(users.standing), along(column), along(users.id))
    .limit(limit + 1)
    .as('page');
  const found = await db
    .select({ user: users, all: cut.all })
    .from(cut)
    .innerJoin(users, eq(users.id, cut.id))
    .orderBy(asc(users.standing), along(column), along(users.id));
  const rows = found.map(({ user }) => user);
  const [first] = found;
  if (first) return { rows, total: Number(first.all) };
  // Nothing after the cursor says nothing about what comes before it.
  return after ? { rows } : { rows, total: 0 };
}

/** Words and days are looked for; whatever else is asked for has been counted all along. */
export async function countUsers(db: Queryable, filter: UserFilter): Promise<number> {
  const { from, to } = filter;
  if (from === undefined && to === undefined && !hasWords(filter)) return addUpTallies(db, filter);
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(standingOf(filter), conditionOf(filter)));
  return row?.total ?? 0;
}

async function addUpTallies(db: Queryable, filter: UserFilter): Promise<number> {
  const { group, verified, paid } = filter;
  const [row] = await db
    .select({ total: sql`coalesce(sum(${userTallies.people}), 0)`.mapWith(Number) })
    .from(userTallies)
    .where(
      and(
        inArray(userTallies.standing, wantedOf(filter)),
        group && arrayOverlaps(userTallies.policyGroups, [...group]),
        verified === undefined ? undefined : eq(userTallies.verified, verified),
        paid && (paid === 'nothing' ? eq(userTallies.paid, []) : arrayContains(userTallies.paid, [paid])),
      ),
    );
  return row?.total ?? 0;
}

export async function listHospitalsOf(db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ userId: hospitalMembers.userId, name: hospitals.name })
    .from(hospitalMembers)
    .innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
    .where(inArray(hospitalMembers.userId, [...userIds]));
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}
