import type pg from 'pg';

type Column = { schema: string; table: string; column: string };

/** Names are searched as the product does: without accents and capitals. */
const plain = (text: string) => `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;

/**
 * Where any of these words stands, in every column of every table: `table.column`. It walks over what the database
 * says it has, so that a table of tomorrow is looked at too. Whole rows first: few tables hold any of the words.
 */
export async function findInDatabase(pool: pg.Pool, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows: columns } = await pool.query<Column>(`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema', 'drizzle')
      and not (select relispartition from pg_class where oid = format('%I.%I', c.table_schema, c.table_name)::regclass)
    order by 1, 2, 3`);
  const sought = words.map(plainOf);
  const wordsIn = async ({ schema, table }: Column, text: string) => {
    const { rows } = await pool.query<{ word: string }>(
      `select distinct sought.word
       from (select ${plain(text)} as line from "${schema}"."${table}" as searched) as lines
       join unnest($1::text[]) as sought (word) on lines.line like '%' || sought.word || '%'`,
      [sought],
    );
    return rows.map(({ word }) => word).toSorted();
  };
  const found = new Map<string, string[]>();
  const byTable = Object.groupBy(columns, ({ schema, table }) => `${schema}.${table}`);
  for (const [first, ...rest] of Object.values(byTable).flatMap((list) => (list ? [list] : []))) {
    if (!first || (await wordsIn(first, 'searched::text')).length === 0) continue;
    for (const column of [first, ...rest]) {
      const there = await wordsIn(column, `searched."${column.column}"::text`);
      if (there.length > 0) found.set(`${column.table}.${column.column}`, there);
    }
  }
  return found;
}

const plainOf = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
