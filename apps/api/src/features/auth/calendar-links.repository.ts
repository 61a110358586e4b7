import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { calendarFeeds } from '../../db/schema/selection.ts';

/** Replaces somebody's calendar link. It is part of `auth`, because the link gives access without a password. */
export async function renewCalendarLink(tx: Queryable, userId: string, now: Date) {
  const [row] = await tx
    .insert(calendarFeeds)
    .values({ userId, serial: 1, renewedAt: now })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { serial: sql`${calendarFeeds.serial} + 1`, renewedAt: now },
    })
    .returning({ serial: calendarFeeds.serial, renewedAt: calendarFeeds.renewedAt });
  if (!row) throw new Error('the calendar link was not renewed');
  return row;
}
