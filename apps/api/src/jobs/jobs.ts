import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** The job queue lives in the same database, so that a job commits with the change that asks for it. */
export async function startJobs(pool: pg.Pool, embedded: boolean, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...(embedded && { backend: 'pglite' as const }),
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  return boss;
}
