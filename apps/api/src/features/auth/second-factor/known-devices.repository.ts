import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { knownDevices } from '../../../db/schema/second-factor.ts';

/** Stores the marks. `known`: one of them was stored before; `first`: this person had none at all. */
export async function rememberMarks(
  tx: Queryable,
  userId: string,
  marks: readonly string[],
  now: Date,
): Promise<{ known: boolean; first: boolean }> {
  const isOwn = eq(knownDevices.userId, userId);
  const before = await tx.$count(knownDevices, isOwn);
  const seen = await tx.$count(knownDevices, and(isOwn, inArray(knownDevices.mark, [...marks])));
  await tx
    .insert(knownDevices)
    // Sorted, so that two sign-ins from the same device cannot deadlock.
    .values(marks.toSorted().map((mark) => ({ mark, userId, seenAt: now })))
    .onConflictDoUpdate({ target: knownDevices.mark, set: { seenAt: sql`excluded.seen_at` } });
  return { known: seen > 0, first: before === 0 };
}

/** When each was last seen: nothing else is stored about them. */
export async function listDeviceTimes(db: Queryable, userId: string): Promise<Date[]> {
  const rows = await db
    .select({ seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt));
  return rows.map(({ seenAt }) => seenAt);
}

export async function deleteDevicesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
