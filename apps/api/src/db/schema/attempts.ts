import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts per address or account, in the database so that all processes share them. */
export const attempts = pgTable(
  'attempts',
  {
    /** `<limit>:<whom>`, for example `loginAccount:doctor@fonendo.test`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }),
  },
  (table) => [index('attempts_window_ends_at_idx').on(table.windowEndsAt)],
);
