import type pg from 'pg';
import type { Logger } from 'pino';
import { reason, StartupError } from '../startup-error.ts';
import type { Listen } from './listen.ts';
import { openReplica, type Replica } from './replica/replica.ts';
import { findBetween } from './server/pooler.ts';
import { createPooledPool, createServerPool } from './server/server-pool.ts';

export type OpenPool = {
  pool: pg.Pool;
  /** For what needs a session of its own: migrations, locks, the jobs' queue. The same pool where no pooler lies between. */
  direct: pg.Pool;
  listen: Listen;
  close: () => Promise<void>;
};

type PoolConfig = {
  databaseUrl: string | undefined;
  /** Set where the other one leads to a pooler. */
  databaseDirectUrl?: string | undefined;
  databasePoolSize: number;
  dataDir: string;
};

/** One `pg.Pool` either way: over a PostgreSQL server, or over PostgreSQL embedded in this process. */
export async function openPool(config: PoolConfig): Promise<OpenPool> {
  const { databaseUrl, databaseDirectUrl, databasePoolSize } = config;
  if (databaseUrl && databaseDirectUrl) return openPooled(databaseUrl, databaseDirectUrl, databasePoolSize);
  if (databaseUrl) return openServerPool('DATABASE_URL', databaseUrl, databasePoolSize);
  // Loaded only where it is used: a whole database would be dead weight beside a server.
  const { openEmbeddedPool } = await import('./embedded/embedded-pool.ts');
  return openEmbeddedPool(config.dataDir);
}

/** The server itself, for what cannot go through a pooler: snapshots, dumps, a look at its settings. */
export const pastPooler = <Config extends PoolConfig>(config: Config): Config => ({
  ...config,
  databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
  databaseDirectUrl: undefined,
});

/** What a session should have. A pooler sets it on its own connections (deploy/pgbouncer/pgbouncer.ini). */
const sessionSettings = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  // Compiling a statement, or starting processes to share its work, costs more than any statement of the product takes.
  options: '-c jit=off -c max_parallel_workers_per_gather=0',
};

const always = { connectionTimeoutMillis: 5_000, application_name: 'fonendo' };

async function openServerPool(variable: string, connectionString: string, max: number): Promise<OpenPool> {
  const { pool, listen } = createServerPool({ connectionString, max, ...always, ...sessionSettings });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw unreachable(variable, connectionString, error);
  }
  return { pool, direct: pool, listen, close: () => pool.end() };
}

/** Null where no replica is set. One that is away does not keep anybody from starting. */
export function openReplicaOf(
  { databaseReplicaUrl, databasePoolSize }: { databaseReplicaUrl: string | undefined; databasePoolSize: number },
  primary: pg.Pool,
  log: Logger,
): Replica | null {
  if (!databaseReplicaUrl) return null;
  const settings = { ...always, ...sessionSettings };
  return openReplica({ connectionString: databaseReplicaUrl, max: databasePoolSize, primary, log, settings });
}

/** The queue asks a little at a time; a start needs one connection for its lock and one for what it does meanwhile. */
export const directPoolSize = 3;

async function openPooled(connectionString: string, directConnectionString: string, max: number): Promise<OpenPool> {
  const direct = await openServerPool('DATABASE_DIRECT_URL', directConnectionString, directPoolSize);
  try {
    const names = (await findBetween(connectionString)) !== 'forgets statements';
    const { pool, listen } = createPooledPool({ ...always, connectionString, directConnectionString, names, max });
    return {
      ...{ pool, direct: direct.pool, listen },
      async close() {
        await pool.end();
        await direct.close();
      },
    };
  } catch (error) {
    await direct.close();
    throw unreachable('DATABASE_URL', connectionString, error);
  }
}

function unreachable(variable: string, connectionString: string, error: unknown): StartupError {
  if (/unsupported startup parameter/.test(reason(error))) {
    return new StartupError(
      `${variable} leads to a pooler. Set DATABASE_URL to the pooler and DATABASE_DIRECT_URL to the PostgreSQL server itself.`,
    );
  }
  const { hostname, port, pathname } = new URL(connectionString);
  return new StartupError(
    `Cannot reach the database ${pathname.slice(1)} at ${hostname}:${port || 5432} (${reason(error)}). Check ${variable} and that PostgreSQL is running.`,
  );
}
