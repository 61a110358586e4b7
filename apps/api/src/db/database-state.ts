import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { sourceFolder } from '../source-folder.ts';
import type { Queryable } from './database.ts';
import { askRows } from './statements/prepared.ts';

type State = {
  /** The major version, to compare. */
  version: number;
  /** As PostgreSQL says it: 15.8. */
  versionName: string;
  applied: number;
  known: number;
  clock: Date;
  connections: number;
  bytes: number;
};

type Row = {
  version: string;
  versionName: string;
  clock: string;
  connections: string;
  migrated: boolean;
  bytes: number;
};

type Session = { database: string; statementTimeout: string; jit: string };

/** Where a connection leads and how it is set. */
export async function readSession(db: Queryable): Promise<Session> {
  const { rows } = await db.execute<Session>(sql`
    select (select system_identifier from pg_control_system()) || '/' || current_database() as database,
      current_setting('statement_timeout') as "statementTimeout", current_setting('jit') as jit`);
  if (!rows[0]) throw new Error('the database said nothing');
  return rows[0];
}

const appliedMigrations = sql<{ count: number }>`select count(*)::int as count from drizzle.__drizzle_migrations`;

/** Of a database that nobody has started on yet, nothing is applied. */
export async function readDatabaseState(db: Queryable): Promise<State> {
  const rows = await askRows(
    db,
    'database state',
    {},
    () => sql<Row>`
    select current_setting('server_version_num') as version, clock_timestamp()::text as clock,
      split_part(current_setting('server_version'), ' ', 1) as "versionName",
      current_setting('max_connections') as connections,
      pg_database_size(current_database())::float as bytes,
      to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database said nothing');
  const [counted] = row.migrated ? await askRows(db, 'applied migrations', {}, () => appliedMigrations) : [];
  const journal = JSON.parse(readFileSync(join(sourceFolder, 'db/migrations/meta/_journal.json'), 'utf8'));
  return {
    version: Math.floor(Number(row.version) / 10_000),
    versionName: row.versionName,
    applied: counted?.count ?? 0,
    known: journal.entries.length,
    clock: new Date(row.clock),
    connections: Number(row.connections),
    bytes: row.bytes,
  };
}
