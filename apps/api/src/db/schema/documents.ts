import { documentStatuses } from '@fonendo/domain/documents/document.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const documentKindEnum = pgEnum('document_kind', documentKinds);
export const documentStatusEnum = pgEnum('document_status', documentStatuses);

/** One version of one document. The current version has no `supersededAt`; earlier ones are kept. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: documentKindEnum().notNull(),
    version: integer().notNull(),
    /** Generated; says nothing about the person or the file. */
    fileKey: text('file_key').notNull().unique(),
    fileName: text('file_name').notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    status: documentStatusEnum().notNull().default('pending'),
    /** Why it was rejected, as the doctor reads it. */
    reason: text(),
    /** Expiry of what it certifies, if known. */
    validUntil: date('valid_until'),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    supersededAt: timestamp('superseded_at', { withTimezone: true }),
  },
  (table) => [
    index('documents_doctor_id_idx').on(table.doctorId, table.kind, table.uploadedAt),
    index('documents_reviewed_by_idx').on(table.reviewedBy),
    uniqueIndex('documents_one_current_per_kind')
      .on(table.doctorId, table.kind)
      .where(sql`${table.supersededAt} is null and ${table.kind} <> 'additional'`),
    check('documents_rejected_with_a_reason', sql`(${table.status} = 'rejected') = (${table.reason} is not null)`),
  ],
);
