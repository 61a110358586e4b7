import { candidacyStatuses } from '@fonendo/domain/candidacy.lifecycle';
import { index, pgEnum, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { offers } from './offers.ts';
import { users } from './users.ts';

export const candidacyStatusEnum = pgEnum('candidacy_status', candidacyStatuses);

/** One doctor's application to one offer; applying twice is impossible. */
export const candidacies = pgTable(
  'candidacies',
  {
    id: uuid().primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id),
    status: candidacyStatusEnum().notNull().default('applied'),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('candidacies_offer_doctor_key').on(table.offerId, table.doctorId),
    index('candidacies_doctor_id_idx').on(table.doctorId, table.status),
  ],
);
