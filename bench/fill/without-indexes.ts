import type { OpenPool } from '../../apps/api/src/db/pool.ts';

/**
 * Fills tables on one connection and leaves them as the server itself would after a quiet minute. Indexes are built
 * over all rows at once: keeping them row by row takes many times as long. Those that hold a rule stay.
 */
export async function fillWithoutIndexes(
  pool: OpenPool['pool'],
  tables: readonly string[],
  statements: readonly string[],
): Promise<void> {
  const client = await pool.connect();
  try {
    // Filling takes longer than any statement of the product may.
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
        from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
      [tables],
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    for (const statement of statements) await client.query(statement);
    // That of a table with parts is for the table alone, and would leave the parts without.
    for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '));
    const unfinished = await client.query('select indexrelid::regclass as name from pg_index where not indisvalid');
    if (unfinished.rows.length > 0) throw new Error(`indexes that serve nobody: ${JSON.stringify(unfinished.rows)}`);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
