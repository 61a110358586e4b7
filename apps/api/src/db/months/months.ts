import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../database.ts';
import { dividedTables } from './divided-tables.ts';
import { daysBefore, firstOfMonth } from './within-months.ts';

/**
 * Writers and readers never wait longer than this for the work on a month, which is then left for the next run. Shorter
 * than the second after which PostgreSQL looks for a deadlock: it is never somebody else who has to give way.
 */
const lockTimeout = sql`set local lock_timeout = '900ms'`;

/**
 * Makes the parts of all divided tables for this month and those to come, and for as many before as a table asks for; one
 * by one, so that locks are short. Returns how many were missing.
 */
export async function addMonths(db: Database, now: Date, ahead: number): Promise<number> {
  let added = 0;
  const last = firstOfMonth(now, ahead);
  for (const { table, daysBack } of dividedTables) {
    for (let month = firstOfMonth(daysBefore(now, daysBack)); month <= last; month = firstOfMonth(month, 1)) {
      if (await addMonth(db, table, month.toISOString().slice(0, 10))) added += 1;
    }
  }
  return added;
}

const addMonth = (db: Database, table: PgTable, day: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(lockTimeout);
    const { rows } = await tx.execute<{ added: boolean }>(
      sql`select add_month(${getTableName(table)}, ${day}::date) as added`,
    );
    return rows[0]?.added ?? false;
  });

/** Each month of rows outside of one, made and filled: somebody's clock was wrong, or the job did not run for long. */
export async function sortRows(db: Database): Promise<number> {
  let sorted = 0;
  for (const { table, by } of dividedTables) {
    const { rows } = await db.execute<{ month: string }>(sql`
      select distinct date_trunc('month', ${sql.identifier(by.name)} at time zone 'UTC')::date::text as month
      from ${spareOf(table)} order by 1`);
    for (const { month } of rows) await addMonth(db, table, month);
    sorted += rows.length;
  }
  return sorted;
}

const spareOf = (table: PgTable): SQL => sql`${sql.identifier(`${getTableName(table)}_default`)}`;

/** Rows outside of any month, by table. They are found like all others, but they are in nobody's plan: there should be none. */
export async function countUnsorted(db: Queryable): Promise<{ table: string; count: number }[]> {
  const counts = dividedTables.map(
    ({ table }) =>
      sql`select ${getTableName(table)}::text as "table", (select count(*)::int from (select from ${spareOf(table)} limit 10000) as found) as count`,
  );
  const { rows } = await db.execute<{ table: string; count: number }>(sql.join(counts, sql` union all `));
  return rows;
}

/**
 * Drops the oldest month of which every day is past this time, after what belongs to its rows was released. Returns how
 * many rows went; null where no month is past it.
 */
export async function dropMonth(
  tx: Queryable,
  table: PgTable,
  past: SQL,
  release: (part: SQL) => Promise<void>,
): Promise<number | null> {
  const name = getTableName(table);
  const { rows: months } = await tx.execute<{ part: string }>(sql`
    select relname as part from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${name}::text::regclass and relname ~ ('^' || ${name}::text || '_[0-9]{4}_[0-9]{2}$')
      and (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= ${past}
    order by 1 limit 1`);
  const [month] = months;
  if (!month) return null;
  const part = sql`${sql.identifier(month.part)}`;
  await tx.execute(lockTimeout);
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${part}`);
  await release(part);
  // Last, because every other statement on the table waits from here to the commit.
  await tx.execute(sql`drop table ${part}`);
  return rows[0]?.count ?? 0;
}
