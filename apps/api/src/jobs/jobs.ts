import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { oneProcessAtATime } from '../db/migrate.ts';
import { type Jobs, openDeadLetters } from './queue.ts';

/** The job queue lives in the same database, so that a job commits with the change that asks for it. */
export async function startJobs(pool: pg.Pool, embedded: boolean, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    ...(embedded && { backend: 'pglite' as const }),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  // It makes its own tables at the first start. The embedded database has one process, and one connection to give.
  if (embedded) await boss.start();
  else await oneProcessAtATime(pool, () => boss.start());
  const jobs = { boss, log };
  await openDeadLetters(jobs);
  return jobs;
}

/** Running jobs may finish; what takes longer is taken up again at the next start. */
export const stopJobs = ({ boss }: Jobs): Promise<void> => boss.stop({ graceful: true, timeout: 5_000 });

/**
 * Borrows a connection for one call only: the embedded database has a single one. Several statements may come
 * at once, with their own begin and commit; where one of them fails, the transaction is still open and would
 * stay so for whoever borrows the connection next.
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
