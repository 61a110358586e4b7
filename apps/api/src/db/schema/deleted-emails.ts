import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keyed hashes of the emails of deleted accounts, which cannot be used again (specification, section 6). */
export const deletedEmails = pgTable('deleted_emails', {
  hash: text().primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
});
