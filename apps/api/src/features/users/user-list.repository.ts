import type { UserSort } from '@fonendo/contract/users/users.schema';
import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { type UserStanding, userStandings } from '@fonendo/domain/users/user.policy';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withinDays } from '../../db/days-in-spain.ts';
import { type Direction, keyset, type Position } from '../../db/keyset.ts';
import { beginnings, beginWords } from '../../db/look-up.ts';
import { oneOf } from '../../db/one-of.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { users, userTallies } from '../../db/schema/users.ts';
import { searchWords } from '../../db/search-words.ts';
import { askAtOnce, jsonRows } from '../../db/statements/figures.ts';
import { ask, each, type Placeholders, prepared } from '../../db/statements/prepared.ts';
import type { Searched } from '../search/slips/slips.public.ts';

/** How slips are forgiven: by the names and emails of everybody. */
export const searchedUsers = (db: Queryable): Searched => ({
  vocabulary: [users.searchName, users.email].map((text) => ({ text, from: sql`${users}` })),
  finds: async (search) =>
    (
      await ask(db, 'anybody of the users', askedOf({ search }), (p) =>
        db.select({ id: users.id }).from(users).where(conditionOf(p)).limit(1),
      )
    ).length > 0,
});

export type UserFilter = {
  search?: string | undefined;
  group?: readonly PolicyGroup[] | undefined;
  standing?: readonly UserStanding[] | undefined;
  verified?: boolean | undefined;
  paid?: Product | 'nothing' | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** What a filter asks for, to be filled into its condition. */
export function askedOf({ search, group, verified, paid, from, to }: UserFilter) {
  const words = searchWords(search);
  return {
    ...{ group, isVerified: verified || undefined, isUnverified: verified === false || undefined, from, to },
    ...{ paid: paid && paid !== 'nothing' ? [paid] : undefined, paidNothing: paid === 'nothing' || undefined },
    // One or two letters are nearly everywhere, and no index finds them: they match only the beginning of a name.
    begins: each(beginnings(search)),
    patterns: each(words.filter((word) => word.length >= 3).map((word) => `%${word}%`)),
  };
}

/** Every word has to be in the name or the email. */
export const conditionOf = (p: Placeholders<ReturnType<typeof askedOf>>): SQL | undefined =>
  and(
    p.group && arrayOverlaps(users.policyGroups, p.group),
    p.isVerified && isNotNull(users.verifiedAt),
    p.isUnverified && isNull(users.verifiedAt),
    p.paid && arrayContains(users.paid, p.paid),
    p.paidNothing && eq(users.paid, []),
    withinDays(users.createdAt, p.from, p.to),
    beginWords(p.begins, users.searchName),
    ...(p.patterns ?? []).map((pattern) => or(like(users.searchName, pattern), like(users.email, pattern))),
  );

const hasWords = ({ search }: UserFilter): boolean => searchWords(search).length > 0;

const { id, searchName, createdAt } = users;

/** What a row of the list shows, and what it is sorted by. */
const listed = {
  ...{ id, searchName, createdAt, email: users.email, firstname: users.firstname, lastname: users.lastname },
  ...{ policyGroups: users.policyGroups, standing: users.standing, paid: users.paid },
  ...{ verifiedAt: users.verifiedAt, deletedAt: users.deletedAt, accessEndsAt: users.accessEndsAt },
};

export type ListedUser = Pick<typeof users.$inferSelect, keyof typeof listed>;

/** Within one standing: active people come before others in either direction. */
export const userKeysets = {
  name: keyset('name', { searchName, id }),
  created: keyset('created', { createdAt, id }),
};

/** The position of the last user, with their standing. */
export type UserPosition = { standing: UserStanding; position: Position };

type Page = { sort: UserSort; order: Direction; after: UserPosition | null; limit: number };

/** One row more than requested shows whether there is another page. `total` is set if all matches had to be read. */
type Found = { rows: ListedUser[]; total?: number };

/**
 * Active people first in either direction: one list per standing, each sorted by its index. Common words are found
 * while scanning; rare ones by their index, and counted at once.
 */
export async function listUserRows(db: Queryable, filter: UserFilter, page: Page): Promise<Found> {
  const { after, limit } = page;
  const wanted = wantedOf(filter);
  const left = after ? wanted.slice(wanted.indexOf(after.standing)) : wanted;
  if (hasWords(filter)) {
    const [first = 'active'] = left;
    const rows = await walkAlong(db, filter, first, page);
    return rows.length > limit ? { rows } : sortMatching(db, filter, page);
  }
  const rows: ListedUser[] = [];
  for (const standing of left) {
    if (rows.length > limit) break;
    const part = { ...filter, standing: [standing] };
    const missing = { ...page, after: after?.standing === standing ? after : null, limit: limit - rows.length };
    rows.push(...(await listPart(db, part, standing, missing)));
  }
  return { rows };
}

const wantedOf = ({ standing }: UserFilter) => userStandings.filter((one) => standing?.includes(one) ?? true);

/** Set even if all standings are wanted, because the indexes of the list begin with it. Those of words do not. */
function standingsOf(filter: UserFilter): readonly UserStanding[] | undefined {
  const wanted = wantedOf(filter);
  return hasWords(filter) && wanted.length === userStandings.length ? undefined : wanted;
}

/** How many rows are scanned along the order before sorting is cheaper. */
const longestWalk = 1_000;

/**
 * The planner would scan along the order until the page is full, as if matches were spread evenly. For a few
 * superadmins among many users it would scan everybody. So the scan has a limit, after which all matches are sorted
 * instead.
 */
async function listPart(db: Queryable, filter: UserFilter, standing: UserStanding, page: Page): Promise<ListedUser[]> {
  const found = await walkAlong(db, filter, standing, page);
  if (found.length > page.limit || !narrows(filter)) return found;
  return (await sortMatching(db, filter, page)).rows;
}

/** Whether it asks for more than a standing. */
const narrows = ({ standing: _standing, search: _search, ...filter }: UserFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '');

async function walkAlong(db: Queryable, filter: UserFilter, standing: UserStanding, page: Page): Promise<ListedUser[]> {
  const { sort, order, after, limit } = page;
  const { beyond, orderBy } = userKeysets[sort];
  const values = { ...askedOf(filter), standing, after: each(after?.position), rows: limit + 1 };
  return ask<ListedUser[], typeof values>(db, `users along ${sort} ${order}`, values, (p) => {
    const ordered = orderBy(order);
    const all = db
      .select(listed)
      .from(users)
      .where(and(eq(users.standing, p.standing), beyond(p.after, order)))
      .orderBy(...ordered);
    const condition = conditionOf(p);
    if (!condition) return all.limit(p.rows);
    // Aliased as the table, so that the conditions refer to its columns.
    const walked = all.limit(longestWalk).as('users');
    return db
      .select()
      .from(walked)
      .where(condition)
      .orderBy(...ordered)
      .limit(p.rows);
  });
}

async function sortMatching(db: Queryable, filter: UserFilter, page: Page): Promise<Found> {
  const { sort, order, after, limit } = page;
  const { beyond, orderBy } = userKeysets[sort];
  const values = {
    ...{ ...askedOf(filter), standings: each(standingsOf(filter)) },
    ...{ passed: after?.standing, after: each(after?.position), rows: limit + 1 },
  };
  const found = await ask(db, `sorted users ${sort} ${order}`, values, (p) => {
    const ordered = [asc(users.standing), ...orderBy(order)];
    // A window count over all rows keeps the planner from scanning along the order.
    const matching = db
      .select({ id, standing: users.standing, searchName, createdAt, all: sql<number>`count(*) over ()`.as('all') })
      .from(users)
      .where(and(p.standings && inArray(users.standing, p.standings), conditionOf(p)))
      .as('users');
    const passed =
      p.passed && or(gt(users.standing, p.passed), and(eq(users.standing, p.passed), beyond(p.after, order)));
    const cut = db
      .select({ id: matching.id, all: matching.all })
      .from(matching)
      .where(passed)
      .orderBy(...ordered)
      .limit(p.rows)
      .as('page');
    return db
      .select({ user: listed, all: cut.all })
      .from(cut)
      .innerJoin(users, eq(users.id, cut.id))
      .orderBy(...ordered);
  });
  const rows = found.map(({ user }) => user);
  const [first] = found;
  if (first) return { rows, total: Number(first.all) };
  // An empty page after a cursor says nothing about the total.
  return after ? { rows } : { rows, total: 0 };
}

/** Words and days are counted by a query; all other filters by the tallies. */
export async function countUsers(db: Queryable, filter: UserFilter): Promise<number> {
  const { from, to } = filter;
  if (from === undefined && to === undefined && !hasWords(filter)) return addUpTallies(db, filter);
  const values = { ...askedOf(filter), standings: each(standingsOf(filter)) };
  const [row] = await ask(db, 'count of users', values, (p) =>
    db
      .select({ total: count() })
      .from(users)
      .where(and(p.standings && inArray(users.standing, p.standings), conditionOf(p))),
  );
  return row?.total ?? 0;
}

async function addUpTallies(db: Queryable, filter: UserFilter): Promise<number> {
  const { group, verified, paid } = filter;
  const standings = wantedOf(filter);
  const build = () =>
    db
      .select({ total: sql`coalesce(sum(${userTallies.people}), 0)`.mapWith(Number) })
      .from(userTallies)
      .where(
        and(
          inArray(userTallies.standing, standings),
          group && arrayOverlaps(userTallies.policyGroups, [...group]),
          verified === undefined ? undefined : eq(userTallies.verified, verified),
          paid && (paid === 'nothing' ? eq(userTallies.paid, []) : arrayContains(userTallies.paid, [paid])),
        ),
      );
  const key = `tallies of users ${JSON.stringify([standings, group, verified, paid])}`;
  const [row] = await prepared(db, key, build).execute();
  return row?.total ?? 0;
}

/** Every combination that somebody has: a few rows, however many people there are. */
export async function listTallied(db: Queryable) {
  const { standing, policyGroups, verified, paid, people } = userTallies;
  const build = () => db.select({ standing, policyGroups, verified, paid }).from(userTallies).where(gt(people, 0));
  return prepared(db, 'tallied users', build).execute();
}

type UserMembership = { userId: string; hospital: string; role: HospitalRole };

export async function listMembershipsOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, UserMembership>> {
  const { rows } = await askAtOnce<{ rows: UserMembership[] }>(
    db,
    'memberships of users',
    () => ({
      rows: jsonRows(sql`
        select ${hospitalMembers.userId} as "userId", ${hospitals.name} as hospital, ${hospitalMembers.role}
        from ${hospitalMembers} join ${hospitals} on ${hospitals.id} = ${hospitalMembers.hospitalId}
        where ${oneOf(hospitalMembers.userId, sql.placeholder('ids'))}`),
    }),
    { ids: [...userIds] },
  );
  return new Map(rows.map((row) => [row.userId, row]));
}
