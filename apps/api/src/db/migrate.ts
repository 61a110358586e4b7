import { join } from 'node:path';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { sourceFolder } from '../source-folder.ts';
import { StartupError } from '../startup-error.ts';
import { createDatabase } from './database.ts';

const migrationsFolder = join(sourceFolder, 'db/migrations');

/** Any constant will do, as long as every process of the product uses the same one. */
export const migrationLock = 7_266_363;

/** Several processes may start at once: one migrates, the others wait for it and find nothing left to do. */
export async function migrate(pool: pg.Pool): Promise<void> {
  await oneProcessAtATime(pool, async (client) => {
    await runMigrations(createDatabase(client), { migrationsFolder }).catch(refuseToStart);
  });
}

/** What each process does at its start and two must not do at once. */
export async function oneProcessAtATime(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Also for the wait: another process's migration may take longer than a request's statement ever should.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}

/** Nothing was changed: all pending migrations run in one transaction. */
function refuseToStart(error: Error): never {
  const { message } = error.cause instanceof Error ? error.cause : error;
  throw new StartupError(
    `The database cannot be brought up to date (${message}). It was changed by hand or by another version: restore a backup, or start with an empty one.`,
  );
}
