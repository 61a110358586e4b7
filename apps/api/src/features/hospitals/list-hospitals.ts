import { instantSchema } from '@fonendo/contract/dates.schema';
import type { HospitalPage, HospitalPageQuery, HospitalSort } from '@fonendo/contract/hospital-list.schema';
import { hospitalApprovalStatuses } from '@fonendo/domain/hospital-approval.lifecycle';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import {
  countHospitals,
  countMembersOfPage,
  countOpenOffersOfPage,
  type HospitalPosition,
  listHospitalRows,
  positionOf,
} from './hospital-list.repository.ts';
import type { HospitalsContext } from './hospitals.context.ts';

/** One page of all hospitals, for the platform's administrators. */
export async function listHospitals(
  { db }: Pick<HospitalsContext, 'db'>,
  { cursor, limit, sort, order = sort === 'created' ? 'desc' : 'asc', ...filter }: HospitalPageQuery,
): Promise<HospitalPage> {
  const after = cursor ? readCursor(cursor, positions[sort]) : null;
  const [rows, total] = await Promise.all([
    listHospitalRows(db, filter, { sort, order, after, limit }),
    countHospitals(db, filter),
  ]);
  const page = rows.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const [members, openOffers] = await Promise.all([countMembersOfPage(db, ids), countOpenOffersOfPage(db, ids)]);
  const last = page.at(-1);
  return {
    items: page.map(
      ({ id, name, cif, city, community, sector, blockedAt, createdAt, approvalStatus, approvalSince }) => ({
        ...{ id, name, cif, city, community, sector },
        blocked: blockedAt !== null,
        approval: { status: approvalStatus, since: approvalSince.toISOString() },
        createdAt: createdAt.toISOString(),
        members: members.get(id) ?? 0,
        openOffers: openOffers.get(id) ?? 0,
      }),
    ),
    nextCursor: rows.length > limit && last ? writeCursor([sort, ...positionOf(sort, last)]) : null,
    total,
  };
}

/** What a position consists of, by what the page is sorted by: a cursor of another order is no position in this one. */
const positions: Record<HospitalSort, z.ZodType<HospitalPosition>> = {
  approval: z
    .tuple([z.literal('approval'), z.enum(hospitalApprovalStatuses), z.string().max(600), z.uuid()])
    .transform(([, ...position]) => position),
  name: z.tuple([z.literal('name'), z.string().max(600), z.uuid()]).transform(([, ...position]) => position),
  created: z.tuple([z.literal('created'), instantSchema, z.uuid()]).transform(([, ...position]) => position),
};
