import { and, asc, eq, gt, inArray, max, min } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { monthsSince, withinMonths } from '../../../db/months/within-months.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { users } from '../../../db/schema/users.ts';
import { findUnreadMonths, type NotificationRow } from '../notifications.repository.ts';

/** The people for whom a mail waits, and since when. */
export async function listGathering(db: Queryable) {
  const rows = await db
    .select({ userId: notifications.userId, first: min(notifications.at), last: max(notifications.at) })
    .from(notifications)
    .where(eq(notifications.mailWaits, true))
    .groupBy(notifications.userId);
  return rows.flatMap(({ first, last, ...row }) => (first && last ? [{ ...row, first, last }] : []));
}

/** With two processes, the second waits and finds that everything was taken. */
export async function lockReader(tx: Queryable, userId: string) {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return row ?? null;
}

/** Takes what waits for somebody, or what of it leads to one page; oldest first. */
export async function takeGathered(tx: Queryable, userId: string, link?: string): Promise<NotificationRow[]> {
  // A mail that waits is of one that is unread.
  const months = await findUnreadMonths(tx, userId, { about: link });
  if (!months) return [];
  const waiting = and(
    eq(notifications.userId, userId),
    withinMonths(notifications.at, months),
    eq(notifications.mailWaits, true),
    link === undefined ? undefined : eq(notifications.link, link),
  );
  const rows = await tx
    .select()
    .from(notifications)
    .where(waiting)
    .orderBy(asc(notifications.at), asc(notifications.id))
    .for('update');
  if (rows.length > 0) await tx.update(notifications).set({ mailWaits: false }).where(waiting);
  return rows;
}

/** Whether one of them was told of the same since then, until now. */
export async function wasToldSince(
  db: Queryable,
  userIds: readonly string[],
  { kind, link }: Pick<NotificationRow, 'kind' | 'link'>,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  if (userIds.length === 0) return false;
  const same = and(eq(notifications.kind, kind), eq(notifications.link, link));
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        gt(notifications.at, since),
        withinMonths(notifications.at, monthsSince(since, now)),
        same,
      ),
    )
    .limit(1);
  return row !== undefined;
}
