import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import { undoMs } from '@fonendo/domain/notifications/undo';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { monthsSince, withinMonths } from '../../db/months/within-months.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { announceStanding } from './notifications.repository.ts';

type Withdrawn = {
  kinds: readonly NotificationKind[];
  link: string;
  to: string;
  /** Of several things on one page, the one it was about. */
  document?: string;
};

/** Takes back what somebody was told a moment ago: the bell goes, and its mail does not leave. False if it is too late. */
export async function withdrawNotice(
  tx: Queryable,
  { kinds, link, to, document }: Withdrawn,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - undoMs);
  const { rowCount } = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, to),
        gt(notifications.at, since),
        withinMonths(notifications.at, monthsSince(since, now)),
        inArray(notifications.kind, [...kinds]),
        eq(notifications.link, link),
        document === undefined ? undefined : eq(sql`${notifications.params} ->> 'document'`, document),
      ),
    );
  if (!rowCount) return false;
  await announceStanding(tx, [to]);
  return true;
}

/** Whether a notification was not withdrawn. */
export async function isTold(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db.select({ id: notifications.id }).from(notifications).where(eq(notifications.id, id));
  return row !== undefined;
}
