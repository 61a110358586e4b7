import { asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { monthStep } from '../../db/months/month-step.ts';
import type { RetentionStep } from '../../db/retention.ts';
import { notificationOnceKeys, notifications, unreadNotifications } from '../../db/schema/notifications.ts';
import { withNames } from './notifications.repository.ts';

export async function eraseNotificationsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Read or not: after this time nobody will look at them. */
export const notificationStep = (db: Database, before: Date, rule: string): RetentionStep =>
  monthStep(db, {
    ...{ name: 'notifications', rule, release: releaseNotifications },
    rows: { table: notifications, key: [notifications.id], at: notifications.at, where: lte(notifications.at, before) },
    past: sql`${before.toISOString()}::timestamptz`,
  });

async function releaseNotifications(tx: Queryable, part: SQL): Promise<void> {
  const { userId, at, id } = unreadNotifications;
  await tx.execute(sql`delete from ${unreadNotifications} using ${part} as gone
    where gone.user_id = ${userId} and gone.at = ${at} and gone.id = ${id}`);
  await tx.execute(sql`delete from ${notificationOnceKeys} using ${part} as gone
    where gone.once_key = ${notificationOnceKeys.onceKey}`);
}

/** For the export of one's own data. */
export async function exportNotificationsOf(db: Queryable, userId: string) {
  const rows = await db
    .select({
      at: notifications.at,
      kind: notifications.kind,
      params: notifications.params,
      link: notifications.link,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.at));
  return withNames(db, rows);
}
