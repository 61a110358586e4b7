import { languageProofs } from '@fonendo/domain/documents/paper-weights';
import { journeySteps } from '@fonendo/domain/petitions/journey/steps';
import { notificationChannels } from '@fonendo/domain/petitions/legal-clock/notification';
import {
  hearingOutcomes,
  hearingProposals,
  petitionEntryKinds,
  resolutionKinds,
} from '@fonendo/domain/petitions/petition';
import { petitionStatuses } from '@fonendo/domain/petitions/petition.lifecycle';
import { eq, sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { documents } from './documents.ts';
import { users } from './users.ts';

export const languageProofEnum = pgEnum('language_proof', languageProofs);
export const petitionStatusEnum = pgEnum('petition_status', petitionStatuses);
export const resolutionKindEnum = pgEnum('resolution_kind', resolutionKinds);
export const petitionEntryKindEnum = pgEnum('petition_entry_kind', petitionEntryKinds);

export const journeyStepEnum = pgEnum('journey_step', journeySteps);
export const notificationChannelEnum = pgEnum('notification_channel', notificationChannels);
export const hearingProposalEnum = pgEnum('hearing_proposal', hearingProposals);
export const hearingOutcomeEnum = pgEnum('hearing_outcome', hearingOutcomes);

/**
 * How and when the applicant was notified of an act. An electronic notice has the day it was put at disposal, and no
 * other while nobody has opened it; of acts recorded before this was asked only the day is known.
 */
const notification = () => ({
  channel: notificationChannelEnum().notNull().default('electronic'),
  disposedOn: date('disposed_on'),
  notifiedOn: date('notified_on'),
});

/** The ministry's own letter, as the team received it. */
const letter = () => ({
  letterFileKey: text('letter_file_key').unique(),
  letterFileName: text('letter_file_name'),
  letterBytes: integer('letter_bytes'),
});

/** The six digits of a reference. Gaps do not matter: a reference identifies a petition, it does not count them. */
export const petitionReferences = pgSequence('petition_references', { startWith: 1 });

/** One request for recognition. A null status means that the doctor is still filling it in. */
export const petitions = pgTable(
  'petitions',
  {
    id: uuid().primaryKey(),
    /** HOM-2026-004217 */
    reference: text().notNull(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id),
    status: petitionStatusEnum(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Since when it has its status. */
    statusSince: timestamp('status_since', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /**
     * What the queue filters and searches by, copied when the petition was sent, so that it needs no join of four
     * tables.
     */
    country: char({ length: 2 }),
    searchText: text('search_text').notNull(),
    /** Surname first, without accents: the queue sorts by it. */
    sortName: text('sort_name').notNull(),
    /** Ended petitions come last in the queue. */
    ended: boolean().notNull().generatedAlwaysAs(sql`coalesce(status in ('Aproved', 'Refused'), false)`),
    /** Copied from the payment: the queue filters by it. */
    paid: boolean().notNull().default(false),
    registryNumber: text('registry_number'),
    registeredOn: date('registered_on'),
    /** Whether the ministry ever stopped the clock. Only a trigger on the suspensions writes it. */
    suspended: boolean().notNull().default(false),
    resolutionKind: resolutionKindEnum('resolution_kind'),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    resolutionComment: text('resolution_comment'),
    resolutionChannel: notificationChannelEnum('resolution_channel'),
    resolutionDisposedOn: date('resolution_disposed_on'),
    resolutionNotifiedOn: date('resolution_notified_on'),
    resolutionFileKey: text('resolution_file_key').unique(),
    resolutionFileName: text('resolution_file_name'),
    resolutionBytes: integer('resolution_bytes'),
    /** Which of the proofs of Spanish the doctor hands in (art. 13.2 RD 889/2022). */
    languageProof: languageProofEnum('language_proof'),
    /** Who files it in the doctor's name; null if the doctor does. */
    representativeName: text('representative_name'),
    representativeDocument: text('representative_document'),
    /** The document that was made by signing here, and the fingerprint of the text that was signed. */
    declarationDocumentId: uuid('declaration_document_id').references(() => documents.id, { onDelete: 'set null' }),
    declarationSha256: text('declaration_sha256'),
  },
  (table) => [
    uniqueIndex('petitions_reference_key').on(table.reference),
    // One live petition per doctor; another one only after a refusal.
    uniqueIndex('petitions_one_live').on(table.doctorId).where(sql`${table.status} is distinct from 'Refused'`),
    index('petitions_doctor_id_idx').on(table.doctorId, table.createdAt),
    // Both hold all columns that the queue filters by, so that totals are counted from the index alone.
    index('petitions_status_idx').on(table.status, table.statusSince, table.id, table.country, table.paid, table.ended),
    index('petitions_country_idx').on(table.country, table.status, table.paid, table.ended, table.statusSince),
    index('petitions_waiting_idx').on(table.ended, table.statusSince, table.id),
    index('petitions_unpaid_idx').on(table.ended, table.statusSince, table.id).where(sql`not ${table.paid}`),
    // Unique for the entries, which refer to both.
    uniqueIndex('petitions_created_at_idx').on(table.createdAt, table.id),
    index('petitions_sort_name_idx').on(table.sortName, table.id),
    index('petitions_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('petitions_registry_number_idx').using('gin', table.registryNumber.op('gin_trgm_ops')),
    // For CVs that wait for a review: they belong to these petitions. The longest wait first, for a bounded count.
    index('petitions_in_hand_idx')
      .on(table.statusSince, table.doctorId)
      .where(sql`${table.status} in ('Pending', 'Review')`),
    // The end of these terms depends on the day: they are computed one by one.
    index('petitions_suspended_idx')
      .on(table.registeredOn, table.id, table.doctorId, table.suspended, table.status)
      .where(sql`${table.suspended} and ${table.status} = 'Sended'`),
    // The lists of the administrators' dashboard: by month of the registry, and of the resolution.
    index('petitions_registered_idx')
      .on(table.status, table.registeredOn, table.sentAt, table.id)
      .where(sql`${table.registeredOn} is not null`),
    index('petitions_resolved_idx')
      .on(table.resolvedAt, table.registeredOn)
      .where(sql`${table.resolvedAt} is not null`),
    index('petitions_updated_at_idx').on(table.updatedAt, table.id),
    index('petitions_declaration_idx')
      .on(table.declarationDocumentId)
      .where(sql`${table.declarationDocumentId} is not null`),
    check(
      'petitions_represented_by_somebody',
      sql`(${table.representativeName} is null) = (${table.representativeDocument} is null)`,
    ),
    check(
      'petitions_sent_to_the_ministry_are_registered',
      sql`${table.status} not in ('Sended', 'Aproved', 'Refused') or (${table.registryNumber} is not null and ${table.registeredOn} is not null)`,
    ),
    check(
      'petitions_resolved_have_a_resolution',
      sql`(${table.status} in ('Aproved', 'Refused')) = (${table.resolutionKind} is not null) or ${table.status} is null`,
    ),
  ],
);

/**
 * The dated history of a petition. Internal entries are shown to administrators only.
 *
 * Divided by the month in which the petition was made, so that all entries of one are in one part (docs/decisions/0123);
 * the migration `*_petitions_by_month.sql` does what Drizzle cannot say.
 */
export const petitionEntries = pgTable(
  'petition_entries',
  {
    id: uuid().notNull(),
    petitionId: uuid('petition_id').notNull(),
    petitionCreatedAt: timestamp('petition_created_at', { withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: petitionEntryKindEnum().notNull(),
    /** Null for what the product does by itself. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    internal: boolean().notNull().default(false),
    text: text(),
    /** The parameters of this kind's text: a document, a date, a number. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.petitionCreatedAt] }),
    foreignKey({
      name: 'petition_entries_petition_fk',
      columns: [table.petitionId, table.petitionCreatedAt],
      foreignColumns: [petitions.id, petitions.createdAt],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('petition_entries_petition_id_idx').on(table.petitionId, table.at),
    index('petition_entries_author_id_idx').on(table.authorId),
  ],
);

/**
 * What a petition counts for on the administrators' dashboard, as changes to be summed, like those of people
 * (`user_tallies`). Triggers on `petitions` insert them; `petition_figures` says what a petition counts for:
 * - `Pending`, `Review`: in hand, by the day (UTC) since when;
 * - `sent`, `suspended`: at the ministry, by the day of the registry; `suspended` if the clock was ever stopped;
 * - `registered`: by the month of the registry, with the days since it was sent;
 * - `resolved`: by the month of the resolution in Spain, with the days since the registry.
 */
export const petitionTallies = pgTable(
  'petition_tallies',
  {
    figure: text().notNull(),
    /** The day, or the first of the month. */
    day: date().notNull(),
    days: integer(),
    petitions: integer().notNull(),
  },
  (table) => [index('petition_tallies_day_idx').on(table.figure, table.day, table.days, table.petitions)],
);

/** Periods in which the legal clock stands still, because the applicant was asked for something. */
export const petitionSuspensions = pgTable(
  'petition_suspensions',
  {
    id: uuid().primaryKey(),
    petitionId: uuid('petition_id')
      .notNull()
      .references(() => petitions.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    ...notification(),
    /** The day that counts as notified; of an unopened electronic notice the day on which it counts as rejected. */
    from: date().notNull(),
    until: date(),
    /** The last day to answer, counted from `from`. */
    answerBy: date('answer_by').notNull(),
    /** The term granted; unknown for requests recorded before it was kept. */
    workingDays: integer('working_days'),
    extensionRequestedOn: date('extension_requested_on'),
    extensionDecidedOn: date('extension_decided_on'),
    /** The whole term in working days; null if the extension was denied. */
    extensionDays: integer('extension_days'),
    ...letter(),
  },
  (table) => [index('petition_suspensions_petition_id_idx').on(table.petitionId)],
);

/** The ministry hears the applicant before it refuses or grants with conditions (art. 17 RD 889/2022). */
export const petitionHearings = pgTable(
  'petition_hearings',
  {
    id: uuid().primaryKey(),
    petitionId: uuid('petition_id')
      .notNull()
      .references(() => petitions.id, { onDelete: 'cascade' }),
    proposal: hearingProposalEnum().notNull(),
    summary: text().notNull(),
    ...notification(),
    closedOn: date('closed_on'),
    outcome: hearingOutcomeEnum(),
    ...letter(),
  },
  (table) => [
    index('petition_hearings_petition_id_idx').on(table.petitionId),
    // One at a time.
    uniqueIndex('petition_hearings_one_open').on(table.petitionId).where(sql`${table.closedOn} is null`),
    check('petition_hearings_closed_have_an_outcome', sql`(${table.closedOn} is null) = (${table.outcome} is null)`),
  ],
);

/** What a conditional resolution asks for before it takes effect. */
export const petitionConditions = pgTable(
  'petition_conditions',
  {
    id: uuid().primaryKey(),
    petitionId: uuid('petition_id')
      .notNull()
      .references(() => petitions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [index('petition_conditions_petition_id_idx').on(table.petitionId, table.position)],
);

/** Documents that the doctor uploaded for a request or a hearing of the ministry or for a condition, not for the checklist. */
export const petitionAnswers = pgTable(
  'petition_answers',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    petitionId: uuid('petition_id')
      .notNull()
      .references(() => petitions.id, { onDelete: 'cascade' }),
    requirementId: uuid('requirement_id').references(() => petitionSuspensions.id, { onDelete: 'cascade' }),
    hearingId: uuid('hearing_id').references(() => petitionHearings.id, { onDelete: 'cascade' }),
    conditionId: uuid('condition_id').references(() => petitionConditions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('petition_answers_petition_id_idx').on(table.petitionId),
    index('petition_answers_requirement_id_idx').on(table.requirementId),
    index('petition_answers_hearing_id_idx').on(table.hearingId),
    index('petition_answers_condition_id_idx').on(table.conditionId),
    check(
      'petition_answers_one_question',
      sql`num_nonnulls(${table.requirementId}, ${table.hearingId}, ${table.conditionId}) = 1`,
    ),
  ],
);

/** Whether a conditional resolution still waits for something. */
export const hasOpenConditions = (petitionId: PgColumn) =>
  sql<boolean>`exists (select from ${petitionConditions} where ${eq(petitionConditions.petitionId, petitionId)} and ${petitionConditions.doneAt} is null)`;

/** Proof of what was sent, for anybody who has the code; it reveals no person. */
export const petitionReceipts = pgTable('petition_receipts', {
  petitionId: uuid('petition_id')
    .primaryKey()
    .references(() => petitions.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  sha256: text().notNull(),
  /** Null once the retention is over: code and fingerprint still prove what was sent. */
  fileKey: text('file_key').unique(),
  documents: jsonb().$type<{ kind: string; version: number; sha256: string }[]>().notNull(),
});

/** What a doctor says of a step to their first working day: since when it is under way, and when it was done. */
export const journeyMarks = pgTable(
  'journey_marks',
  {
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id),
    step: journeyStepEnum().notNull(),
    startedOn: date('started_on'),
    doneOn: date('done_on'),
  },
  (table) => [
    primaryKey({ columns: [table.doctorId, table.step] }),
    check('journey_marks_say_something', sql`num_nonnulls(${table.startedOn}, ${table.doneOn}) > 0`),
    check('journey_marks_end_after_they_begin', sql`${table.startedOn} <= ${table.doneOn}`),
  ],
);
