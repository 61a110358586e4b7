import type { AttemptLimit } from '@fonendo/domain/auth/attempt-limits';
import { eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { attempts } from '../../../db/schema/attempts.ts';

export type CountedAttempt = { key: string; limit: AttemptLimit };

/**
 * Counts one attempt on every key in a single statement, so that parallel requests in any process are counted. A
 * blocked key is not changed and is missing from the result.
 */
export async function countAttempts(db: Queryable, counted: readonly CountedAttempt[], now: Date): Promise<string[]> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  // Rows are always locked in the same order, so that two requests with the same two keys cannot deadlock.
  const rows = counted
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, limit }) => {
      const windowEnd = new Date(now.getTime() + limit.windowSeconds * 1000).toISOString();
      // Without free attempts the very first one blocks the next.
      const blockedUntil = limit.free > 0 ? null : new Date(now.getTime() + limit.delaySeconds * 1000).toISOString();
      return sql`(${key}, 1, ${windowEnd}::timestamptz, ${blockedUntil}::timestamptz)`;
    });
  const result = await db.execute<{ key: string }>(sql`
    insert into ${attempts} as a (key, count, window_ends_at, blocked_until)
    values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set
      count = case when a.window_ends_at <= ${instant} then 1 else a.count + 1 end,
      window_ends_at = case when a.window_ends_at <= ${instant} then excluded.window_ends_at else a.window_ends_at end,
      blocked_until = case when a.window_ends_at > ${instant} then ${instant} + ${delay(counted)} else excluded.blocked_until end
    where a.blocked_until is null or a.blocked_until <= ${instant}
    returning a.key`);
  return result.rows.map(({ key }) => key);
}

/** Null within the free attempts; then base x 2^n, with an exponent that cannot overflow. */
function delay(counted: readonly CountedAttempt[]) {
  const cases = counted.map(
    ({ key, limit }) => sql`
      when a.key = ${key} and a.count >= ${limit.free}::int
      then least(${limit.maxDelaySeconds}::int, ${limit.delaySeconds}::int * 2 ^ least(a.count - ${limit.free}::int, 20))
        * interval '1 second'`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

export async function findBlockedUntil(db: Queryable, keys: readonly string[], now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: max(attempts.blockedUntil) })
    .from(attempts)
    .where(sql`${inArray(attempts.key, [...keys])} and ${gt(attempts.blockedUntil, now)}`);
  return row?.until ?? null;
}

/** After the right password, earlier failures on this account no longer count. */
export async function deleteAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** A success does not count for the address; earlier failures still do. */
export async function giveBackAttempt(db: Queryable, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}
