import { and, arrayOverlaps, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Answers with how many were new: what was told under the same key is not told again. */
export async function insertNotifications(
  tx: Queryable,
  rows: readonly (typeof notifications.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: notifications.onceKey });
  return rowCount ?? 0;
}

export async function listActiveAdministrators(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(arrayOverlaps(users.policyGroups, ['admin', 'superadmin']), isNull(users.deletedAt), isNull(users.blockedAt)),
    );
  return rows.map(({ id }) => id);
}

export type NotificationPosition = { at: string; id: string };

/** Newest first; one more than asked for tells whether there is another page. */
export async function listNotificationRows(
  db: Queryable,
  userId: string,
  { after, limit }: { after: NotificationPosition | null; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        after
          ? sql`(${notifications.at}, ${notifications.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit + 1);
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** Of one's own only; all of them where no ids are named. */
export async function markRead(db: Queryable, userId: string, ids: readonly string[] | undefined, now: Date) {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
      ),
    );
}
