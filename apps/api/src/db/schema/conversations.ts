import { messageSides } from '@fonendo/domain/conversations/conversation';
import { reportedStandings, reportReasons } from '@fonendo/domain/conversations/reports';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { candidacies } from './candidacies.ts';
import { hospitals } from './hospitals.ts';
import { petitions } from './petitions.ts';
import { users } from './users.ts';

export const messageSideEnum = pgEnum('message_side', messageSides);

/**
 * What a doctor and a hospital write to each other about a candidacy, or a doctor and the team about a petition: a text
 * or a file.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    candidacyId: uuid('candidacy_id').references(() => candidacies.id, { onDelete: 'cascade' }),
    petitionId: uuid('petition_id').references(() => petitions.id, { onDelete: 'cascade' }),
    side: messageSideEnum().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Made by the sender's browser, so that a repeated request writes nothing twice. */
    key: uuid().notNull(),
    text: text().notNull(),
    /** The text and the name of the file, without accents and capitals. */
    searchText: text('search_text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    /** When the other side first saw it. */
    readAt: timestamp('read_at', { withTimezone: true }),
    /** When it was looked at for a mail; what was read before never is. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** Whether somebody was mailed it: who switched these mails off was not. */
    byMail: boolean('by_mail').notNull().default(false),
    /** Of the doctor's: when the other side answered, or said that no answer is needed. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    fileKey: text('file_key').unique(),
    fileName: text('file_name'),
    bytes: integer(),
    sha256: text(),
  },
  (table) => [
    unique('messages_written_once').on(table.candidacyId, table.key),
    unique('messages_of_petition_written_once').on(table.petitionId, table.key),
    index('messages_candidacy_id_idx').on(table.candidacyId, table.sentAt, table.id),
    index('messages_petition_id_idx').on(table.petitionId, table.sentAt, table.id),
    index('messages_author_id_idx').on(table.authorId),
    index('messages_unmailed_idx')
      .on(table.candidacyId, table.side)
      .where(sql`${table.mailedAt} is null and ${table.readAt} is null`),
    index('messages_unread_idx').on(table.candidacyId, table.side).where(sql`${table.readAt} is null`),
    index('messages_unanswered_idx')
      .on(table.candidacyId, table.sentAt)
      .where(sql`${table.side} = 'doctor' and ${table.answeredAt} is null`),
    index('messages_of_petition_unread_idx')
      .on(table.petitionId, table.side)
      .where(sql`${table.petitionId} is not null and ${table.readAt} is null`),
    index('messages_of_petition_unanswered_idx')
      .on(table.petitionId, table.sentAt)
      .where(sql`${table.petitionId} is not null and ${table.side} = 'doctor' and ${table.answeredAt} is null`),
    check('messages_about_one_thing', sql`num_nonnulls(${table.candidacyId}, ${table.petitionId}) = 1`),
    check(
      'messages_have_their_file',
      sql`num_nulls(${table.fileKey}, ${table.fileName}, ${table.bytes}, ${table.sha256}) in (0, 4)`,
    ),
    check('messages_say_something', sql`${table.text} <> '' or ${table.fileKey} is not null`),
  ],
);

/**
 * The address to which one person may answer about one thing by mail. It holds no secret: what makes it valid is signed
 * with the key of the installation.
 */
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    /** The first part of what stands in the address. */
    id: text().primaryKey(),
    candidacyId: uuid('candidacy_id').references(() => candidacies.id, { onDelete: 'cascade' }),
    petitionId: uuid('petition_id').references(() => petitions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Later with every mail that names it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('reply_addresses_of_candidacy').on(table.candidacyId, table.userId),
    unique('reply_addresses_of_petition').on(table.petitionId, table.userId),
    index('reply_addresses_user_id_idx').on(table.userId),
    index('reply_addresses_expires_at_idx').on(table.expiresAt),
    check('reply_addresses_about_one_thing', sql`num_nonnulls(${table.candidacyId}, ${table.petitionId}) = 1`),
  ],
);

/** Mails that came in and were dealt with, so that none is twice. Only a hash of what names them. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    key: text().primaryKey(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('inbound_mails_received_at_idx').on(table.receivedAt)],
);

export const reportedStandingEnum = pgEnum('reported_standing', reportedStandings);

/** A conversation that somebody reported, with where it stands. */
export const reportedConversations = pgTable(
  'reported_conversations',
  {
    candidacyId: uuid('candidacy_id')
      .primaryKey()
      .references(() => candidacies.id, { onDelete: 'cascade' }),
    standing: reportedStandingEnum().notNull(),
    /** When this standing began. */
    since: timestamp({ withTimezone: true }).notNull(),
    /** Both sides read it. */
    closeReason: text('close_reason'),
    /** Counts reports and decisions: nobody decides about a report that they have not seen. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('reported_conversations_standing_idx').on(table.standing, table.since, table.candidacyId),
    check(
      'reported_conversations_closed_for_a_reason',
      sql`(${table.standing} = 'closed') = (${table.closeReason} is not null)`,
    ),
  ],
);

export const reportReasonEnum = pgEnum('report_reason', reportReasons);
export const reportOutcomeEnum = pgEnum('report_outcome', ['closed', 'dismissed']);

/** What somebody reported about a conversation, and what became of it. */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: uuid().primaryKey(),
    candidacyId: uuid('candidacy_id')
      .notNull()
      .references(() => reportedConversations.candidacyId, { onDelete: 'cascade' }),
    side: messageSideEnum().notNull(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: reportReasonEnum().notNull(),
    text: text().notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    /** Null while the team has not answered. */
    outcome: reportOutcomeEnum(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('conversation_reports_open_once')
      .on(table.candidacyId, table.reporterId)
      .where(sql`${table.outcome} is null`),
    index('conversation_reports_candidacy_id_idx').on(table.candidacyId, table.reportedAt),
    index('conversation_reports_reporter_id_idx').on(table.reporterId),
    check('conversation_reports_answered', sql`(${table.outcome} is null) = (${table.answeredAt} is null)`),
  ],
);

/** What a hospital's people write to candidates again and again, kept for each other. */
export const quickAnswers = pgTable(
  'quick_answers',
  {
    id: uuid().primaryKey(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Empty where there is only the other. */
    es: text().notNull(),
    en: text().notNull(),
    /** How often somebody put it into a message. */
    uses: integer().notNull().default(0),
    /** Grows with every change: saving over a version one has not seen is a conflict. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('quick_answers_title_key').on(table.hospitalId, sql`lower(${table.title})`),
    check('quick_answers_say_something', sql`${table.es} <> '' or ${table.en} <> ''`),
  ],
);
