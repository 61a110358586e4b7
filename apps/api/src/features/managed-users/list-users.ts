import { instantSchema } from '@fonendo/contract/dates.schema';
import type {
  ManagedUserPage,
  ManagedUserQuery,
  ManagedUserRow,
  ManagedUserSort,
} from '@fonendo/contract/managed-users.schema';
import { type UserStanding, userStandings } from '@fonendo/domain/managed-user.policy';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { ManagedUsersContext } from './managed-users.context.ts';
import {
  countUsers,
  listHospitalsOf,
  listUserRows,
  positionOf,
  type UserPosition,
  type UserRow,
} from './user-list.repository.ts';

/** One page of everybody, for the platform's administrators. */
export async function listUsers(
  { db }: Pick<ManagedUsersContext, 'db'>,
  { cursor, limit, sort, order = sort === 'name' ? 'asc' : 'desc', ...filter }: ManagedUserQuery,
): Promise<ManagedUserPage> {
  const from = cursor ? readCursor(cursor, positionSchema(sort)) : null;
  const found = await listUserRows(db, filter, { sort, order, after: from?.after ?? null, limit });
  const { rows } = found;
  const page = rows.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const [hospitals, total] = await Promise.all([
    listHospitalsOf(db, ids),
    // Counted once: the later pages are told by their cursor.
    from?.total ?? found.total ?? countUsers(db, filter),
  ]);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      ...presentUser(row),
      name: `${row.firstName} ${row.lastName}`.trim(),
      hospital: hospitals.get(row.id) ?? null,
    })),
    nextCursor: rows.length > limit && last ? writeCursor([sort, total, ...positionOf(sort, last)]) : null,
    total,
  };
}

/** What row and detail share. The address that stands in for a deleted one is nobody's. */
export const presentUser = (row: UserRow): Omit<ManagedUserRow, 'name' | 'hospital'> => ({
  id: row.id,
  email: row.deletedAt ? '' : row.email,
  policyGroups: row.policyGroups,
  standing: row.standing as UserStanding,
  verified: row.verifiedAt !== null,
  paid: row.paid,
  createdAt: row.createdAt.toISOString(),
});

const sortValues: Record<ManagedUserSort, z.ZodType<string>> = { name: z.string().max(250), created: instantSchema };

/** By what the page is sorted by: a cursor of another order is no position in this one. */
const positionSchema = (sort: ManagedUserSort): z.ZodType<{ total: number; after: UserPosition }> =>
  z
    .tuple([z.literal(sort), z.int().min(0), z.enum(userStandings), sortValues[sort], z.uuid()])
    .transform(([, total, ...after]) => ({ total, after }));
