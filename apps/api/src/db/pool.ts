import type pg from 'pg';
import { reason, StartupError } from '../startup-error.ts';
import type { Listen } from './listen.ts';
import { createServerPool } from './server-pool.ts';

export type OpenPool = { pool: pg.Pool; listen: Listen; close: () => Promise<void> };

type PoolConfig = { databaseUrl: string | undefined; databasePoolSize: number; dataDir: string };

/** One `pg.Pool` either way: over a PostgreSQL server, or over PostgreSQL embedded in this process. */
export async function openPool(config: PoolConfig): Promise<OpenPool> {
  if (config.databaseUrl) return openServerPool(config.databaseUrl, config.databasePoolSize);
  // Loaded only where it is used: a whole database would be dead weight beside a server.
  const { openEmbeddedPool } = await import('./embedded-pool.ts');
  return openEmbeddedPool(config.dataDir);
}

async function openServerPool(connectionString: string, max: number): Promise<OpenPool> {
  const { pool, listen } = createServerPool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'fonendo',
    // Compiling a statement, or starting processes to share its work, costs more than any statement of the product takes.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { hostname, port, pathname } = new URL(connectionString);
    throw new StartupError(
      `Cannot reach the database ${pathname.slice(1)} at ${hostname}:${port || 5432} (${reason(error)}). Check DATABASE_URL and that PostgreSQL is running.`,
    );
  }
  return { pool, listen, close: () => pool.end() };
}
