import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { oneProcessAtATime } from '../db/migrate.ts';
import type { Traces } from '../integrations/traces/traces.port.ts';
import { type Jobs, openDeadLetters } from './queue.ts';

type Options = {
  /** Where another process works on them, this one puts jobs into their queues and does no more. */
  works?: boolean;
  traces?: Traces | null;
};

/** The job queue lives in the same database, so that a job commits with the change that asks for it. */
export async function startJobs(
  pool: pg.Pool,
  embedded: boolean,
  log: Logger,
  { works = true, traces = null }: Options = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    ...(embedded && { backend: 'pglite' as const }),
    ...{ supervise: works, schedule: works },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  // pg-boss creates its tables at the first start. The embedded database has one process and one connection.
  if (embedded) await boss.start();
  else await oneProcessAtATime(pool, () => boss.start());
  const jobs = { boss, log, works, failures: new Map<string, number>(), traces };
  await openDeadLetters(jobs);
  return jobs;
}

/** Running jobs may finish; jobs that take longer are started again by the next process. */
export const stopJobs = ({ boss }: Jobs): Promise<void> => boss.stop({ graceful: true, timeout: 5_000 });

/**
 * Takes a connection for one call only: the embedded database has a single one. A call may hold several statements with
 * their own begin and commit; if one of them fails the transaction is still open, and must not be left so for the next
 * user of the connection.
 */
async function execute(pool: pg.Pool, text: string, values?: unknown[]) {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
