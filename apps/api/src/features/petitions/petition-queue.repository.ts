import {
  type PetitionSort,
  type PetitionStatusFilter,
  petitionStatusFilters,
} from '@fonendo/contract/petitions-queue.schema';
import { searchable } from '@fonendo/domain/petition';
import type { PetitionStatus } from '@fonendo/domain/petition.lifecycle';
import { and, asc, count, desc, eq, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { cvs } from '../../db/schema/cvs.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { documents } from '../../db/schema/documents.ts';
import { petitionSuspensions, petitions } from '../../db/schema/petitions.ts';
import { users } from '../../db/schema/users.ts';
import { type PetitionRecord, visibleTo } from './petitions.repository.ts';

export type QueueFilter = {
  actor: Parameters<typeof visibleTo>[0];
  status?: readonly PetitionStatusFilter[] | undefined;
  country?: readonly string[] | undefined;
  paid?: boolean | undefined;
  /** In its status since then or longer, and still waiting. */
  waitingSince?: Date | undefined;
  search?: string | undefined;
};

function conditionOf({ actor, status, country, paid, waitingSince, search }: QueueFilter): SQL | undefined {
  return and(
    visibleTo(actor),
    status && statusCondition(status),
    country && inArray(petitions.country, [...country]),
    paid === undefined ? undefined : eq(petitions.paid, paid),
    waitingSince && and(eq(petitions.ended, false), lte(petitions.statusSince, waitingSince)),
    ...wordsOf(search).map((word) => like(petitions.searchText, `%${word}%`)),
  );
}

const endedStatuses: readonly PetitionStatusFilter[] = ['Aproved', 'Refused'];

function statusCondition(wanted: readonly PetitionStatusFilter[]): SQL | undefined {
  const ended = wanted.filter((status) => endedStatuses.includes(status)).length;
  // Says what follows from the statuses, so that the order of the queue can be read off its index.
  const oneSide = ended === 0 || ended === wanted.length ? eq(petitions.ended, ended > 0) : undefined;
  return and(oneSide, amongStatuses(wanted));
}

function amongStatuses(wanted: readonly PetitionStatusFilter[]): SQL | undefined {
  const named = wanted.filter((status): status is PetitionStatus => status !== 'none');
  return or(
    wanted.includes('none') ? isNull(petitions.status) : undefined,
    named.length > 0 ? inArray(petitions.status, named) : undefined,
    wanted.length === 0 ? sql`false` : undefined,
  );
}

/** Every word has to be somewhere: in the reference, the name or the email. */
const wordsOf = (search = '') =>
  searchable(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[\\%_]/g, '\\$&'));

/** Where a page ends: the values it is sorted by. */
export type QueuePosition = readonly (string | boolean)[];

type Sorting = { columns: readonly PgColumn[]; casts: readonly string[]; of: (row: PetitionRecord) => QueuePosition };

/** Every order ends with the id, so that it is one order only. Those that ended wait for nothing: they come last. */
const sortings: Record<PetitionSort, Sorting> = {
  waiting: {
    columns: [petitions.ended, petitions.statusSince, petitions.id],
    casts: ['boolean', 'timestamptz', 'uuid'],
    of: ({ ended, statusSince, id }) => [ended, statusSince.toISOString(), id],
  },
  created: {
    columns: [petitions.createdAt, petitions.id],
    casts: ['timestamptz', 'uuid'],
    of: ({ createdAt, id }) => [createdAt.toISOString(), id],
  },
  updated: {
    columns: [petitions.updatedAt, petitions.id],
    casts: ['timestamptz', 'uuid'],
    of: ({ updatedAt, id }) => [updatedAt.toISOString(), id],
  },
  name: {
    columns: [petitions.sortName, petitions.id],
    casts: ['text', 'uuid'],
    of: ({ sortName, id }) => [sortName, id],
  },
};

export const positionOf = (sort: PetitionSort, row: PetitionRecord): QueuePosition => sortings[sort].of(row);

type QueuePage = {
  sort: PetitionSort;
  order: 'asc' | 'desc';
  after: QueuePosition | null;
  limit: number;
};

/** One more than asked for tells whether there is another page. */
export async function listQueueRows(
  db: Queryable,
  filter: QueueFilter,
  { sort, order, after, limit }: QueuePage,
): Promise<PetitionRecord[]> {
  const { columns, casts } = sortings[sort];
  const direction = order === 'asc' ? asc : desc;
  const passed = after && beyond(columns, casts, after, order);
  return db
    .select()
    .from(petitions)
    .where(and(conditionOf(filter), passed ?? undefined))
    .orderBy(...columns.map((column) => direction(column)))
    .limit(limit + 1);
}

function beyond(columns: readonly PgColumn[], casts: readonly string[], after: QueuePosition, order: 'asc' | 'desc') {
  const values = after.map((value, index) => sql`${value}::${sql.raw(casts[index] ?? 'text')}`);
  const comparison = sql.raw(order === 'asc' ? '>' : '<');
  return sql`(${sql.join([...columns], sql`, `)}) ${comparison} (${sql.join(values, sql`, `)})`;
}

export async function countQueue(db: Queryable, filter: QueueFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(petitions).where(conditionOf(filter));
  return row?.total ?? 0;
}

export async function countByStatus(db: Queryable): Promise<Record<PetitionStatusFilter, number>> {
  const rows = await db.select({ status: petitions.status, total: count() }).from(petitions).groupBy(petitions.status);
  const totals = new Map(rows.map(({ status, total }) => [status ?? 'none', total]));
  return Object.fromEntries(petitionStatusFilters.map((status) => [status, totals.get(status) ?? 0])) as Record<
    PetitionStatusFilter,
    number
  >;
}

/** Whose petitions they are, of a page at once: joined before the page is cut, thousands would be looked up in vain. */
export async function listPeopleOfPage(db: Queryable, doctorIds: readonly string[]) {
  if (doctorIds.length === 0) return [];
  return db
    .select({
      doctorId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      cvStatus: cvs.status,
    })
    .from(users)
    .leftJoin(cvs, eq(cvs.doctorId, users.id))
    .where(inArray(users.id, [...doctorIds]));
}

/** The current documents of all doctors of a page at once. */
export async function listDocumentsOfPage(db: Queryable, doctorIds: readonly string[]) {
  if (doctorIds.length === 0) return [];
  return db
    .select({
      doctorId: documents.doctorId,
      kind: documents.kind,
      status: documents.status,
      version: documents.version,
    })
    .from(documents)
    .where(and(inArray(documents.doctorId, [...doctorIds]), isNull(documents.supersededAt)));
}

/** What the requirement rules look at, of all doctors of a page at once. */
export async function listRequirementFactsOfPage(db: Queryable, doctorIds: readonly string[]) {
  if (doctorIds.length === 0) return [];
  return db
    .select({
      doctorId: doctors.userId,
      graduationDate: doctors.graduationDate,
      degreeCountry: doctors.degreeCountry,
      countryOfResidence: doctors.countryOfResidence,
      nationality: doctorPrivateData.nationality,
      otherNationality: doctorPrivateData.otherNationality,
    })
    .from(doctors)
    .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
    .where(inArray(doctors.userId, [...doctorIds]));
}

export async function listSuspensionsOfPage(db: Queryable, petitionIds: readonly string[]) {
  if (petitionIds.length === 0) return [];
  return db
    .select({
      petitionId: petitionSuspensions.petitionId,
      from: petitionSuspensions.from,
      until: petitionSuspensions.until,
    })
    .from(petitionSuspensions)
    .where(inArray(petitionSuspensions.petitionId, [...petitionIds]));
}
