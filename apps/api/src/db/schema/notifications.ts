import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** A person's notifications, written in the transaction of the event. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
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
    /** A key for notifications that are sent only once, however often their reason is found. */
    onceKey: text('once_key').unique(),
  },
  (table) => [
    index('notifications_user_id_idx').on(table.userId, table.at, table.id),
    index('notifications_unread_idx').on(table.userId, table.at, table.id).where(sql`${table.readAt} is null`),
    // For the retention: every night it looks for the oldest.
    index('notifications_at_idx').on(table.at),
    index('notifications_mail_waits_idx').on(table.userId, table.at).where(sql`${table.mailWaits}`),
  ],
);
