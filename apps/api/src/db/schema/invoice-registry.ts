import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { invoices } from './payments.ts';
import { users } from './users.ts';

/**
 * One record for every invoice, chained by hashes (Real Decreto 1007/2023). A trigger keeps them from being changed;
 * only the oldest ones go, after the years for which they are kept.
 */
export const invoiceRecords = pgTable('invoice_records', {
  /** Counted from 1 without gaps, over all series. */
  position: integer().primaryKey(),
  invoiceId: uuid('invoice_id')
    .notNull()
    .unique()
    .references(() => invoices.id),
  /** Of the record before; empty for the first one. */
  previousHash: text('previous_hash').notNull(),
  /** The published hash, over the fields that the tax agency names. */
  hash: char({ length: 64 }).notNull(),
  /** Our own: over the whole XML and the seal before it, so that a change anywhere in a record is found. */
  seal: char({ length: 64 }).notNull(),
  xml: text().notNull(),
  /** Whether records were being sent to the tax agency: the invoice says so. */
  isSent: boolean('is_sent').notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
});

/** The end of the chain: one row, locked while a record is added, so that two payments at once cannot fork it. */
export const invoiceRegistry = pgTable(
  'invoice_registry',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    position: integer().notNull(),
    hash: text().notNull(),
    seal: text().notNull(),
    /** The chain begins after this record: the ones up to it were deleted when their years were over. */
    deletedUpTo: integer('deleted_up_to').notNull().default(0),
    deletedHash: text('deleted_hash').notNull().default(''),
    deletedSeal: text('deleted_seal').notNull().default(''),
  },
  (table) => [check('invoice_registry_is_only', sql`${table.isOnly}`)],
);

/** What happened to the registry: checks, exports, deletions. Never changed. */
export const invoiceEvents = pgTable(
  'invoice_events',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null for commands and jobs. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('invoice_events_at_idx').on(table.at, table.id)],
);
