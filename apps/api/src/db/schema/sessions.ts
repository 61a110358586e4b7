import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** One sign-in on one device. A token names its session, so ending the session ends all its tokens at once. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    /** Extended with every refresh; fixed for an impersonation. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the password was last entered, which changes of the sign-in methods require; signing in counts as well. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** For an administrator acting as the user: their own session, and the reason. */
    parentSessionId: uuid('parent_session_id').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
    impersonationReason: text('impersonation_reason'),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_parent_session_id_idx').on(table.parentSessionId),
    index('sessions_impersonator_id_idx').on(table.impersonatorId),
    index('sessions_expires_at_idx').on(table.expiresAt),
    check(
      'sessions_impersonation_is_whole',
      sql`num_nulls(${table.parentSessionId}, ${table.impersonatorId}, ${table.impersonationReason}) in (0, 3)`,
    ),
  ],
);

/** The refresh tokens of a session form a family: rotated at each use, revoked together when one is used twice. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, so that a copy of the table is useless. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('refresh_tokens_session_id_idx').on(table.sessionId)],
);
