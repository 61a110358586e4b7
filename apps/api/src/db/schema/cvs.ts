import type { CvContent } from '@fonendo/domain/cv/cv';
import { cvReviewStatuses } from '@fonendo/domain/cv/cv.lifecycle';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const cvReviewStatusEnum = pgEnum('cv_review_status', cvReviewStatuses);

/** A doctor's CV. It is written, shown, printed and copied as a whole, so it is kept as a whole. */
export const cvs = pgTable(
  'cvs',
  {
    doctorId: uuid('doctor_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: jsonb().$type<CvContent>().notNull(),
    /** Grows with every save: a tab that saves over a version it has not seen is told so. */
    version: integer().notNull(),
    status: cvReviewStatusEnum().notNull().default('pending'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
  },
  (table) => [index('cvs_pending_idx').on(table.doctorId).where(sql`${table.status} = 'pending'`)],
);
