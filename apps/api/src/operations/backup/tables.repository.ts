import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { fileColumns } from '../../features/documents/sweep-orphan-files.repository.ts';
import { type FileNoun, fileNouns } from '../../integrations/files/file-store.port.ts';

/** How many rows a table has, and a hash of their content that does not depend on their order. */
export type TableState = { rows: number; hash: string };

/** Rows as text depend on these; both sides of a comparison use the same. */
const textSettings = sql`
  select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'iso_8601', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`;

/** Everything of the product: its tables, what was migrated, the jobs. */
const ownSchemas = sql`('public', 'drizzle', 'pgboss')`;

/** The tables with rows of their own, by `schema.name`: a divided one has none, its parts have them. */
export async function listTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ${ownSchemas}
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Every row of every table, read once. Within a transaction: the settings end with it. */
export async function readTables(tx: Queryable): Promise<Record<string, TableState>> {
  await tx.execute(textSettings);
  const states: Record<string, TableState> = {};
  for (const table of await listTables(tx)) {
    const { rows } = await tx.execute<TableState>(sql`
      select count(*)::int as rows,
        coalesce(sum(('x' || substr(md5(one::text), 1, 15))::bit(60)::bigint), 0)::text as hash
      from ${sql.raw(table)} as one`);
    if (rows[0]) states[table] = rows[0];
  }
  return states;
}

/** The keys of all files that rows refer to. */
export async function listNamedFiles(db: Queryable): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const noun of fileNouns) {
    const { table, key }: { table: PgTable; key: PgColumn } = fileColumns[noun as FileNoun];
    const rows = await db.select({ key }).from(table).where(sql`${key} is not null`);
    for (const row of rows) keys.add(String(row.key));
  }
  return keys;
}

/** A name under which pg_dump sees exactly what this transaction sees. */
export async function exportSnapshot(tx: Queryable): Promise<string> {
  await tx.execute(textSettings);
  const { rows } = await tx.execute<{ id: string }>(sql`select pg_export_snapshot() as id`);
  if (!rows[0]) throw new Error('the server gave no snapshot');
  return rows[0].id;
}

/** Other processes of the product on this database. */
export async function countOthers(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct client_port)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'fonendo' and pid <> pg_backend_pid()`);
  return rows[0]?.count ?? 0;
}

/** Takes away everything of the product, and nothing that somebody else keeps in the same database. */
export async function dropEverything(db: Queryable): Promise<void> {
  await db.execute(sql`drop schema if exists pgboss, drizzle, public cascade`);
  await db.execute(sql`create schema public`);
}
