import type { CvContent } from '@fonendo/domain/cv/cv';
import { cvReviewStatuses } from '@fonendo/domain/cv/cv.lifecycle';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const cvReviewStatusEnum = pgEnum('cv_review_status', cvReviewStatuses);

/** A doctor's CV. It is saved, shown, printed and copied as a whole, so it is one column. */
export const cvs = pgTable(
  'cvs',
  {
    doctorId: uuid('doctor_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: jsonb().$type<CvContent>().notNull(),
    /** Grows with every save: saving over a version one has not seen is a conflict. */
    version: integer().notNull(),
    status: cvReviewStatusEnum().notNull().default('pending'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    /** What an administrator wants changed. It stays until the CV is reviewed, so that it can be read while editing. */
    returnReason: text('return_reason'),
    returnedAt: timestamp('returned_at', { withTimezone: true }),
  },
  (table) => [
    index('cvs_pending_idx')
      .on(table.doctorId, table.updatedAt, table.returnedAt)
      .where(sql`${table.status} = 'pending'`),
  ],
);
