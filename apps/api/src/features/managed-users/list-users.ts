import type {
  ManagedUserPage,
  ManagedUserQuery,
  ManagedUserRow,
  ManagedUserSort,
} from '@fonendo/contract/managed-users.schema';
import { type UserStanding, userStandings } from '@fonendo/domain/managed-user.policy';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
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
  const from = cursor ? readCursor(cursor, sort) : null;
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
    nextCursor: rows.length > limit && last ? writeCursor(sort, total, positionOf(sort, last)) : null,
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

/** What a position consists of, by what the page is sorted by: a cursor of another order is no position in this one. */
const sortValues: Record<ManagedUserSort, z.ZodType<string>> = { name: z.string().max(250), created: z.iso.datetime() };

const writeCursor = (sort: ManagedUserSort, total: number, position: UserPosition): string =>
  Buffer.from(JSON.stringify([sort, total, ...position])).toString('base64url');

function readCursor(cursor: string, sort: ManagedUserSort): { total: number; after: UserPosition } {
  try {
    const raw: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const schema = z.tuple([z.literal(sort), z.int().min(0), z.enum(userStandings), sortValues[sort], z.uuid()]);
    const [, total, ...after] = schema.parse(raw);
    return { total, after };
  } catch {
    // Whatever is wrong with it, it is no cursor of ours.
    throw new ApiError('ValidationFailed', { fields: { cursor: { key: 'errors.invalid' } } });
  }
}
