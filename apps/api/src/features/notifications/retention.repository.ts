import { asc, eq, lte } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { deleteStep, type RetentionStep } from '../../db/retention.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { withNames } from './notifications.repository.ts';

export async function eraseNotificationsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Read or not: after this time nobody will look at them. */
export const notificationStep = (db: Database, before: Date, rule: string): RetentionStep =>
  deleteStep(db, {
    ...{ name: 'notifications', rule },
    rows: { table: notifications, key: [notifications.id], at: notifications.at, where: lte(notifications.at, before) },
  });

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
