import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { withinMonths } from '../../../db/months/within-months.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { users } from '../../../db/schema/users.ts';
import { findUnreadMonths, type NotificationRow } from '../notifications.repository.ts';

const notToldSince = (day: Date) => or(isNull(users.digestedAt), lt(users.digestedAt, day));

/** People who chose a summary and had none today, sorted by id, so that the next batch continues there. */
export async function listDigestReaders(db: Queryable, dayBegan: Date, after: string, limit: number) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`cardinality(${users.digestFamilies}) > 0`, notToldSince(dayBegan), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** With two processes, the second waits and finds that the summary was sent. */
export async function lockDigestReader(tx: Queryable, userId: string, dayBegan: Date) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), notToldSince(dayBegan)))
    .for('update');
  return row ?? null;
}

export async function setDigestedAt(tx: Queryable, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ digestedAt: at }).where(eq(users.id, userId));
}

/** Newest first. */
export async function listUnreadBetween(
  tx: Queryable,
  userId: string,
  { kinds, after, until }: { kinds: readonly NotificationKind[]; after: Date | null; until: Date },
): Promise<NotificationRow[]> {
  const months = await findUnreadMonths(tx, userId, {});
  if (!months) return [];
  return tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        withinMonths(notifications.at, months),
        isNull(notifications.readAt),
        inArray(notifications.kind, [...kinds]),
        after ? gt(notifications.at, after) : undefined,
        lte(notifications.at, until),
      ),
    )
    .orderBy(desc(notifications.at), desc(notifications.id));
}
