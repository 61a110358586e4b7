import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/**
 * A person's notifications, written in the transaction of the event.
 *
 * Divided by month of `at` (docs/decisions/0123), which Drizzle cannot say: the migration
 * `*_notifications_and_petitions_by_month.sql` does.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Not an enum, because every new feature adds kinds. */
    kind: text().$type<NotificationKind>().notNull(),
    /** The parameters of this kind's text. */
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** A path of the web. */
    link: text().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Its mail waits to be sent together with others; not any more once it was read. */
    mailWaits: boolean('mail_waits').notNull().default(false),
    /**
     * A key for notifications that are sent only once, however often their reason is found: a trigger leaves out a second
     * one with the same key.
     */
    onceKey: text('once_key'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index('notifications_user_id_idx').on(table.userId, table.at, table.id),
    index('notifications_mail_waits_idx').on(table.userId, table.at).where(sql`${table.mailWaits}`),
  ],
);

/**
 * Which notifications are unread: every open page asks how many, and the oldest may be of any month. Triggers of
 * `notifications` keep it; nothing else writes here.
 */
export const unreadNotifications = pgTable(
  'unread_notifications',
  {
    userId: uuid('user_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    id: uuid().notNull(),
    link: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.at, table.id] })],
);

/** The keys in use: the index of a part holds for that part alone. Triggers of `notifications` keep it, too. */
export const notificationOnceKeys = pgTable('notification_once_keys', { onceKey: text('once_key').primaryKey() });
