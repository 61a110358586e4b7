import { locales } from '@fonendo/domain/locale';
import { policyGroups } from '@fonendo/domain/policy-group';
import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const policyGroupEnum = pgEnum('policy_group', policyGroups);
export const localeEnum = pgEnum('locale', locales);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    policyGroups: policyGroupEnum('policy_groups').array().notNull(),
    locale: localeEnum().notNull().default('es'),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_policy_groups_idx').using('gin', table.policyGroups),
    check('users_email_lowercase', sql`${table.email} = lower(${table.email})`),
    check('users_have_a_group', sql`cardinality(${table.policyGroups}) > 0`),
  ],
);
