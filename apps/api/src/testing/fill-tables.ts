import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type Column = {
  name: string;
  type: string;
  /** The category of the type: `E` for enumerations. */
  kind: string;
  isArray: boolean;
  labels: string[] | null;
  required: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  /** Of texts that have one. */
  length: number;
};

type Reference = { columns: string[]; table: string; targets: string[] };

type Row = Record<string, unknown>;

/** The tables of the product, those that others refer to first. */
export async function tablesInOrder(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = 'public' and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const { rows: ties } = await client.query<{ name: string; target: string }>(
    `select conrelid::regclass::text as name, confrelid::regclass::text as target from pg_constraint
     where contype = 'f' and conrelid <> confrelid and conparentid = 0`,
  );
  const waiting = new Set(tables.map(({ name }) => name));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const isFree = (name: string) => !ties.some((tie) => tie.name === name && waiting.has(tie.target));
    const free = [...waiting].filter(isFree);
    // A circle is opened anywhere: its tie is one that may be empty.
    for (const name of free.length > 0 ? free : [...waiting].slice(0, 1)) {
      waiting.delete(name);
      ordered.push(name);
    }
  }
  return ordered;
}

/**
 * One row for a table, with every column filled that can be, and what its rules ask for and cannot be read from its
 * columns. The answer is why not, or null.
 */
export async function fillTable(client: pg.ClientBase, table: string, particulars: Row = {}): Promise<string | null> {
  const columns = await columnsOf(client, table);
  const references = await referencesOf(client, table);
  let failure = '';
  for (const full of [true, false]) {
    const row = await rowFor(client, { columns, references, particulars, full });
    if (typeof row === 'string') return row;
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${at + 1}`);
    await client.query('savepoint filling');
    try {
      await client.query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${places.join(', ')})`,
        Object.values(row),
      );
      await client.query('release savepoint filling');
      return null;
    } catch (error) {
      await client.query('rollback to savepoint filling');
      // Less of a row may break a rule of its own: that there is one like it already says more.
      if (!failure.startsWith('duplicate key')) failure = (error as Error).message;
    }
  }
  return failure;
}

type Wanted = { columns: Column[]; references: Reference[]; particulars: Row; full: boolean };

async function rowFor(
  client: pg.ClientBase,
  { columns, references, particulars, full }: Wanted,
): Promise<Row | string> {
  const row: Row = {};
  for (const column of columns) {
    const { name, required, hasDefault, isGenerated } = column;
    if (isGenerated || name in particulars || hasDefault) continue;
    const isReference = references.some((reference) => reference.columns.includes(name));
    if (!isReference && (required || full)) row[name] = valueFor(column);
  }
  for (const { columns: own, table, targets } of references) {
    const needed = columns.some(({ name, required }) => required && own.includes(name));
    if (!needed && !full) continue;
    const { rows } = await client.query<Row>(
      `select ${targets.map((target) => `"${target}"`).join(', ')} from ${table} order by ctid limit 1`,
    );
    const [found] = rows;
    if (!found && needed) return `${table} has no row to refer to`;
    for (const [at, name] of own.entries()) if (found) row[name] ??= found[targets[at] ?? ''];
  }
  // Rules are about columns that not every version has.
  const known = new Set(columns.filter(({ isGenerated }) => !isGenerated).map(({ name }) => name));
  return { ...row, ...Object.fromEntries(Object.entries(particulars).filter(([name]) => known.has(name))) };
}

let counted = 0;

function valueFor({ type, kind, isArray, labels, length }: Column): unknown {
  counted += 1;
  if (isArray) return [];
  if (kind === 'E') return labels?.[0];
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'bool':
      return false;
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
      return counted;
    case 'float4':
    case 'float8':
      return 0.5;
    case 'timestamptz':
      return new Date(Date.UTC(2026, 2, 10, 9, 0, counted));
    case 'date':
      return '2026-03-10';
    case 'time':
      return '09:00';
    case 'jsonb':
    case 'json':
      return {};
    case 'bytea':
      return Buffer.from(`bytes ${counted}`);
    case 'inet':
      return '127.0.0.1';
    case 'bpchar':
      return 'ESPAÑA'.slice(0, length);
    default:
      return `text-${counted}`;
  }
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, coalesce(element.typname, base.typname) as type, base.typcategory as kind,
       element.oid is not null as "isArray", attnotnull as required, atthasdef as "hasDefault",
       attgenerated <> '' or attidentity <> '' as "isGenerated", atttypmod - 4 as length,
       (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = base.oid) as labels
     from pg_attribute join pg_type base on base.oid = atttypid
     left join pg_type element on element.oid = base.typelem and base.typcategory = 'A'
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return rows;
}

async function referencesOf(client: pg.ClientBase, table: string): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select confrelid::regclass::text as table,
       (select array_agg(attname::text order by at) from unnest(conkey) with ordinality as own(number, at)
          join pg_attribute on attrelid = conrelid and attnum = number) as columns,
       (select array_agg(attname::text order by at) from unnest(confkey) with ordinality as target(number, at)
          join pg_attribute on attrelid = confrelid and attnum = number) as targets
     from pg_constraint where contype = 'f' and conrelid = $1::regclass and conparentid = 0`,
    [table],
  );
  return rows;
}
