import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

const guarded = ['invoice_records', 'invoices'];

/** Somebody with the keys of the database, who changes what the product never would. */
export const tamperingWith = (db: Queryable) => async (change: () => Promise<unknown>) => {
  for (const table of guarded) await db.execute(sql.raw(`alter table ${table} disable trigger user`));
  await change();
  for (const table of guarded) await db.execute(sql.raw(`alter table ${table} enable trigger user`));
};
