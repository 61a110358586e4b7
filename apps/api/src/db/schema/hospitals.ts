import { hospitalApprovalStatuses } from '@fonendo/domain/hospitals/approval.lifecycle';
import { hospitalRoles, hospitalSectors } from '@fonendo/domain/hospitals/hospital';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const hospitalSectorEnum = pgEnum('hospital_sector', hospitalSectors);
export const hospitalRoleEnum = pgEnum('hospital_role', hospitalRoles);
export const hospitalApprovalStatusEnum = pgEnum('hospital_approval_status', hospitalApprovalStatuses);
export const communityEnum = pgEnum('community', communityCodes);

export const hospitals = pgTable(
  'hospitals',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    cif: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    postalCode: text('postal_code').notNull(),
    community: communityEnum().notNull(),
    sector: hospitalSectorEnum().notNull(),
    employees: integer().notNull(),
    description: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** Set together with `blockedAt`; administrators and the hospital's people read it. */
    blockedReason: text('blocked_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Grows with each change of its data and its approval, so that a verdict is about the version that was read. */
    version: integer().notNull().default(1),
    /** Pending by default, so that no hospital is approved by omission. */
    approvalStatus: hospitalApprovalStatusEnum('approval_status').notNull().default('pending'),
    approvalSince: timestamp('approval_since', { withTimezone: true }).notNull().defaultNow(),
    /** Why it was refused. */
    approvalReason: text('approval_reason'),
    /** Name, city and CIF in lower case without accents, for the administrators' search. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(regexp_replace(normalize(name || ' ' || city || ' ' || cif, NFD), '[\\u0300-\\u036F]', '', 'g'))`,
      ),
  },
  (table) => [
    uniqueIndex('hospitals_cif_key').on(table.cif),
    index('hospitals_name_idx').on(table.searchText, table.id),
    index('hospitals_created_at_idx').on(table.createdAt, table.id),
    index('hospitals_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    // The administrators' list: pending hospitals first.
    index('hospitals_approval_idx').on(table.approvalStatus, table.searchText, table.id),
    check(
      'hospitals_refused_with_a_reason',
      sql`(${table.approvalStatus} = 'refused') = (${table.approvalReason} is not null)`,
    ),
    check('hospitals_blocked_with_a_reason', sql`(${table.blockedAt} is null) = (${table.blockedReason} is null)`),
  ],
);

/**
 * Somebody registered a CIF that another hospital has: administrators find out who is right. Kept with its answer, and
 * deleted with the account of the claimant.
 */
export const hospitalCifClaims = pgTable(
  'hospital_cif_claims',
  {
    id: uuid().primaryKey(),
    cif: text().notNull(),
    /** The name that the claimant gave the hospital. */
    name: text().notNull(),
    claimantId: uuid('claimant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answer: text(),
  },
  (table) => [
    // The same claim made twice is one claim.
    uniqueIndex('hospital_cif_claims_one_open').on(table.claimantId, table.cif).where(sql`${table.answeredAt} is null`),
    index('hospital_cif_claims_open_idx').on(table.at, table.id).where(sql`${table.answeredAt} is null`),
    index('hospital_cif_claims_claimant_id_idx').on(table.claimantId),
    check('hospital_cif_claims_answered_with_words', sql`(${table.answeredAt} is null) = (${table.answer} is null)`),
  ],
);

/** Who works for which hospital, and as what. */
export const hospitalMembers = pgTable(
  'hospital_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    role: hospitalRoleEnum().notNull(),
    /** What the person does there: "Jefa de Recursos Humanos". */
    position: text(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('hospital_members_hospital_id_idx').on(table.hospitalId)],
);

/**
 * An invitation by mail to join a hospital. The account is created when it is accepted. Inviting the same address again
 * replaces the first invitation.
 */
export const hospitalInvitations = pgTable(
  'hospital_invitations',
  {
    id: uuid().primaryKey(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    firstname: text('first_name').notNull(),
    lastname: text('last_name').notNull(),
    role: hospitalRoleEnum().notNull(),
    position: text(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull().unique(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('hospital_invitations_one_per_address').on(table.hospitalId, table.email),
    index('hospital_invitations_invited_by_idx').on(table.invitedBy),
    check('hospital_invitations_email_lowercase', sql`${table.email} = lower(${table.email})`),
  ],
);
