import type pg from 'pg';

type Column = { schema: string; table: string; column: string; type: string };

/**
 * Where any of these words stands, in every column of every table that can hold text: `table.column`. It walks over
 * what the database says it has, so that a table of tomorrow is looked at too.
 */
export async function findInDatabase(pool: pg.Pool, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows: columns } = await pool.query<Column>(`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema', 'drizzle')
      and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED', 'bytea')
    order by 1, 2, 3`);
  const found = new Map<string, string[]>();
  for (const { schema, table, column, type } of columns) {
    const name = `"${schema}"."${table}"`;
    const text = type === 'bytea' ? `encode(searched."${column}", 'escape')` : `searched."${column}"::text`;
    // Names are searched as the product does: without accents and capitals.
    const plain = `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;
    const { rows } = await pool.query<{ word: string }>(
      `select distinct sought.word from unnest($1::text[]) as sought (word), ${name} as searched
       where ${plain} like '%' || sought.word || '%'`,
      [words.map(plainOf)],
    );
    if (rows.length > 0) found.set(`${table}.${column}`, rows.map(({ word }) => word).toSorted());
  }
  return found;
}

const plainOf = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
