import { asc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { withNames } from './notifications.repository.ts';

export async function forgetNotificationsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Read or not: who has not looked for so long will not. */
export async function deleteOldNotifications(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(notifications).where(lt(notifications.at, before));
}

/** For the person's copy of their data. */
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
