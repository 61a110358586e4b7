import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from './database.ts';

export type Due = { rows: number; oldest: Date | null };

/** One rule about what is deleted when. Steps are independent: one that fails does not stop the others. */
export type RetentionStep = {
  name: string;
  /** In words, for a report of what would be deleted. */
  rule: string;
  /** Counts what is past its time, without changing anything. */
  due(db: Queryable): Promise<Due>;
  /** Deletes at most this many in a transaction of its own. Returns how many it handled; 0 means that none are left. */
  run(limit: number): Promise<number>;
};

/** Rows of one table that are past their time. */
export type DueRows = {
  table: PgTable;
  /** The primary key. */
  key: readonly [PgColumn, ...PgColumn[]];
  /** The time from which the retention counts. */
  at: PgColumn | SQL;
  where: SQL | undefined;
};

type Rule = { name: string; rule: string; rows: DueRows };

/** Deletes rows, and does what belongs to it in the same transaction. */
export const deleteStep = (
  db: Database,
  { name, rule, rows }: Rule,
  remove: (tx: Transaction, limit: number) => Promise<number> = async (tx, limit) =>
    (await deleteBatch(tx, rows, limit)).length,
): RetentionStep => ({
  name,
  rule,
  due: (queryable) => countDue(queryable, rows),
  run: (limit) => db.transaction((tx) => remove(tx, limit)),
});

export async function countDue(db: Queryable, { table, at, where }: Omit<DueRows, 'key'>): Promise<Due> {
  const { rows } = await db.execute<{ rows: number; oldest: number | null }>(sql`
    select count(*)::int as rows, (extract(epoch from min(${at})) * 1000)::float8 as oldest
    from ${table} where ${where ?? sql`true`}`);
  const [row] = rows;
  return { rows: row?.rows ?? 0, oldest: row?.oldest == null ? null : new Date(row.oldest) };
}

/**
 * At most this many, by primary key, so that a statement never runs into the timeout, however many rows there are. Rows
 * locked by somebody are left for the next night. Returns the first column of the key.
 */
export async function deleteBatch(
  tx: Queryable,
  { table, key, where }: Omit<DueRows, 'at'>,
  limit: number,
): Promise<string[]> {
  const doomed = await selectBatch(tx, { table, key, where }, limit);
  if (doomed.length === 0) return [];
  const values = doomed.map(
    (row) =>
      sql`(${sql.join(
        row.map((value) => sql`${value}`),
        sql`, `,
      )})`,
  );
  await tx.execute(sql`delete from ${table} where (${sql.join([...key], sql`, `)}) in (${sql.join(values, sql`, `)})`);
  return doomed.flatMap(([first]) => first ?? []);
}

/** Locked, so that they are still past their time when they are deleted. */
export async function selectBatch(
  tx: Queryable,
  { table, key, where }: Omit<DueRows, 'at'>,
  limit: number,
): Promise<string[][]> {
  const columns = key.map((column, index) => sql`${column} as ${sql.identifier(`key_${index}`)}`);
  const { rows } = await tx.execute<Record<string, string>>(
    sql`select ${sql.join(columns, sql`, `)} from ${table} where ${where ?? sql`true`} limit ${limit} for update skip locked`,
  );
  return rows.map((row) => key.map((_column, index) => row[`key_${index}`] ?? ''));
}
