import type { HospitalPage, HospitalPageQuery } from '@fonendo/contract/hospitals/list.schema';
import { cutPage } from '../../db/keyset.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import {
  countHospitals,
  countMembersOfPage,
  countOpenOffersOfPage,
  hospitalKeysets,
  listHospitalRows,
} from './hospital-list.repository.ts';
import type { HospitalsContext } from './hospitals.context.ts';

/** One page of all hospitals, for the platform's administrators. */
export async function listHospitals(
  { db }: Pick<HospitalsContext, 'db'>,
  { cursor, limit, sort, order = sort === 'created' ? 'desc' : 'asc', ...filter }: HospitalPageQuery,
): Promise<HospitalPage> {
  const after = readCursor(cursor, hospitalKeysets[sort])?.after ?? null;
  const [rows, total] = await Promise.all([
    listHospitalRows(db, filter, { sort, order, after, limit }),
    countHospitals(db, filter),
  ]);
  const { page, last } = cutPage(rows, limit);
  const ids = page.map(({ id }) => id);
  const [members, openOffers] = await Promise.all([countMembersOfPage(db, ids), countOpenOffersOfPage(db, ids)]);
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
    nextCursor: last && writeCursor(hospitalKeysets[sort], last),
    total,
  };
}
