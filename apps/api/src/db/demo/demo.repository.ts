import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { scoreMatch } from '@fonendo/domain/offers/match';
import { candidateSearchText } from '@fonendo/domain/selection/candidate-search';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { auditEntries } from '../schema/audit.ts';
import { candidacies } from '../schema/candidacies.ts';
import { contracts } from '../schema/contracts.ts';
import { messages } from '../schema/conversations.ts';
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
  petitionHearings,
  petitionReceipts,
  petitionSuspensions,
  petitions,
} from '../schema/petitions.ts';
import {
  candidacyNotes,
  candidacyRatings,
  candidacySteps,
  documentRequests,
  interviewSlots,
  interviews,
} from '../schema/selection.ts';
import { selectionProcesses } from '../schema/selection-processes.ts';
import { settings } from '../schema/settings.ts';
import { users } from '../schema/users.ts';

export async function hasUsers(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** In the order of their foreign keys. */
const tables = {
  users,
  doctors,
  doctorPrivateData,
  cvs,
  documents,
  contracts,
  hospitals,
  hospitalMembers,
  selectionProcesses,
  offers,
  offerWords,
  candidacies,
  candidacySteps,
  documentRequests,
  interviews,
  interviewSlots,
  candidacyNotes,
  candidacyRatings,
  auditEntries,
  payments,
  entitlements,
  invoices,
  invoiceCounters,
  petitions,
  petitionEntries,
  petitionSuspensions,
  petitionHearings,
  petitionConditions,
  petitionReceipts,
  messages,
  notifications,
  settings,
};

export type DemoRows = { [Name in keyof typeof tables]: (typeof tables)[Name]['$inferInsert'][] };

/** The hospital's view and search text of each applicant, made once everything it shows is stored. */
export async function storeSnapshots(
  tx: Queryable,
  rows: Pick<DemoRows, 'candidacies' | 'offers'>,
  profileOf: (tx: Queryable, doctorId: string) => Promise<DoctorProfile | null>,
): Promise<void> {
  for (const doctorId of new Set(rows.candidacies.map((row) => row.doctorId))) {
    const snapshot = await profileOf(tx, doctorId);
    if (!snapshot) throw new Error(`the demo's doctor ${doctorId} has no profile`);
    const searchText = candidateSearchText(snapshot);
    for (const { id, offerId } of rows.candidacies.filter((row) => row.doctorId === doctorId)) {
      const offer = rows.offers.find((row) => row.id === offerId);
      const asked = { speciality: offer?.speciality ?? '', yearsOfExperience: offer?.yearsOfExperience ?? 0 };
      const match = scoreMatch(asked, { speciality: snapshot.speciality, years: snapshot.yearsOfExperience });
      await tx.update(candidacies).set({ snapshot, searchText, match }).where(eq(candidacies.id, id));
    }
  }
}

/** In the order in which they were issued. */
export const listInvoices = (tx: Queryable) =>
  tx.select().from(invoices).orderBy(asc(invoices.issuedOn), asc(invoices.number));

export async function insertDemoRows(tx: Queryable, rows: DemoRows): Promise<void> {
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    if (rows[name].length > 0) await tx.insert(tables[name]).values(rows[name]);
  }
  // New references continue after those of the demo.
  await tx.execute(sql`select setval('petition_references', ${rows.petitions.length})`);
}
