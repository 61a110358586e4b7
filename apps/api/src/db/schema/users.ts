import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { discoveryChannels } from '@fonendo/domain/auth/registration';
import { bounceReasons } from '@fonendo/domain/bounces/bounce';
import { mailFamilies } from '@fonendo/domain/notifications/mail-families';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { locales } from '@fonendo/domain/shared/locale';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const policyGroupEnum = pgEnum('policy_group', policyGroups);
export const localeEnum = pgEnum('locale', locales);
export const mailFamilyEnum = pgEnum('mail_family', mailFamilies);
export const productEnum = pgEnum('product', products);
export const discoveryChannelEnum = pgEnum('discovery_channel', discoveryChannels);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstname: text('first_name').notNull(),
    lastname: text('last_name').notNull(),
    /** E.164, for example +34612345678. */
    phone: text(),
    policyGroups: policyGroupEnum('policy_groups').array().notNull(),
    locale: localeEnum().notNull().default('es'),
    /** The kinds of mail this person wants, beside the essential ones. */
    mailFamilies: mailFamilyEnum('mail_families')
      .array()
      .notNull()
      .default(['petitions', 'offers', 'candidacies', 'interviews']),
    /** The kinds that come as one daily summary instead of one by one. */
    digestFamilies: mailFamilyEnum('digest_families').array().notNull().default([]),
    /** The last summary covered everything until then. */
    digestedAt: timestamp('digested_at', { withTimezone: true }),
    howFound: discoveryChannelEnum('how_found'),
    /** When the privacy policy and terms of use were accepted. */
    privacyAcceptedAt: timestamp('privacy_accepted_at', { withTimezone: true }),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** The reason; the person reads it in their mail. */
    blockedReason: text('blocked_reason'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Of administrators who were invited until a day: the first instant after it in Spain. Null: without end. */
    accessEndsAt: timestamp('access_ends_at', { withTimezone: true }),
    /** What was paid for and not used up. A copy of the entitlements that only a trigger writes. */
    paid: productEnum().array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Active people come first in lists, and alphabetical order of these values gives that. */
    standing: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when deleted_at is not null then 'deleted' when blocked_at is not null then 'blocked' else 'active' end`,
      ),
    /** Surname first, in lower case without accents, as `searchable` writes it: for sorting and searching people. */
    searchName: text('search_name')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(regexp_replace(normalize(last_name || ' ' || first_name, NFD), '[\\u0300-\\u036F]', '', 'g'))`,
      ),
  },
  (table) => [
    index('users_search_name_idx').on(table.searchName, table.id),
    index('users_search_name_similar_idx').using('gin', table.searchName.op('gin_trgm_ops')),
    index('users_list_name_idx').on(table.standing, table.searchName, table.id, table.policyGroups, table.verifiedAt),
    // The groups are there to be counted: who came within some days, without reading the people.
    index('users_list_created_idx').on(table.standing, table.createdAt, table.id, table.policyGroups),
    index('users_email_similar_idx').using('gin', table.email.op('gin_trgm_ops')),
    uniqueIndex('users_email_key').on(table.email),
    index('users_policy_groups_idx').using('gin', table.policyGroups),
    index('users_digest_idx').on(table.id).where(sql`cardinality(${table.digestFamilies}) > 0`),
    check('users_mails_once', sql`not (${table.mailFamilies} && ${table.digestFamilies})`),
    check('users_blocked_reason_of_a_block', sql`${table.blockedReason} is null or ${table.blockedAt} is not null`),
    check('users_email_lowercase', sql`${table.email} = lower(${table.email})`),
    check('users_have_a_group', sql`cardinality(${table.policyGroups}) > 0`),
  ],
);

/** People who were invited to administer the platform and have not accepted yet. */
export const administratorInvitations = pgTable(
  'administrator_invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    firstname: text('first_name').notNull(),
    lastname: text('last_name').notNull(),
    group: policyGroupEnum().notNull(),
    /** The last day of their access; null: without end. */
    accessUntil: date('access_until'),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull().unique(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('administrator_invitations_one_per_address').on(table.email),
    index('administrator_invitations_invited_by_idx').on(table.invitedBy),
    check('administrator_invitations_email_lowercase', sql`${table.email} = lower(${table.email})`),
    check('administrator_invitations_of_administrators', sql`${table.group} in ('superadmin', 'admin')`),
  ],
);

/**
 * The number of people of each kind, as changes to be summed: plus one, minus one. Triggers on `users` insert them and
 * a nightly job sums them up, because counting two hundred thousand rows for every page would cost more than the rest
 * of it. Rows are only inserted, so nobody waits for a lock.
 */
export const userTallies = pgTable('user_tallies', {
  standing: text().notNull(),
  policyGroups: policyGroupEnum('policy_groups').array().notNull(),
  verified: boolean().notNull(),
  paid: productEnum().array().notNull(),
  people: integer().notNull(),
});

/**
 * How many people registered on a day of Spain, by kind, in the same way: the administrators' weeks and months read
 * days, however many people there are.
 */
export const registrationTallies = pgTable(
  'registration_tallies',
  {
    day: date().notNull(),
    standing: text().notNull(),
    policyGroups: policyGroupEnum('policy_groups').array().notNull(),
    people: integer().notNull(),
  },
  (table) => [index('registration_tallies_day_idx').on(table.day, table.standing, table.policyGroups, table.people)],
);

export const bounceReasonEnum = pgEnum('bounce_reason', bounceReasons);

/** What mail servers said about the mails to somebody. Without a row there is nothing to say; another address ends it. */
export const bounces = pgTable(
  'bounces',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Since when nothing arrives; null while it may have been a passing trouble. */
    undeliverableAt: timestamp('undeliverable_at', { withTimezone: true }),
    reason: bounceReasonEnum(),
    /** The extended status of RFC 3463, for example 5.1.1. */
    status: text(),
    /** The mail server's own words. They often quote the address. */
    diagnostic: text(),
    /** The days on which a mail failed, of the last month. */
    failedOn: date('failed_on').array().notNull().default([]),
    /** When a provider passed on that this person had called a mail junk. */
    complainedAt: timestamp('complained_at', { withTimezone: true }),
  },
  (table) => [
    index('bounces_undeliverable_idx').on(table.userId).where(sql`${table.undeliverableAt} is not null`),
    check('bounces_say_why', sql`(${table.undeliverableAt} is null) = (${table.reason} is null)`),
  ],
);

/** Keyed hashes of the emails of deleted accounts, which cannot be used again (specification, section 6). */
export const deletedEmails = pgTable('deleted_emails', {
  hash: text().primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
});
