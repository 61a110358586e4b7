import type { HospitalPage, HospitalPageQuery } from '@fonendo/contract/hospitals/list.schema';
import { hospitalApprovalStatuses } from '@fonendo/domain/hospitals/approval.lifecycle';
import { hospitalSectors } from '@fonendo/domain/hospitals/hospital';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { cutPage } from '../../db/keyset.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import {
  countHospitals,
  countMembersOfPage,
  countOpenOffersOfPage,
  hospitalKeysets,
  listHospitalRows,
  listKinds,
} from './hospital-list.repository.ts';
import type { HospitalsContext } from './hospitals.context.ts';

/** One page of all hospitals, for the platform's administrators. */
export async function listHospitals(
  { db }: Pick<HospitalsContext, 'db'>,
  { cursor, limit, sort, order = sort === 'created' ? 'desc' : 'asc', ...filter }: HospitalPageQuery,
): Promise<HospitalPage> {
  const after = readCursor(cursor, hospitalKeysets[sort])?.after ?? null;
  const [rows, total, choices] = await Promise.all([
    listHospitalRows(db, filter, { sort, order, after, limit }),
    countHospitals(db, filter),
    after ? null : readChoices(db),
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
    choices,
  };
}

async function readChoices(db: HospitalsContext['db']): Promise<HospitalPage['choices']> {
  const kinds = await listKinds(db);
  return {
    sectors: hospitalSectors.filter((sector) => kinds.some((kind) => kind.sector === sector)),
    communities: communityCodes.filter((community) => kinds.some((kind) => kind.community === community)),
    approvals: hospitalApprovalStatuses.filter((status) => kinds.some((kind) => kind.approval === status)),
    blocked: [false, true].filter((blocked) => kinds.some((kind) => kind.blocked === blocked)),
  };
}
