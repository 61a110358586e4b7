import type { DoctorProfile } from '@fonendo/contract/doctor.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacy.lifecycle';
import { index, jsonb, pgEnum, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { hospitals } from './hospitals.ts';
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
    /** The offer's: whoever works there sees it, nobody else's query finds it. */
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id),
    status: candidacyStatusEnum().notNull().default('applied'),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
    /** Since when it has its status: how long somebody has been waiting. */
    statusSince: timestamp('status_since', { withTimezone: true }).notNull(),
    /**
     * Profile, CV and documents as they were at the moment of applying: what the hospital judges. Null once the
     * person has left the product.
     */
    snapshot: jsonb().$type<DoctorProfile>(),
    /** When somebody of the hospital first opened it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('candidacies_offer_doctor_key').on(table.offerId, table.doctorId),
    index('candidacies_doctor_id_idx').on(table.doctorId, table.appliedAt, table.id),
    index('candidacies_hospital_id_idx').on(table.hospitalId, table.status, table.statusSince, table.id),
  ],
);
