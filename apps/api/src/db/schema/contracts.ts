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
    /** Verified before signing. */
    email: text().notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Of the exact PDF that was shown and accepted. */
    contractSha256: text('contract_sha256').notNull(),
    /** The same text with the page of evidence: the file to download. */
    signedFileKey: text('signed_file_key').notNull(),
    signedSha256: text('signed_sha256').notNull(),
  },
  (table) => [
    index('contracts_user_id_idx').on(table.userId, table.signedAt),
    // For the nightly sweep, which looks for the owner of each file.
    index('contracts_signed_file_key_idx').on(table.signedFileKey),
  ],
);
