import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';

export type QueueState = {
  queue: string;
  waiting: number;
  later: number;
  running: number;
  /** How long the oldest one that could run has waited to be taken; null where none waits. */
  waitSeconds: number | null;
  /** Age of the oldest one that is not done, also of those that wait for another attempt. */
  ageSeconds: number | null;
};

/** The queues as they are now; pg-boss itself counts them once a minute. Those that are empty are not among them. */
export async function readQueues(db: Queryable): Promise<QueueState[]> {
  const { rows } = await db.execute<QueueState>(sql`
    select name as queue,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as later,
      count(*) filter (where state = 'active')::int as running,
      extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float
        as "waitSeconds",
      extract(epoch from now() - min(created_on) filter (where state < 'active'))::float as "ageSeconds"
    from pgboss.job
    where state <= 'active'
    group by name
    order by name`);
  return rows;
}

/** The jobs that were given up, by the queue they come from. */
export async function countGivenUp(db: Queryable): Promise<{ queue: string; count: number }[]> {
  const { rows } = await db.execute<{ queue: string; count: number }>(sql`
    select coalesce(source_name, 'unknown') as queue, count(*)::int as count
    from pgboss.job
    where name = 'dead-letters' and state < 'active'
    group by 1
    order by 1`);
  return rows;
}
