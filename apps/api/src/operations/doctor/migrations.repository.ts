import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { sourceFolder } from '../../source-folder.ts';

type State = { version: number; applied: number; known: number; clock: Date; connections: number };

type Session = { database: string; statementTimeout: string; jit: string };

/** Where a connection leads and how it is set. */
export async function readSession(db: Queryable): Promise<Session> {
  const { rows } = await db.execute<Session>(sql`
    select (select system_identifier from pg_control_system()) || '/' || current_database() as database,
      current_setting('statement_timeout') as "statementTimeout", current_setting('jit') as jit`);
  if (!rows[0]) throw new Error('the database said nothing');
  return rows[0];
}

/** Of a database that nobody has started on yet, nothing is applied. */
export async function readDatabaseState(db: Queryable): Promise<State> {
  const { rows } = await db.execute<{ version: string; clock: string; connections: string; migrated: boolean }>(sql`
    select current_setting('server_version_num') as version, clock_timestamp()::text as clock,
      current_setting('max_connections') as connections,
      to_regclass('drizzle.__drizzle_migrations') is not null as migrated`);
  const [row] = rows;
  if (!row) throw new Error('the database said nothing');
  const counted = row.migrated
    ? await db.execute<{ count: number }>(sql`select count(*)::int as count from drizzle.__drizzle_migrations`)
    : { rows: [{ count: 0 }] };
  const journal = JSON.parse(readFileSync(join(sourceFolder, 'db/migrations/meta/_journal.json'), 'utf8'));
  return {
    version: Math.floor(Number(row.version) / 10_000),
    applied: counted.rows[0]?.count ?? 0,
    known: journal.entries.length,
    clock: new Date(row.clock),
    connections: Number(row.connections),
  };
}
