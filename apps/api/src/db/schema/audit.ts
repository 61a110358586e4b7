import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Who did what to what. A trigger refuses updates, and deletions within the 24 months of retention. No foreign keys: an
 * entry outlives the rows it is about. It contains no personal data; packages/domain/src/audit/fields.ts lists what it
 * may hold.
 *
 * Divided by month of `at` (docs/decisions/0123), which Drizzle cannot say: the migration `*_audit_by_month.sql` does.
 * What divides a table has to be part of its key.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for what the product does by itself. */
    actorId: uuid('actor_id'),
    /** The administrator who acted as the actor. */
    impersonatorId: uuid('impersonator_id'),
    action: text().notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb(),
    after: jsonb(),
    /** Names of the fields whose values are in the details: the names stay when the values are erased. */
    personalFields: text('personal_fields').array().notNull().default([]),
    requestId: text('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index('audit_entries_at_idx').on(table.at, table.id),
    index('audit_entries_action_idx').on(table.action, table.at, table.id),
    index('audit_entries_subject_idx').on(table.subjectType, table.subjectId, table.at),
    index('audit_entries_actor_idx').on(table.actorId, table.at),
    index('audit_entries_impersonator_idx').on(table.impersonatorId, table.at),
  ],
);

/**
 * From when on there can be entries about something that was made at this moment: a query with this bound skips the
 * months before. A day earlier, because several machines may have written the entries, each by its own clock.
 */
export const recordedSince = (made: Date): Date => new Date(made.getTime() - 24 * 60 * 60 * 1000);

/**
 * The personal values of an entry, in a table of their own so that they are erased with the person. A trigger refuses
 * updates, and another one deletes them with their entry.
 */
export const auditDetails = pgTable(
  'audit_details',
  {
    entryId: uuid('entry_id').primaryKey(),
    /** An account, or the invitation of somebody who has none yet. */
    personId: uuid('person_id').notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('audit_details_person_id_idx').on(table.personId)],
);
