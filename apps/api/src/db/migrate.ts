import { join } from 'node:path';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { createDatabase } from './database.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Any constant will do, as long as every process of the product uses the same one. */
const migrationLock = 7_266_363;

/** Several processes may start at once: one migrates, the others wait for it and find nothing left to do. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await client.query('set statement_timeout = 0');
      await runMigrations(createDatabase(client), { migrationsFolder });
    } finally {
      await client.query('reset statement_timeout');
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
}
