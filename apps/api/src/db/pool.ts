import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';

export type OpenPool = { pool: pg.Pool; close: () => Promise<void> };

type PoolConfig = { databaseUrl: string | undefined; databasePoolSize: number; dataDir: string };

/** One `pg.Pool` either way: over a PostgreSQL server, or over PostgreSQL embedded in this process. */
export function openPool(config: PoolConfig): Promise<OpenPool> {
  return config.databaseUrl
    ? openServerPool(config.databaseUrl, config.databasePoolSize)
    : openEmbeddedPool(config.dataDir);
}

async function openServerPool(connectionString: string, max: number): Promise<OpenPool> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'fonendo',
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
  return { pool, close: () => pool.end() };
}

async function openEmbeddedPool(dataDir: string): Promise<OpenPool> {
  const folder = join(dataDir, 'postgres');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartupError(
      `Cannot write to the data folder ${dataDir} (${reason(error)}). Set DATA_DIR to another one.`,
    );
  }
  const unlock = lockDataFolder(dataDir);
  try {
    const embedded = await PGlite.create(folder);
    const pool = new pg.Pool(embeddedPoolConfig(embedded));
    await pool.query('select 1');
    return {
      pool,
      async close() {
        await pool.end();
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartupError(
      `The data folder ${folder} is damaged or from another version (${reason(error)}). Restore it from a backup, or move it away to start with an empty one.`,
    );
  }
}

/**
 * Drizzle hands its result parsers to `pg` as `types`, and `pg` hands them on to the connection, where
 * the wire protocol expects type ids. A socket ignores the mix-up; the embedded connection fails on it.
 */
export function embeddedPoolConfig(embedded: PGlite) {
  const config = createPgConfig(embedded);
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (query) => parse({ ...query, types: undefined });
  return config;
}

/** The first line of what went wrong; a refused connection has its text in its inner errors. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] || 'no details';
}
