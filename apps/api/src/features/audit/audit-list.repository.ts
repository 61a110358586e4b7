import type { AuditFilters, AuditPage } from '@fonendo/contract/audit.schema';
import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import { and, count, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { withinDays } from '../../db/days-in-spain.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { oneOf } from '../../db/one-of.ts';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { documents } from '../../db/schema/documents.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { documentRequests, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { ask, askRows, each, type Placeholders } from '../../db/statements/prepared.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

export const auditKeyset = keyset('newest', { at: auditEntries.at, id: auditEntries.id });

/** The three ways in which an entry can concern somebody, each with an index of its own. */
const tiesTo = (person: Placeholder): SQL[] => [
  eq(auditEntries.actorId, person),
  eq(auditEntries.impersonatorId, person),
  sql`${auditEntries.subjectType} = 'user' and ${auditEntries.subjectId} = ${person}`,
];

const askedOf = ({ action, subject, subjectId, from, to, person }: AuditFilters) => ({
  ...{ action, subject, subjectId: subject && subjectId, from, to, person: person || undefined },
});

const conditionOf = (p: Placeholders<ReturnType<typeof askedOf>>): SQL | undefined =>
  and(
    p.action && eq(auditEntries.action, p.action),
    p.subject && eq(auditEntries.subjectType, p.subject),
    p.subjectId && eq(auditEntries.subjectId, p.subjectId),
    withinDays(auditEntries.at, p.from, p.to),
  );

type Page = { after: Position | null; limit: number };

/** Newest first. One more than requested shows whether there is another page. */
export async function listAuditRows(db: Queryable, filter: AuditFilters, page: Page): Promise<AuditRow[]> {
  const { after, limit } = page;
  const values = { ...askedOf(filter), after: each(after), rows: limit + 1 };
  const rows = await ask<AuditRow[], typeof values>(db, 'audit', values, (p) => {
    const part = (tie?: SQL) =>
      db
        .select()
        .from(auditEntries)
        .where(and(tie, conditionOf(p), auditKeyset.beyond(p.after, 'desc')))
        .orderBy(...auditKeyset.orderBy('desc'))
        .limit(p.rows);
    if (!p.person) return part();
    // Each condition uses its own index; an entry that matches two of them is shown once.
    const [acted, impersonated, concerned] = tiesTo(p.person);
    return unionAll(part(acted), part(impersonated), part(concerned));
  });
  if (!filter.person) return rows;
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  return distinct.sort(newestFirst).slice(0, limit + 1);
}

const newestFirst = (one: AuditRow, other: AuditRow) =>
  other.at.getTime() - one.at.getTime() || (other.id < one.id ? -1 : 1);

export async function countAudit(db: Queryable, filter: AuditFilters): Promise<number> {
  const [row] = await ask(db, 'count of audit', askedOf(filter), (p) =>
    db
      .select({ total: count() })
      .from(auditEntries)
      .where(and(p.person && or(...tiesTo(p.person)), conditionOf(p))),
  );
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
  const rows = await askRows(
    db,
    `values of ${column.name} that occur`,
    { values },
    (p) => sql<{ value: Value }>`select value from unnest(${p.values}::text[]) as value
      cross join lateral (select 1 from ${auditEntries} where ${column} = value limit 1) as found`,
  );
  return rows.map(({ value }) => value);
}

/** The personal values of these entries, by entry; those of deleted people are erased. */
export async function listAuditDetails(db: Queryable, entryIds: readonly string[]) {
  if (entryIds.length === 0) return new Map<string, typeof auditDetails.$inferSelect>();
  const rows = await ask(db, 'details of audit entries', { entryIds }, (p) =>
    db.select().from(auditDetails).where(oneOf(auditDetails.entryId, p.entryIds)),
  );
  return new Map(rows.map((row) => [row.entryId, row]));
}

export async function listNames(db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await ask(db, 'names of users', { userIds }, (p) =>
    db
      .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
      .from(users)
      .where(oneOf(users.id, p.userIds)),
  );
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
}

/** The candidate, nameless once their account is deleted, and the offer. */
const ofCandidacy = sql<string>`concat_ws(' · ', nullif(trim(concat_ws(' ', ${users.firstname}, ${users.lastname})), ''), ${offers.name})`;

/** The names of what entries are about; deleted things have none. */
export const subjectNames = {
  user: listNames,
  hospital: async (db: Queryable, ids: readonly string[]) =>
    named(
      await ask(db, 'names of hospitals', { ids }, (p) =>
        db.select({ id: hospitals.id, name: hospitals.name }).from(hospitals).where(oneOf(hospitals.id, p.ids)),
      ),
    ),
  offer: async (db: Queryable, ids: readonly string[]) =>
    named(
      await ask(db, 'names of offers', { ids }, (p) =>
        db.select({ id: offers.id, name: offers.name }).from(offers).where(oneOf(offers.id, p.ids)),
      ),
    ),
  petition: async (db: Queryable, ids: readonly string[]) =>
    named(
      await ask(db, 'names of petitions', { ids }, (p) =>
        db.select({ id: petitions.id, name: petitions.reference }).from(petitions).where(oneOf(petitions.id, p.ids)),
      ),
    ),
  candidacy: async (db: Queryable, ids: readonly string[]) =>
    named(
      await ask(db, 'names of candidacies', { ids }, (p) =>
        db
          .select({ id: candidacies.id, name: ofCandidacy })
          .from(candidacies)
          .innerJoin(offers, eq(offers.id, candidacies.offerId))
          .innerJoin(users, eq(users.id, candidacies.doctorId))
          .where(oneOf(candidacies.id, p.ids)),
      ),
    ),
  interview: async (db: Queryable, ids: readonly string[]) =>
    named(
      await ask(db, 'names of interviews', { ids }, (p) =>
        db
          .select({ id: interviews.id, name: ofCandidacy })
          .from(interviews)
          .innerJoin(candidacies, eq(candidacies.id, interviews.candidacyId))
          .innerJoin(offers, eq(offers.id, candidacies.offerId))
          .innerJoin(users, eq(users.id, candidacies.doctorId))
          .where(oneOf(interviews.id, p.ids)),
      ),
    ),
  documentRequest: async (db: Queryable, ids: readonly string[]) =>
    named(
      await ask(db, 'names of document requests', { ids }, (p) =>
        db
          .select({
            id: documentRequests.id,
            name: sql<string>`concat_ws(' · ', ${documentRequests.name}, ${ofCandidacy})`,
          })
          .from(documentRequests)
          .innerJoin(candidacies, eq(candidacies.id, documentRequests.candidacyId))
          .innerJoin(offers, eq(offers.id, candidacies.offerId))
          .innerJoin(users, eq(users.id, candidacies.doctorId))
          .where(oneOf(documentRequests.id, p.ids)),
      ),
    ),
  document: async (db: Queryable, ids: readonly string[]) =>
    named(
      await ask(db, 'names of documents', { ids }, (p) =>
        db.select({ id: documents.id, name: documents.fileName }).from(documents).where(oneOf(documents.id, p.ids)),
      ),
    ),
};

const named = (rows: readonly { id: string; name: string | null }[]) =>
  new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
