import { candidacyStepStatuses } from '@fonendo/domain/candidacies/steps';
import { documentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { interviewPlaces, slotProposers } from '@fonendo/domain/interviews/interview';
import { interviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { candidacies } from './candidacies.ts';
import { documentKindEnum } from './documents.ts';
import { hospitals } from './hospitals.ts';
import { users } from './users.ts';

export const candidacyStepStatusEnum = pgEnum('candidacy_step_status', candidacyStepStatuses);
export const documentRequestStatusEnum = pgEnum('document_request_status', documentRequestStatuses);
export const interviewStatusEnum = pgEnum('interview_status', interviewStatuses);
export const interviewPlaceEnum = pgEnum('interview_place', interviewPlaces);
export const slotProposerEnum = pgEnum('slot_proposer', slotProposers);

/** A step that a candidate has reached; its definition is in the offer's `steps` at that position. */
export const candidacySteps = pgTable(
  'candidacy_steps',
  {
    candidacyId: uuid('candidacy_id')
      .notNull()
      .references(() => candidacies.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: smallint().notNull(),
    status: candidacyStepStatusEnum().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    completedBy: uuid('completed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The result in the hospital's words; the candidate never reads it. */
    result: text(),
  },
  (table) => [
    primaryKey({ columns: [table.candidacyId, table.position] }),
    index('candidacy_steps_completed_by_idx').on(table.completedBy),
    check('candidacy_steps_ended_at', sql`(${table.status} = 'active') = (${table.completedAt} is null)`),
  ],
);

/** A document that a hospital requested from a candidate: what, why, until when. */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: uuid().primaryKey(),
    candidacyId: uuid('candidacy_id')
      .notNull()
      .references(() => candidacies.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id),
    /** The step it belongs to. */
    position: smallint().notNull(),
    kind: documentKindEnum(),
    name: text().notNull(),
    why: text().notNull(),
    /** The last day, in peninsular Spain. */
    dueOn: date('due_on').notNull(),
    status: documentRequestStatusEnum().notNull().default('asked'),
    /** Why it was requested again; the candidate reads it. */
    returnReason: text('return_reason'),
    fileKey: text('file_key').unique(),
    fileName: text('file_name'),
    bytes: integer(),
    sha256: text(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }),
    /** The hospital's staff handed it in for the candidate; who did may have left. */
    fromStaff: boolean('from_staff').notNull().default(false),
    handedInBy: uuid('handed_in_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the candidate was last reminded of the due date. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (table) => [
    index('document_requests_candidacy_id_idx').on(table.candidacyId, table.position, table.createdAt),
    index('document_requests_doctor_id_idx').on(table.doctorId),
    index('document_requests_hospital_id_idx').on(table.hospitalId),
    index('document_requests_due_idx').on(table.dueOn).where(sql`${table.status} in ('asked', 'askedAgain')`),
    index('document_requests_uploaded_idx')
      .on(table.hospitalId, table.candidacyId, table.uploadedAt)
      .where(sql`${table.status} = 'uploaded'`),
    index('document_requests_handed_in_by_idx').on(table.handedInBy),
    index('document_requests_reviewed_by_idx').on(table.reviewedBy),
    index('document_requests_created_by_idx').on(table.createdBy),
    check(
      'document_requests_have_their_file',
      sql`${table.status} not in ('uploaded') or num_nulls(${table.fileName}, ${table.bytes}, ${table.sha256}, ${table.uploadedAt}) = 0`,
    ),
  ],
);

/**
 * An interview with a candidate, from the proposed dates to its result. The constraint `interviews_one_at_a_time` (in
 * the migration) keeps two confirmed ones of a candidate from overlapping.
 */
export const interviews = pgTable(
  'interviews',
  {
    id: uuid().primaryKey(),
    candidacyId: uuid('candidacy_id')
      .notNull()
      .references(() => candidacies.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id),
    /** The step it belongs to. */
    position: smallint().notNull(),
    status: interviewStatusEnum().notNull().default('pendingConfirmation'),
    durationMinutes: smallint('duration_minutes').notNull(),
    place: interviewPlaceEnum().notNull(),
    /** The link of the meeting, or the address. */
    location: text().notNull(),
    /** The hospital's message to the candidate with the dates. */
    message: text().notNull().default(''),
    /** The candidate's comment when declining. */
    candidateComment: text('candidate_comment'),
    /** Set from the picked slot, and never changed afterwards. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** Grows with every calendar file that is sent (RFC 5545). */
    sequence: integer().notNull().default(0),
    /** The person of the hospital who proposed it. */
    organizerId: uuid('organizer_id').references(() => users.id, { onDelete: 'set null' }),
    /** People of the hospital who take part; those who have left it are no longer shown or told. */
    interviewerIds: uuid('interviewer_ids').array().notNull().default(sql`'{}'`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    remindedDayAt: timestamp('reminded_day_at', { withTimezone: true }),
    remindedHourAt: timestamp('reminded_hour_at', { withTimezone: true }),
  },
  (table) => [
    // The last two tell without reading the row whether a step has its date.
    index('interviews_candidacy_id_idx').on(table.candidacyId, table.createdAt, table.position, table.status),
    index('interviews_hospital_id_idx').on(table.hospitalId, table.startsAt),
    // Which candidates of a hospital have a date, without reading the rows.
    index('interviews_hospital_candidacies_idx').on(
      table.hospitalId,
      table.candidacyId,
      table.position,
      table.status,
      table.id,
    ),
    // What a hospital still has before it, or has not answered or said the result of; almost all interviews are over.
    index('interviews_open_idx')
      .on(table.hospitalId, table.status, table.endsAt)
      .where(sql`${table.status} in ('pendingConfirmation', 'confirmed', 'declined')`),
    index('interviews_doctor_id_idx').on(table.doctorId, table.startsAt),
    index('interviews_confirmed_idx').on(table.startsAt).where(sql`${table.status} = 'confirmed'`),
    index('interviews_organizer_id_idx').on(table.organizerId),
    check('interviews_have_an_end', sql`(${table.startsAt} is null) = (${table.endsAt} is null)`),
    check('interviews_end_after_their_start', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'interviews_confirmed_have_a_date',
      sql`${table.status} not in ('confirmed', 'held', 'notAttended') or ${table.startsAt} is not null`,
    ),
  ],
);

/** A date that one side proposed for an interview. */
export const interviewSlots = pgTable(
  'interview_slots',
  {
    id: uuid().primaryKey(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    proposedBy: slotProposerEnum('proposed_by').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Set when it was taken back before anybody picked it. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    index('interview_slots_interview_id_idx').on(table.interviewId, table.startsAt),
    check('interview_slots_end_after_their_start', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** A secret link with somebody's interviews for a calendar; renewing it makes the old link invalid. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Part of the input from which the link is computed. */
  serial: integer().notNull(),
  renewedAt: timestamp('renewed_at', { withTimezone: true }).notNull(),
});

/** Notes between colleagues about a candidate; the candidate never reads them. */
export const candidacyNotes = pgTable(
  'candidacy_notes',
  {
    id: uuid().primaryKey(),
    candidacyId: uuid('candidacy_id')
      .notNull()
      .references(() => candidacies.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Colleagues mentioned by name. */
    mentions: uuid().array().notNull().default(sql`'{}'`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [
    index('candidacy_notes_candidacy_id_idx').on(table.candidacyId, table.createdAt),
    index('candidacy_notes_author_id_idx').on(table.authorId),
  ],
);

/**
 * Notes between colleagues about a doctor of the directory, who need not have applied. They go with the doctor's wish to
 * be found, which is what they rest on; the doctor never reads them.
 */
export const doctorNotes = pgTable(
  'doctor_notes',
  {
    id: uuid().primaryKey(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [
    index('doctor_notes_doctor_id_idx').on(table.doctorId, table.hospitalId, table.createdAt),
    index('doctor_notes_hospital_id_idx').on(table.hospitalId),
    index('doctor_notes_author_id_idx').on(table.authorId),
    // What is kept too long is looked for by its age.
    index('doctor_notes_created_at_idx').on(table.createdAt),
  ],
);

/** Each colleague's rating of a candidate, in stars. */
export const candidacyRatings = pgTable(
  'candidacy_ratings',
  {
    candidacyId: uuid('candidacy_id')
      .notNull()
      .references(() => candidacies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: smallint().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidacyId, table.userId] }),
    index('candidacy_ratings_user_id_idx').on(table.userId),
    check('candidacy_ratings_one_to_five', sql`${table.stars} between 1 and 5`),
  ],
);
