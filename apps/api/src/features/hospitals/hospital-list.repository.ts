import type { HospitalSort } from '@fonendo/contract/hospital-list.schema';
import type { Community } from '@fonendo/domain/communities';
import type { HospitalSector } from '@fonendo/domain/hospital';
import type { HospitalApprovalStatus } from '@fonendo/domain/hospital-approval.lifecycle';
import { type OfferStatus, offerStatuses } from '@fonendo/domain/offer.lifecycle';
import { searchable } from '@fonendo/domain/searchable';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import type { HospitalRow } from './hospitals.repository.ts';

export type HospitalFilter = {
  search?: string | undefined;
  sector?: readonly HospitalSector[] | undefined;
  community?: readonly Community[] | undefined;
  blocked?: boolean | undefined;
  approval?: readonly HospitalApprovalStatus[] | undefined;
};

function conditionOf({ search, sector, community, blocked, approval }: HospitalFilter): SQL | undefined {
  return and(
    sector && inArray(hospitals.sector, [...sector]),
    community && inArray(hospitals.community, [...community]),
    approval && inArray(hospitals.approvalStatus, [...approval]),
    blocked === undefined ? undefined : blocked ? isNotNull(hospitals.blockedAt) : isNull(hospitals.blockedAt),
    ...wordsOf(search).map((word) => like(hospitals.searchText, `%${word}%`)),
  );
}

/** Every word has to be somewhere: in the name, the city or the CIF. */
const wordsOf = (search = '') =>
  searchable(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[\\%_]/g, '\\$&'));

/** Where a page ends: the values it is sorted by. */
export type HospitalPosition = readonly string[];

type Sorting = {
  /** Each with the type that a value of a cursor is read as. */
  columns: readonly (readonly [column: PgColumn, cast: string])[];
  of: (row: HospitalRow) => HospitalPosition;
};

/** Names by the text they are searched in, which begins with them: accents and capitals part nobody there. */
const sortings: Record<HospitalSort, Sorting> = {
  approval: {
    columns: [
      [hospitals.approvalStatus, 'hospital_approval_status'],
      [hospitals.searchText, 'text'],
      [hospitals.id, 'uuid'],
    ],
    of: ({ approvalStatus, searchText, id }) => [approvalStatus, searchText, id],
  },
  name: {
    columns: [
      [hospitals.searchText, 'text'],
      [hospitals.id, 'uuid'],
    ],
    of: ({ searchText, id }) => [searchText, id],
  },
  created: {
    columns: [
      [hospitals.createdAt, 'timestamptz'],
      [hospitals.id, 'uuid'],
    ],
    of: ({ createdAt, id }) => [createdAt.toISOString(), id],
  },
};

export const positionOf = (sort: HospitalSort, row: HospitalRow): HospitalPosition => sortings[sort].of(row);

type Page = { sort: HospitalSort; order: 'asc' | 'desc'; after: HospitalPosition | null; limit: number };

/** One row more than asked for tells whether there is another page. */
export async function listHospitalRows(db: Queryable, filter: HospitalFilter, { sort, order, after, limit }: Page) {
  const { columns } = sortings[sort];
  return db
    .select()
    .from(hospitals)
    .where(and(conditionOf(filter), after ? beyond(sort, order, after) : undefined))
    .orderBy(...columns.map(([column]) => (order === 'asc' ? asc(column) : desc(column))))
    .limit(limit + 1);
}

function beyond(sort: HospitalSort, order: 'asc' | 'desc', position: HospitalPosition): SQL {
  const { columns } = sortings[sort];
  const comparison = sql.raw(order === 'asc' ? '>' : '<');
  const names = columns.map(([column]) => sql`${column}`);
  const values = columns.map(([, cast], index) => sql`${position[index]}::${sql.raw(cast)}`);
  return sql`(${sql.join(names, sql`, `)}) ${comparison} (${sql.join(values, sql`, `)})`;
}

export async function countHospitals(db: Queryable, filter: HospitalFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(hospitals).where(conditionOf(filter));
  return row?.total ?? 0;
}

export async function countMembersOfPage(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: hospitalMembers.hospitalId, total: count() })
    .from(hospitalMembers)
    .where(inArray(hospitalMembers.hospitalId, [...ids]))
    .groupBy(hospitalMembers.hospitalId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function countOpenOffersOfPage(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: offers.hospitalId, total: count() })
    .from(offers)
    .where(and(inArray(offers.hospitalId, [...ids]), eq(offers.status, 'approved')))
    .groupBy(offers.hospitalId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function countOffersByStatus(db: Queryable, hospitalId: string): Promise<Record<OfferStatus, number>> {
  const rows = await db
    .select({ status: offers.status, total: count() })
    .from(offers)
    .where(eq(offers.hospitalId, hospitalId))
    .groupBy(offers.status);
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return Object.fromEntries(offerStatuses.map((status) => [status, totals.get(status) ?? 0])) as Record<
    OfferStatus,
    number
  >;
}
