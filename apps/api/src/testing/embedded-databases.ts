import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../db/embedded/embedded-database.ts';
import type { Exec } from '../db/embedded/wire.ts';

/** Tests have it in their own thread: they take a clone of a template, and empty it. */
export const execIn =
  (database: PGlite): Exec =>
  (messages) =>
    database.execProtocolRaw(messages);

type Reusable = { embedded: PGlite; original: Original };

/** What a database held when it was made. */
type Original = {
  shape: string;
  tables: readonly Table[];
  /** Puts every sequence back to where it was. */
  sequences: string;
};

type Table = { name: string; rows: string };

/** Given back by its test file. Files of one process share this variable, as they share all modules. */
let idle: Reusable | null = null;

/**
 * A database like the template: the last file's, emptied, or a new one. Making one takes more than a second of
 * computing, emptying one a few hundredths.
 */
export async function takeEmbedded(template: string): Promise<Reusable> {
  const used = idle;
  idle = null;
  if (used && (await empty(used))) return used;
  await used?.embedded.close();
  const embedded = await openEmbedded(undefined, await openAsBlob(template));
  return { embedded, original: await describe(embedded) };
}

export async function giveBack(used: Reusable): Promise<void> {
  if (idle) await used.embedded.close();
  else idle = used;
}

async function describe(embedded: PGlite): Promise<Original> {
  const { rows } = await embedded.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema')
    order by 1`);
  const tables: Table[] = [];
  for (const { name } of rows) tables.push({ name, rows: await readRows(embedded, name) });
  return { shape: await readShape(embedded), tables, sequences: await writeSequences(embedded) };
}

async function readRows(embedded: PGlite, table: string): Promise<string> {
  const { rows } = await embedded.query<{ rows: string }>(
    `select coalesce(json_agg(t), '[]')::text as rows from ${table} t`,
  );
  return rows[0]?.rows ?? '';
}

/** Everything that a file may have made or changed besides rows: relations, columns, functions, triggers, constraints. */
async function readShape(embedded: PGlite): Promise<string> {
  const { rows } = await embedded.query<{ shape: string }>(`
    select md5(string_agg(line, ',' order by line)) as shape from (
      select concat('relation', c.oid, c.relname, c.relnatts) as line
        from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname not like 'pg\\_%'
      union all select concat('function', oid, proname, md5(prosrc)) from pg_proc where oid >= 16384
      union all select concat('trigger', oid, tgname, tgenabled) from pg_trigger
      union all select concat('constraint', oid, conname) from pg_constraint
      union all select concat('schema', oid, nspname) from pg_namespace where nspname not like 'pg\\_%'
    ) lines`);
  return rows[0]?.shape ?? '';
}

async function writeSequences(embedded: PGlite): Promise<string> {
  const { rows } = await embedded.query<{ statement: string }>(`
    select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as statement from pg_sequences`);
  return rows.map(({ statement }) => `${statement};`).join('\n');
}

const putBack = ({ name, rows }: Table): string =>
  `insert into ${name} select * from json_populate_recordset(null::${name}, '${rows.replaceAll("'", "''")}');`;

/** False where it cannot be made like new, because it has another shape. */
async function empty({ embedded, original }: Reusable): Promise<boolean> {
  // A file that failed may have left a transaction open.
  await embedded.exec('rollback');
  // What a file set for its connection, what it locked, and statements under names that the next one prepares, too.
  await embedded.exec('reset all; deallocate all; discard temp; select pg_advisory_unlock_all();');
  if ((await readShape(embedded)) !== original.shape) return false;
  const filled = original.tables.filter(({ rows }) => rows !== '[]');
  const changed: Table[] = [];
  for (const table of filled) if ((await readRows(embedded, table.name)) !== table.rows) changed.push(table);
  const emptied = original.tables.filter((table) => !filled.includes(table));
  // Without triggers and foreign keys: not even the record of changes refuses.
  await embedded.exec(`
    set session_replication_role = replica;
    ${[...emptied, ...changed].map(({ name }) => `delete from ${name};`).join('\n')}
    ${changed.map(putBack).join('\n')}
    ${original.sequences}
    reset session_replication_role;`);
  return true;
}
