import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What somebody is told of, written in the transaction of its event. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** A text, because every new feature brings kinds of its own. */
    kind: text().$type<NotificationKind>().notNull(),
    /** What the sentence of this kind names. */
    params: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** A path of the web. */
    link: text().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Names what must be told once only, however often it is found out. */
    onceKey: text('once_key').unique(),
  },
  (table) => [
    index('notifications_user_id_idx').on(table.userId, table.at, table.id),
    index('notifications_unread_idx').on(table.userId, table.at, table.id).where(sql`${table.readAt} is null`),
  ],
);
