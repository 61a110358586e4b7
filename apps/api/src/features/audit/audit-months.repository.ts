import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { auditDetails } from '../../db/schema/audit.ts';

/** Writers and readers never wait longer than this for the work on a month, which is then left for the next run. */
const lockTimeout = sql`set local lock_timeout = '2s'`;

/**
 * Makes the parts of the audit for this month and those to come; one by one, so that locks are short. Returns how many
 * were missing.
 */
export async function addAuditMonths(db: Database, now: Date, ahead: number): Promise<number> {
  let added = 0;
  for (let month = 0; month <= ahead; month += 1) {
    added += await db.transaction(async (tx) => {
      await tx.execute(lockTimeout);
      const { rows } = await tx.execute<{ added: boolean }>(sql`
        select add_audit_month((date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'UTC')
          + make_interval(months => ${month}::int))::date) as added`);
      return rows[0]?.added ? 1 : 0;
    });
  }
  return added;
}

/** Each month of entries outside of one, made and filled: somebody's clock was wrong, or the job did not run for long. */
export async function sortAuditEntries(db: Database): Promise<number> {
  const { rows } = await db.execute<{ month: string }>(sql`
    select distinct date_trunc('month', at at time zone 'UTC')::date::text as month from audit_entries_default order by 1`);
  for (const { month } of rows) {
    await db.transaction(async (tx) => {
      await tx.execute(lockTimeout);
      await tx.execute(sql`select add_audit_month(${month}::date)`);
    });
  }
  return rows.length;
}

/** Entries outside of any month. They are found like all others, but they are in nobody's plan: there should be none. */
export async function countUnsortedEntries(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from audit_entries_default limit 10000) as found`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Drops the oldest month of which every day is past this time, with the details of its entries. Returns how many rows
 * went; null where no month is past it. The database's own clock decides, as for single entries.
 */
export async function dropAuditMonth(tx: Queryable, past: SQL): Promise<number | null> {
  const { rows: months } = await tx.execute<{ part: string }>(sql`
    select relname as part from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'audit_entries'::regclass and relname ~ '^audit_entries_[0-9]{4}_[0-9]{2}$'
      and (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= ${past}
    order by 1 limit 1`);
  const [month] = months;
  if (!month) return null;
  const part = sql.identifier(month.part);
  await tx.execute(lockTimeout);
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${part}`);
  await tx.execute(sql`delete from ${auditDetails} using ${part} as gone where gone.id = ${auditDetails.entryId}`);
  // Last, because whoever reads or writes the audit waits from here to the commit.
  await tx.execute(sql`drop table ${part}`);
  return rows[0]?.count ?? 0;
}
