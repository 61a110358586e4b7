import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** The hospital of the offer: only its people see the candidacy. */
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id),
    status: candidacyStatusEnum().notNull().default('applied'),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
    /** Since when it has its status. */
    statusSince: timestamp('status_since', { withTimezone: true }).notNull(),
    /** Ended candidacies come last in lists. */
    ended: boolean().notNull().generatedAlwaysAs(sql`status in ('accepted', 'discarded', 'withdrawn')`),
    /** The current step, from 0, or the last one if it ended; null if none was started. */
    step: smallint(),
    /** Since when it has its current status, or its step while in process. */
    stepSince: timestamp('step_since', { withTimezone: true }).notNull(),
    /** Why the hospital discarded it. The candidate never reads it: in no answer, mail, export or page. */
    discardReason: text('discard_reason'),
    /** What the hospital told the candidate when it discarded them; null if it left that to the product. */
    farewell: text(),
    /** How well the candidate fits the post, from 0 to 100, by what was handed in. */
    match: smallint().notNull().default(0),
    /** Name and CV in lower case without accents, for the hospital's search. Empty once the account is deleted. */
    searchText: text('search_text').notNull().default(''),
    /**
     * Profile, CV and documents as they were when the doctor applied: what the hospital judges. Null once the account
     * is deleted.
     */
    snapshot: jsonb().$type<DoctorProfile>(),
    /** Who of the hospital accepted it: the doctor's contact there. */
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whether a hospital that accepts is shown the doctor's phone beside their address. */
    sharesPhone: boolean('shares_phone').notNull().default(true),
    /** Between which days the doctor can start, once accepted, and the one that the hospital chose. */
    firstDayFrom: date('first_day_from'),
    firstDayTo: date('first_day_to'),
    firstDayAgreed: date('first_day_agreed'),
    /** The call to an accepted candidate: when, who noted it, and what came of it, which the candidate never reads. */
    calledOn: date('called_on'),
    calledBy: uuid('called_by').references(() => users.id, { onDelete: 'set null' }),
    callNote: text('call_note'),
    /** When somebody of the hospital first opened it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('candidacies_offer_doctor_key').on(table.offerId, table.doctorId),
    index('candidacies_doctor_id_idx').on(table.doctorId, table.appliedAt, table.id),
    // Counts by status, and acceptances by month.
    index('candidacies_hospital_id_idx').on(
      table.hospitalId,
      table.status,
      table.stepSince,
      table.id,
      table.appliedAt,
      table.doctorId,
    ),
    // All candidacies of a hospital, filtered, sorted and counted without reading the wide rows.
    index('candidacies_hospital_lists_idx').on(
      table.hospitalId,
      table.ended,
      table.stepSince,
      table.id,
      table.status,
      table.step,
      table.match,
      table.appliedAt,
      table.offerId,
      table.seenAt,
      table.doctorId,
    ),
    // Those that are not over, counted by step in the order of the index.
    index('candidacies_open_idx')
      .on(table.hospitalId, table.status, table.offerId, table.step, table.stepSince, table.id)
      .where(sql`not ${table.ended}`),
    // Vacancies that are filled, offer by offer, and the time until acceptance.
    index('candidacies_accepted_idx')
      .on(table.hospitalId, table.offerId, table.stepSince, table.appliedAt)
      .where(sql`${table.status} = 'accepted'`),
    index('candidacies_unseen_idx')
      .on(table.hospitalId, table.appliedAt, table.id)
      .where(sql`${table.seenAt} is null and not ${table.ended}`),
    index('candidacies_hospital_applied_idx').on(table.hospitalId, table.appliedAt, table.id),
    index('candidacies_hospital_match_idx').on(table.hospitalId, table.match, table.id),
    // A column of the board, the best match first.
    index('candidacies_board_idx').on(table.offerId, table.status, table.step, table.match, table.id),
    index('candidacies_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('candidacies_called_by_idx').on(table.calledBy).where(sql`${table.calledBy} is not null`),
    index('candidacies_accepted_by_idx').on(table.acceptedBy).where(sql`${table.acceptedBy} is not null`),
    check(
      'candidacies_discarded_with_a_reason',
      sql`(${table.status} = 'discarded') = (${table.discardReason} is not null)`,
    ),
    check('candidacies_farewell_once_discarded', sql`${table.status} = 'discarded' or ${table.farewell} is null`),
    check(
      'candidacies_first_day_of_the_accepted',
      sql`${table.firstDayFrom} is null and ${table.firstDayTo} is null or ${table.status} = 'accepted' and coalesce(${table.firstDayFrom} <= ${table.firstDayTo}, false)`,
    ),
    check(
      'candidacies_first_day_agreed_within',
      sql`${table.firstDayAgreed} is null or coalesce(${table.firstDayAgreed} between ${table.firstDayFrom} and ${table.firstDayTo}, false)`,
    ),
    check(
      'candidacies_called_once_accepted',
      sql`${table.calledOn} is null and ${table.callNote} is null or ${table.status} = 'accepted' and ${table.calledOn} is not null and ${table.callNote} is not null`,
    ),
    check('candidacies_in_process_at_a_step', sql`${table.status} <> 'inProcess' or ${table.step} is not null`),
    check('candidacies_applied_at_no_step', sql`${table.status} <> 'applied' or ${table.step} is null`),
  ],
);
