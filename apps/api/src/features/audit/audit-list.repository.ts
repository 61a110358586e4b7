import type { AuditFilters, AuditPage } from '@fonendo/contract/audit.schema';
import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { withinDays } from '../../db/days-in-spain.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { documents } from '../../db/schema/documents.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { documentRequests, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

export const auditKeyset = keyset('newest', { at: auditEntries.at, id: auditEntries.id });

/** The three ways in which an entry can concern somebody, each with an index of its own. */
const tiesTo = (person: string): SQL[] => [
  eq(auditEntries.actorId, person),
  eq(auditEntries.impersonatorId, person),
  sql`${auditEntries.subjectType} = 'user' and ${auditEntries.subjectId} = ${person}`,
];

const conditionOf = ({ action, subject, subjectId, from, to }: AuditFilters): SQL | undefined =>
  and(
    action && eq(auditEntries.action, action),
    subject && eq(auditEntries.subjectType, subject),
    subject && subjectId !== undefined ? eq(auditEntries.subjectId, subjectId) : undefined,
    withinDays(auditEntries.at, from, to),
  );

type Page = { after: Position | null; limit: number };

/** Newest first. One more than requested shows whether there is another page. */
export async function listAuditRows(db: Queryable, filter: AuditFilters, page: Page): Promise<AuditRow[]> {
  const { after, limit } = page;
  const part = (tie?: SQL) =>
    db
      .select()
      .from(auditEntries)
      .where(and(tie, conditionOf(filter), auditKeyset.beyond(after, 'desc')))
      .orderBy(...auditKeyset.orderBy('desc'))
      .limit(limit + 1);
  if (!filter.person) return part();
  // Each condition uses its own index; an entry that matches two of them is shown once.
  const [acted, impersonated, concerned] = tiesTo(filter.person);
  const rows = await unionAll(part(acted), part(impersonated), part(concerned));
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  return distinct.sort(newestFirst).slice(0, limit + 1);
}

const newestFirst = (one: AuditRow, other: AuditRow) =>
  other.at.getTime() - one.at.getTime() || (other.id < one.id ? -1 : 1);

export async function countAudit(db: Queryable, filter: AuditFilters): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(auditEntries)
    .where(and(filter.person ? or(...tiesTo(filter.person)) : undefined, conditionOf(filter)));
  return row?.total ?? 0;
}

/** What occurs in the whole record. */
export async function listChoices(db: Queryable): Promise<NonNullable<AuditPage['choices']>> {
  const [actions, subjects] = await Promise.all([
    listOccurring(db, auditEntries.action, auditActions),
    listOccurring(db, auditEntries.subjectType, auditSubjectTypes),
  ]);
  return { actions, subjects };
}

/** Those of the known values that occur: one look into the index for each, however long the record is. */
async function listOccurring<Value extends string>(
  db: Queryable,
  column: typeof auditEntries.action | typeof auditEntries.subjectType,
  values: readonly Value[],
): Promise<Value[]> {
  const { rows } = await db.execute<{ value: Value }>(
    sql`select value from unnest(${sql.param([...values])}::text[]) as value
      cross join lateral (select 1 from ${auditEntries} where ${column} = value limit 1) as found`,
  );
  return rows.map(({ value }) => value);
}

/** The personal values of these entries, by entry; those of deleted people are erased. */
export async function listAuditDetails(db: Queryable, entryIds: readonly string[]) {
  if (entryIds.length === 0) return new Map<string, typeof auditDetails.$inferSelect>();
  const rows = await db
    .select()
    .from(auditDetails)
    .where(inArray(auditDetails.entryId, [...entryIds]));
  return new Map(rows.map((row) => [row.entryId, row]));
}

export async function listNames(db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
}

/** The candidate, nameless once their account is deleted, and the offer. */
const ofCandidacy = sql<string>`concat_ws(' · ', nullif(trim(concat_ws(' ', ${users.firstname}, ${users.lastname})), ''), ${offers.name})`;

/** The names of what entries are about; deleted things have none. */
export const subjectNames = {
  user: listNames,
  hospital: async (db: Queryable, ids: readonly string[]) =>
    named(
      await db
        .select({ id: hospitals.id, name: hospitals.name })
        .from(hospitals)
        .where(inArray(hospitals.id, [...ids])),
    ),
  offer: async (db: Queryable, ids: readonly string[]) =>
    named(
      await db
        .select({ id: offers.id, name: offers.name })
        .from(offers)
        .where(inArray(offers.id, [...ids])),
    ),
  petition: async (db: Queryable, ids: readonly string[]) =>
    named(
      await db
        .select({ id: petitions.id, name: petitions.reference })
        .from(petitions)
        .where(inArray(petitions.id, [...ids])),
    ),
  candidacy: async (db: Queryable, ids: readonly string[]) =>
    named(
      await db
        .select({ id: candidacies.id, name: ofCandidacy })
        .from(candidacies)
        .innerJoin(offers, eq(offers.id, candidacies.offerId))
        .innerJoin(users, eq(users.id, candidacies.doctorId))
        .where(inArray(candidacies.id, [...ids])),
    ),
  interview: async (db: Queryable, ids: readonly string[]) =>
    named(
      await db
        .select({ id: interviews.id, name: ofCandidacy })
        .from(interviews)
        .innerJoin(candidacies, eq(candidacies.id, interviews.candidacyId))
        .innerJoin(offers, eq(offers.id, candidacies.offerId))
        .innerJoin(users, eq(users.id, candidacies.doctorId))
        .where(inArray(interviews.id, [...ids])),
    ),
  documentRequest: async (db: Queryable, ids: readonly string[]) =>
    named(
      await db
        .select({
          id: documentRequests.id,
          name: sql<string>`concat_ws(' · ', ${documentRequests.name}, ${ofCandidacy})`,
        })
        .from(documentRequests)
        .innerJoin(candidacies, eq(candidacies.id, documentRequests.candidacyId))
        .innerJoin(offers, eq(offers.id, candidacies.offerId))
        .innerJoin(users, eq(users.id, candidacies.doctorId))
        .where(inArray(documentRequests.id, [...ids])),
    ),
  document: async (db: Queryable, ids: readonly string[]) =>
    named(
      await db
        .select({ id: documents.id, name: documents.fileName })
        .from(documents)
        .where(inArray(documents.id, [...ids])),
    ),
};

const named = (rows: readonly { id: string; name: string | null }[]) =>
  new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
