import type { HospitalSort } from '@fonendo/contract/hospitals/list.schema';
import type { HospitalApprovalStatus } from '@fonendo/domain/hospitals/approval.lifecycle';
import type { HospitalSector } from '@fonendo/domain/hospitals/hospital';
import { type OfferStatus, offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import type { Community } from '@fonendo/domain/reference/communities';
import { and, count, eq, inArray, isNotNull, isNull, like, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type Direction, keyset, type Position } from '../../db/keyset.ts';
import { oneOf } from '../../db/one-of.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { searchWords } from '../../db/search-words.ts';
import { ask, each, type Placeholders, prepared } from '../../db/statements/prepared.ts';

export type HospitalFilter = {
  search?: string | undefined;
  sector?: readonly HospitalSector[] | undefined;
  community?: readonly Community[] | undefined;
  blocked?: boolean | undefined;
  approval?: readonly HospitalApprovalStatus[] | undefined;
};

const askedOf = ({ search, sector, community, blocked, approval }: HospitalFilter) => ({
  ...{ sector: each(sector), community: each(community), approval: each(approval) },
  ...{ isBlocked: blocked || undefined, isFree: blocked === false || undefined },
  patterns: each(searchWords(search).map((word) => `%${word}%`)),
});

const conditionOf = (p: Placeholders<ReturnType<typeof askedOf>>): SQL | undefined =>
  and(
    p.sector && inArray(hospitals.sector, p.sector),
    p.community && inArray(hospitals.community, p.community),
    p.approval && inArray(hospitals.approvalStatus, p.approval),
    p.isBlocked && isNotNull(hospitals.blockedAt),
    p.isFree && isNull(hospitals.blockedAt),
    // Every word has to be in the name, the city or the CIF.
    ...(p.patterns ?? []).map((pattern) => like(hospitals.searchText, pattern)),
  );

const { id, approvalStatus, searchText, createdAt } = hospitals;

/** Sorted by the search text, which begins with the name, so that accents and capitals do not matter. */
export const hospitalKeysets = {
  approval: keyset('approval', { approvalStatus, searchText, id }),
  name: keyset('name', { searchText, id }),
  created: keyset('created', { createdAt, id }),
};

type Page = { sort: HospitalSort; order: Direction; after: Position | null; limit: number };

/** One row more than requested shows whether there is another page. */
export async function listHospitalRows(db: Queryable, filter: HospitalFilter, { sort, order, after, limit }: Page) {
  const { beyond, orderBy } = hospitalKeysets[sort];
  const values = { ...askedOf(filter), after: each(after), rows: limit + 1 };
  return ask(db, `hospitals by ${sort} ${order}`, values, (p) =>
    db
      .select()
      .from(hospitals)
      .where(and(conditionOf(p), beyond(p.after, order)))
      .orderBy(...orderBy(order))
      .limit(p.rows),
  );
}

export async function countHospitals(db: Queryable, filter: HospitalFilter): Promise<number> {
  const [row] = await ask(db, 'count of hospitals', askedOf(filter), (p) =>
    db.select({ total: count() }).from(hospitals).where(conditionOf(p)),
  );
  return row?.total ?? 0;
}

/** Every combination of what hospitals are filtered by that occurs. */
export async function listKinds(db: Queryable) {
  const { sector, community, blockedAt } = hospitals;
  const build = () =>
    db
      .selectDistinct({ sector, community, approval: approvalStatus, blocked: isNotNull(blockedAt).mapWith(Boolean) })
      .from(hospitals);
  return prepared(db, 'kinds of hospitals', build).execute();
}

export async function countMembersOfPage(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await ask(db, 'members of hospitals', { ids }, (p) =>
    db
      .select({ id: hospitalMembers.hospitalId, total: count() })
      .from(hospitalMembers)
      .where(oneOf(hospitalMembers.hospitalId, p.ids))
      .groupBy(hospitalMembers.hospitalId),
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function countOpenOffersOfPage(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await ask(db, 'open offers of hospitals', { ids }, (p) =>
    db
      .select({ id: offers.hospitalId, total: count() })
      .from(offers)
      .where(and(oneOf(offers.hospitalId, p.ids), eq(offers.status, 'approved')))
      .groupBy(offers.hospitalId),
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function countOffersByStatus(db: Queryable, hospitalId: string): Promise<Record<OfferStatus, number>> {
  const rows = await ask(db, 'offers of hospital by status', { hospitalId }, (p) =>
    db
      .select({ status: offers.status, total: count() })
      .from(offers)
      .where(eq(offers.hospitalId, p.hospitalId))
      .groupBy(offers.status),
  );
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return Object.fromEntries(offerStatuses.map((status) => [status, totals.get(status) ?? 0])) as Record<
    OfferStatus,
    number
  >;
}
