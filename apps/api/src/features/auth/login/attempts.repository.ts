import type { AttemptLimit } from '@fonendo/domain/auth/attempt-limits';
import { eq, gt, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { attempts } from '../../../db/schema/attempts.ts';
import { ask, askRows } from '../../../db/statements/prepared.ts';

export type CountedAttempt = { key: string; limit: AttemptLimit };

/**
 * Counts one attempt on every key in a single statement, so that parallel requests in any process are counted. A
 * blocked key is not changed and is missing from the result.
 */
export async function countAttempts(db: Queryable, counted: readonly CountedAttempt[], now: Date): Promise<string[]> {
  // Rows are always locked in the same order, so that two requests with the same two keys cannot deadlock.
  const sorted = counted.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const values = {
    now,
    keys: sorted.map(({ key }) => key),
    windowEnds: sorted.map(({ limit }) => after(limit.windowSeconds)),
    // Without free attempts the very first one blocks the next.
    blockedUntil: sorted.map(({ limit }) => (limit.free > 0 ? null : after(limit.delaySeconds))),
    free: sorted.map(({ limit }) => limit.free),
    delays: sorted.map(({ limit }) => limit.delaySeconds),
    mostDelays: sorted.map(({ limit }) => limit.maxDelaySeconds),
  };
  const rows = await askRows(db, 'count attempts', values, (p) => {
    const instant = sql`${p.now}::timestamptz`;
    // Null within the free attempts; then base x 2^n, with an exponent that cannot overflow.
    const delay = sql`(select case when a.count >= free
        then least(most_delay, delay * 2 ^ least(a.count - free, 20)) * interval '1 second' end
      from unnest(${p.keys}::text[], ${p.free}::int[], ${p.delays}::int[], ${p.mostDelays}::int[])
        as limits (limited, free, delay, most_delay)
      where limited = a.key)`;
    return sql<{ key: string }>`
      insert into ${attempts} as a (key, count, window_ends_at, blocked_until)
      select key, 1, window_end, blocked_until
      from unnest(${p.keys}::text[], ${p.windowEnds}::timestamptz[], ${p.blockedUntil}::timestamptz[])
        with ordinality as counted (key, window_end, blocked_until, place)
      order by place
      on conflict (key) do update set
        count = case when a.window_ends_at <= ${instant} then 1 else a.count + 1 end,
        window_ends_at = case when a.window_ends_at <= ${instant} then excluded.window_ends_at else a.window_ends_at end,
        blocked_until = case when a.window_ends_at > ${instant} then ${instant} + ${delay} else excluded.blocked_until end
      where a.blocked_until is null or a.blocked_until <= ${instant}
      returning a.key`;
  });
  return rows.map(({ key }) => key);
}

export async function findBlockedUntil(db: Queryable, keys: readonly string[], now: Date): Promise<Date | null> {
  const [row] = await ask(db, 'attempts blocked until', { keys, now }, (p) =>
    db
      .select({ until: max(attempts.blockedUntil) })
      .from(attempts)
      .where(sql`${attempts.key} = any(${p.keys}::text[]) and ${gt(attempts.blockedUntil, p.now)}`),
  );
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
