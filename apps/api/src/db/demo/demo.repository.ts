import { sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { contracts } from '../schema/contracts.ts';
import { cvs } from '../schema/cvs.ts';
import { doctorPrivateData, doctors } from '../schema/doctors.ts';
import { documents } from '../schema/documents.ts';
import { hospitalMembers, hospitals } from '../schema/hospitals.ts';
import { notifications } from '../schema/notifications.ts';
import { entitlements, invoiceCounters, invoices, payments } from '../schema/payments.ts';
import {
  petitionConditions,
  petitionEntries,
  petitionReceipts,
  petitionSuspensions,
  petitions,
} from '../schema/petitions.ts';
import { users } from '../schema/users.ts';

export async function hasUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** In the order in which they refer to each other. */
const tables = {
  users,
  doctors,
  doctorPrivateData,
  cvs,
  documents,
  contracts,
  hospitals,
  hospitalMembers,
  payments,
  entitlements,
  invoices,
  invoiceCounters,
  petitions,
  petitionEntries,
  petitionSuspensions,
  petitionConditions,
  petitionReceipts,
  notifications,
};

export type DemoRows = { [Name in keyof typeof tables]: (typeof tables)[Name]['$inferInsert'][] };

export async function insertDemoRows(tx: Queryable, rows: DemoRows): Promise<void> {
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    if (rows[name].length > 0) await tx.insert(tables[name]).values(rows[name]);
  }
  // The next reference follows those of the demo.
  await tx.execute(sql`select setval('petition_references', ${rows.petitions.length})`);
}
