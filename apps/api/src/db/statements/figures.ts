import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database.ts';
import { prepared } from './prepared.ts';

/** All rows of a query as one value, an empty list if there are none. */
export const jsonRows = (query: SQL): SQL =>
  sql`(select coalesce(json_agg(row_to_json(found)), '[]') from (${query}) found)`;

/** The only row of a query as one value. */
export const jsonRow = (query: SQL): SQL => sql`(select row_to_json(found) from (${query}) found)`;

/** A row of a table as `jsonRows` and `jsonRow` give it. */
export type JsonRow = Record<string, unknown>;

/** The same as the table's own queries give it. */
export function recordOf<Table extends PgTable>(table: Table, row: JsonRow): Table['$inferSelect'] {
  const values = Object.entries(getTableColumns(table)).map(([property, column]) => {
    const value = row[column.name];
    return [property, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(values);
}

/**
 * Several questions in one statement, which is built once for the key: each costs a part of a round trip and no building
 * of SQL. Instants arrive as text. What several of them need is read once, and found under its name.
 */
export async function askAtOnce<Answer extends object>(
  db: Queryable,
  key: string,
  questions: () => Record<keyof Answer & string, SQL>,
  values: Record<string, unknown>,
  shared: Record<string, SQL> = {},
): Promise<Answer> {
  const statement = prepared(db, key, () => {
    const rows = Object.entries(shared).map(([name, query]) => sql`${sql.identifier(name)} as materialized (${query})`);
    const readOnce = rows.length > 0 ? sql`with ${sql.join(rows, sql`, `)}` : undefined;
    const parts = Object.entries<SQL>(questions()).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
    // As a subquery: Drizzle leaves the names of tables out of what is selected at the top. No question has its name.
    return db
      .select({ answer: sql<Answer>`row_to_json(asked_at_once)` })
      .from(sql`(${readOnce} select ${sql.join(parts, sql`, `)}) as asked_at_once`);
  });
  const [row] = await statement.execute(values);
  if (!row) throw new Error('a statement without conditions has a row');
  return row.answer;
}
