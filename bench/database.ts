import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { type OpenPool, openPool } from '../apps/api/src/db/pool.ts';
import { openPostgres } from '../drills/scene/postgres.ts';
import { fill } from './fill/fill.ts';
import { sizesFor } from './fill/sizes.ts';

type Databases = { create: (name: string) => Promise<string>; pid: number };

/** A PostgreSQL server of the measurement's own; it ends with what runs. */
export async function startDatabases(running: AsyncDisposableStack): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'fonendo-bench-'));
  running.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await openPostgres(folder, { shared_buffers: '256MB', synchronous_commit: 'off' });
  if (!postgres) throw new Error('No PostgreSQL server was found. Install it (Debian: apt-get install postgresql).');
  running.defer(postgres.stop);
  // The server leaves the number of its process there.
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return { create: postgres.createDatabase, pid: Number(pid) };
}

export async function onDatabase<Result>(
  url: string,
  work: (pool: OpenPool['pool']) => Promise<Result>,
): Promise<Result> {
  const { pool, close } = await openPool({ databaseUrl: url, databasePoolSize: 2, dataDir: '' });
  try {
    return await work(pool);
  } finally {
    await close();
  }
}

/** The tables, so many offers, and everything else in proportion. */
export const fillDatabase = (url: string, offers: number): Promise<void> =>
  onDatabase(url, async (pool) => {
    await migrate(pool);
    await fill(pool, sizesFor(offers));
  });
