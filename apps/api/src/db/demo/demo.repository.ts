import type { DoctorProfile } from '@fonendo/contract/doctor.schema';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { auditEntries } from '../schema/audit.ts';
import { candidacies } from '../schema/candidacies.ts';
import { contracts } from '../schema/contracts.ts';
import { cvs } from '../schema/cvs.ts';
import { doctorPrivateData, doctors } from '../schema/doctors.ts';
import { documents } from '../schema/documents.ts';
import { hospitalMembers, hospitals } from '../schema/hospitals.ts';
import { notifications } from '../schema/notifications.ts';
import { offers, offerWords } from '../schema/offers.ts';
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
  offers,
  offerWords,
  candidacies,
  auditEntries,
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

/** What the hospital sees of each applicant, once everything it shows is stored. */
export async function storeSnapshots(
  tx: Queryable,
  rows: DemoRows['candidacies'],
  profileOf: (tx: Queryable, doctorId: string) => Promise<DoctorProfile | null>,
): Promise<void> {
  for (const doctorId of new Set(rows.map((row) => row.doctorId))) {
    const snapshot = await profileOf(tx, doctorId);
    await tx.update(candidacies).set({ snapshot }).where(eq(candidacies.doctorId, doctorId));
  }
}

export async function insertDemoRows(tx: Queryable, rows: DemoRows): Promise<void> {
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    if (rows[name].length > 0) await tx.insert(tables[name]).values(rows[name]);
  }
  // The next reference follows those of the demo.
  await tx.execute(sql`select setval('petition_references', ${rows.petitions.length})`);
}
