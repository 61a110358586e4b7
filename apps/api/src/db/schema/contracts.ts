import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Signed contracts with their evidence. A trigger refuses updates and early deletions.
 * No foreign key: the evidence outlives the account by five years.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Typed by the person as their signature. */
    signedName: text('signed_name').notNull(),
    /** Verified before the signature. */
    email: text().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Of the exact PDF that was shown and agreed to. */
    contractSha256: text('contract_sha256').notNull(),
    /** The same text with the sheet of evidence: what can be downloaded. */
    signedFileKey: text('signed_file_key').notNull(),
    signedSha256: text('signed_sha256').notNull(),
  },
  (table) => [
    index('contracts_user_id_idx').on(table.userId, table.signedAt),
    // For the sweep, which asks whose each file is.
    index('contracts_signed_file_key_idx').on(table.signedFileKey),
  ],
);
