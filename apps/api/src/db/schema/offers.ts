import type { OfferDraft } from '@fonendo/domain/offers/offer';
import { offerStatuses, revisionStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import type { OfferFilters } from '@fonendo/domain/offers/search';
import { contractTypes, workingDays } from '@fonendo/domain/offers/terms';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { doctors } from './doctors.ts';
import { communityEnum, hospitals } from './hospitals.ts';
import { selectionProcesses } from './selection-processes.ts';
import { users } from './users.ts';

export const offerStatusEnum = pgEnum('offer_status', offerStatuses);
export const revisionStatusEnum = pgEnum('revision_status', revisionStatuses);
export const contractTypeEnum = pgEnum('contract_type', contractTypes);
export const workingDayEnum = pgEnum('working_day', workingDays);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A post that a hospital offers. The columns hold what doctors see once it is approved; before that, what is being
 * written. The revision of an open offer is stored separately until it is approved itself.
 */
export const offers = pgTable(
  'offers',
  {
    id: uuid().primaryKey(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    status: offerStatusEnum().notNull().default('draft'),
    /** Only a draft may lack anything. */
    name: text(),
    description: text(),
    community: communityEnum(),
    speciality: text(),
    /** Gross euros a year. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    workingDay: workingDayEnum('working_day'),
    contractType: contractTypeEnum('contract_type'),
    yearsOfExperience: integer('years_of_experience'),
    vacancies: integer(),
    revision: jsonb().$type<OfferDraft>(),
    revisionStatus: revisionStatusEnum('revision_status'),
    /** The selection process; null for the standard one. */
    processId: uuid('process_id').references(() => selectionProcesses.id, { onDelete: 'set null' }),
    /** The steps as they were when the offer was published: candidates go through these even if the process changes. */
    steps: jsonb().$type<readonly ProcessStep[]>(),
    /** Whether people without an account may read it while it is open; doctors find it either way. */
    isPublic: boolean('is_public').notNull().default(true),
    /** Why an administrator refused the offer or its revision; the hospital reads it. */
    refusalReason: text('refusal_reason'),
    /** Grows with every change: saving over a version one has not seen is a conflict. */
    version: integer().notNull().default(1),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Since when the offer or its revision has been waiting for review. */
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    /** When it was first approved: a revision does not make an offer new. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Copied from the hospital: the offers of a blocked one are not found. */
    hospitalBlocked: boolean('hospital_blocked').notNull().default(false),
    /** The text for search, in lower case without accents: name and speciality; hospital and place; the rest. */
    searchTitle: text('search_title').notNull().default(''),
    searchHospital: text('search_hospital').notNull().default(''),
    searchBody: text('search_body').notNull().default(''),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('spanish', search_title), 'A') || setweight(to_tsvector('spanish', search_hospital), 'B') || setweight(to_tsvector('spanish', search_body), 'C')`,
      ),
  },
  (table) => [
    index('offers_hospital_id_idx').on(table.hospitalId, table.updatedAt, table.id),
    index('offers_process_id_idx').on(table.processId),
    index('offers_status_idx').on(table.status, table.updatedAt, table.id),
    index('offers_updated_at_idx').on(table.updatedAt, table.id),
    // The administrators' queue: new offers and revisions, the longest wait first.
    index('offers_to_approve_idx')
      .on(table.submittedAt, table.id)
      .where(sql`${table.status} = 'pending' or ${table.revisionStatus} = 'pending'`),
    // Doctors' search: filters, order and totals come from these two without reading the wide rows, so that even the
    // rarest combination costs one scan of an index at most. The second one starts with the best match.
    index('offers_open_idx')
      .on(
        table.publishedAt,
        table.id,
        table.speciality,
        table.community,
        table.contractType,
        table.workingDay,
        table.salaryMax,
        table.yearsOfExperience,
      )
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    index('offers_open_speciality_idx')
      .on(
        table.speciality,
        table.publishedAt,
        table.id,
        table.community,
        table.contractType,
        table.workingDay,
        table.salaryMax,
        table.yearsOfExperience,
      )
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    // Counts by community, contract and so on. PostgreSQL stores each of the few values once: under 1 MB for 100,000
    // rows.
    index('offers_open_community_idx')
      .on(table.community, table.contractType, table.workingDay)
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    index('offers_open_contract_idx')
      .on(table.contractType, table.workingDay)
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    index('offers_open_working_day_idx')
      .on(table.workingDay, table.contractType)
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    index('offers_open_speciality_community_idx')
      .on(table.speciality, table.community, table.contractType)
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    index('offers_open_salary_idx')
      .on(table.salaryMax, table.yearsOfExperience)
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    index('offers_open_experience_idx')
      .on(table.yearsOfExperience, table.salaryMax)
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    index('offers_search_idx')
      .using('gin', table.search)
      .where(sql`${table.status} = 'approved' and not ${table.hospitalBlocked}`),
    index('offers_search_title_idx').using('gin', table.searchTitle.op('gin_trgm_ops')),
    index('offers_search_hospital_idx').using('gin', table.searchHospital.op('gin_trgm_ops')),
    check('offers_salary_is_a_range', sql`${table.salaryMin} <= ${table.salaryMax}`),
    check(
      'offers_are_complete_unless_drafts',
      sql`${table.status} = 'draft' or num_nulls(${table.name}, ${table.description}, ${table.community}, ${table.speciality}, ${table.salaryMin}, ${table.salaryMax}, ${table.workingDay}, ${table.contractType}, ${table.yearsOfExperience}, ${table.vacancies}) = 0`,
    ),
    check(
      'offers_revised_while_open',
      sql`(${table.revision} is null) = (${table.revisionStatus} is null) and (${table.revision} is null or ${table.status} = 'approved')`,
    ),
    check(
      'offers_published_with_their_steps',
      sql`${table.status} not in ('pending', 'approved', 'closed') or ${table.steps} is not null`,
    ),
    check('offers_open_since', sql`${table.status} not in ('approved', 'closed') or ${table.publishedAt} is not null`),
  ],
);

/**
 * The number of open offers of each community, as changes to be summed, like those of people (`user_tallies`). Triggers
 * on `offers` insert them.
 */
export const offerTallies = pgTable('offer_tallies', {
  community: communityEnum().notNull(),
  open: integer().notNull(),
});

/** Every word of an open offer, once, for correcting mistyped searches. */
export const offerWords = pgTable('offer_words', { word: text().primaryKey() }, (table) => [
  index('offer_words_similar_idx').using('gin', table.word.op('gin_trgm_ops')),
]);

/** Doctors to whom an offer was recommended: each is notified once. */
export const offerRecommendations = pgTable(
  'offer_recommendations',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recommendedBy: uuid('recommended_by').references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.doctorId] }),
    index('offer_recommendations_doctor_id_idx').on(table.doctorId, table.at),
    index('offer_recommendations_recommended_by_idx').on(table.recommendedBy),
  ],
);

/** A doctor's filters under a name; a daily mail lists new offers that fit. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    // Deleted with the doctor's data when the account is deleted; the user's row stays without a person.
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.userId, { onDelete: 'cascade' }),
    name: text().notNull(),
    filters: jsonb().$type<OfferFilters>().notNull(),
    /** Whether new offers are mailed. */
    mailed: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Offers published until then have been mailed. */
    toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('saved_searches_doctor_id_idx').on(table.doctorId, table.createdAt)],
);
