import type { NotificationsStanding } from '@fonendo/contract/notifications.schema';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** The channel that announces, after the commit, whose notifications changed. */
export const notificationsChannel = 'notifications';

/** Returns the people with a new one: what was sent under the same key is not sent again. */
export async function insertNotifications(
  tx: Queryable,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const told = await tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: notifications.onceKey })
    .returning({ userId: notifications.userId });
  const userIds = told.map(({ userId }) => userId);
  await announce(tx, userIds);
  return userIds;
}

async function announce(tx: Queryable, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  // Passed as one JSON text: drizzle would pass a list as single values.
  await tx.execute(
    sql`select pg_notify(${notificationsChannel}, id) from unnest(string_to_array(${userIds.join(',')}, ',')) as id`,
  );
}

export const notificationKeyset = keyset('newest', { at: notifications.at, id: notifications.id });

/** Newest first; one more than requested shows whether there is another page. */
export async function listNotificationRows(
  db: Queryable,
  userId: string,
  { after, limit, unread = false }: { after: Position | null; limit: number; unread?: boolean | undefined },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        unread ? isNull(notifications.readAt) : undefined,
        notificationKeyset.beyond(after, 'desc'),
      ),
    )
    .orderBy(...notificationKeyset.orderBy('desc'))
    .limit(limit + 1);
}

/**
 * Notifications refer to people by id, and names are read here, so that the name of a deleted account appears nowhere.
 */
export async function withNames<Row extends Pick<NotificationRow, 'params'>>(
  db: Queryable,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ params }) => params['by'] || []))];
  if (ids.length === 0) return [...rows];
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return rows.map((row) => {
    const id = row.params['by'];
    return id === undefined ? row : { ...row, params: { ...row.params, by: names.get(id) ?? '' } };
  });
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** What an open page compares with what it shows: every change alters one of the two values. */
export async function findStanding(db: Queryable, userId: string): Promise<NotificationsStanding> {
  const [latest] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(...notificationKeyset.orderBy('desc'))
    .limit(1);
  return { unread: await countUnread(db, userId), latest: latest?.id ?? null };
}

/** Only one's own; all of them without ids. The person's other pages are informed. */
export async function markRead(tx: Queryable, userId: string, ids: readonly string[] | undefined, now: Date) {
  const { rowCount } = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
      ),
    );
  if (rowCount) await announce(tx, [userId]);
}
