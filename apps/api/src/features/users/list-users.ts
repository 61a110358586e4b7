import type { UserListRow, UserPage, UserQuery } from '@fonendo/contract/users/users.schema';
import { lastDayOfAccess } from '@fonendo/domain/auth/access-end';
import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { type UserStanding, userStandings } from '@fonendo/domain/users/user.policy';
import { z } from 'zod';
import { cutPage } from '../../db/keyset.ts';
import { countSchema, readCursor, writeCursor } from '../../http/cursor.ts';
import { readForgiving } from '../search/slips/slips.public.ts';
import {
  countUsers,
  type ListedUser,
  listMembershipsOf,
  listTallied,
  listUserRows,
  searchedUsers,
  userKeysets,
} from './user-list.repository.ts';
import type { UsersContext } from './users.context.ts';

/** One page of all users, for the platform's administrators. */
export async function listUsers(
  { db }: Pick<UsersContext, 'db'>,
  { cursor, limit, sort, order = sort === 'name' ? 'asc' : 'desc', ...filter }: UserQuery,
): Promise<UserPage> {
  const from = readCursor(cursor, userKeysets[sort], carriedSchema);
  const [counted, standing] = from?.carried ?? [];
  const after = from && standing ? { standing, position: from.after } : null;
  const { found, understood } = await readForgiving(db, searchedUsers(db), {
    search: filter.search,
    read: (search) => listUserRows(db, { ...filter, search }, { sort, order, after, limit }),
    isEmpty: ({ rows }) => rows.length === 0,
  });
  const { page, last } = cutPage(found.rows, limit);
  const ids = page.map(({ id }) => id);
  const [memberships, total, choices] = await Promise.all([
    listMembershipsOf(db, ids),
    // Counted once: later pages have it in their cursor.
    counted ?? found.total ?? countUsers(db, { ...filter, search: understood ?? filter.search }),
    from ? null : readChoices(db),
  ]);
  return {
    items: page.map((row) => ({
      ...presentUser(row),
      name: `${row.firstname} ${row.lastname}`.trim(),
      hospital: memberships.get(row.id)?.hospital ?? null,
      hospitalRole: memberships.get(row.id)?.role ?? null,
    })),
    nextCursor: last && writeCursor(userKeysets[sort], last, [total, last.standing as UserStanding]),
    total,
    understood,
    choices,
  };
}

async function readChoices(db: UsersContext['db']): Promise<UserPage['choices']> {
  const tallied = await listTallied(db);
  return {
    groups: policyGroups.filter((group) => tallied.some((one) => one.policyGroups.includes(group))),
    standings: userStandings.filter((standing) => tallied.some((one) => one.standing === standing)),
    verified: [true, false].filter((verified) => tallied.some((one) => one.verified === verified)),
    paid: [
      ...products.filter((product) => tallied.some(({ paid }) => paid.includes(product))),
      ...(tallied.some(({ paid }) => paid.length === 0) ? (['nothing'] as const) : []),
    ],
  };
}

/** Common to row and detail. The placeholder email of a deleted account is not shown. */
export const presentUser = (row: ListedUser): Omit<UserListRow, 'name' | 'hospital' | 'hospitalRole'> => ({
  id: row.id,
  email: row.deletedAt ? '' : row.email,
  policyGroups: row.policyGroups,
  standing: row.standing as UserStanding,
  verified: row.verifiedAt !== null,
  paid: row.paid,
  accessUntil: lastDayOfAccess(row.accessEndsAt),
  createdAt: row.createdAt.toISOString(),
});

/** The total, and the standing of the last user. */
const carriedSchema = z.tuple([countSchema, z.enum(userStandings)]);
