import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

/** An authenticator app that shows six digits. An unconfirmed secret does not sign in. */
export const totpFactors = pgTable(
  'totp_factors',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted and bound to the person, so that a copy of the table is useless. */
    secret: text(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The half minute whose number was used last: neither it nor an earlier one works again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    pendingSecret: text('pending_secret'),
    pendingUntil: timestamp('pending_until', { withTimezone: true }),
  },
  (table) => [
    check('totp_factors_confirmed_is_whole', sql`num_nulls(${table.secret}, ${table.confirmedAt}) in (0, 2)`),
    check('totp_factors_pending_is_whole', sql`num_nulls(${table.pendingSecret}, ${table.pendingUntil}) in (0, 2)`),
  ],
);

/** Public keys of passkeys: a phone, a computer, a security key. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Counts signatures: a lower number than before means that the key was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Synchronised between several devices of the person. */
    backedUp: boolean('backed_up').notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [unique('passkeys_credential_key').on(table.credentialId), index('passkeys_user_id_idx').on(table.userId)],
);

/**
 * Each works once, for people who lost their other factors, and is deleted when used. 120 random bits, so a plain hash
 * is enough.
 */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_user_id_idx').on(table.userId)],
);

export const challengePurposeEnum = pgEnum('challenge_purpose', [
  'secondFactor',
  'passkeyLogin',
  'passkeyRegistration',
]);

/** Random values that a second step has to send back, once and soon. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    /** SHA-256 of the challenge, so that a copy of the table is useless. */
    hash: text().primaryKey(),
    purpose: challengePurposeEnum().notNull(),
    /** Null if a passkey will identify the person. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The session in which a passkey is being added. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the password hash that the first step checked: changing the password ends the attempt. */
    passwordMark: text('password_mark'),
    /** SHA-256 of the user agent: the second step must come from the same browser as the first. */
    browserMark: text('browser_mark').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('auth_challenges_user_id_idx').on(table.userId),
    index('auth_challenges_session_id_idx').on(table.sessionId),
    index('auth_challenges_expires_at_idx').on(table.expiresAt),
    check('auth_challenges_know_whom', sql`(${table.userId} is null) = (${table.purpose} = 'passkeyLogin')`),
    check(
      'auth_challenges_password_checked',
      sql`(${table.passwordMark} is null) = (${table.purpose} <> 'secondFactor')`,
    ),
  ],
);

/** Digests of where somebody has signed in from: a sign-in from elsewhere is reported by mail. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Keyed hash of the person and the browser, or of the person, browser and network. */
    mark: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('known_devices_user_id_idx').on(table.userId), index('known_devices_seen_at_idx').on(table.seenAt)],
);
