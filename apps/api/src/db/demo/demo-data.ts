import { createHash } from 'node:crypto';
import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import { contractTermsDate, contractTermsVersion } from '@fonendo/domain/contracts/terms';
import { demoPassword } from '@fonendo/domain/demo/accounts';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import type { ResolutionKind } from '@fonendo/domain/petitions/petition';
import type { StepDocument } from '@fonendo/domain/processes/process';
import { type FileStore, newFileKey } from '../../integrations/files/file-store.port.ts';
import type { Database, Queryable } from '../database.ts';
import type { invoices } from '../schema/payments.ts';
import { demoCandidacies, withCall } from './candidacies.ts';
import { demoCandidacyHistory } from './candidacy-history.ts';
import { demoCv } from './cvs.ts';
import { type DemoRows, hasUsers, insertDemoRows, listInvoices, storeSnapshots } from './demo.repository.ts';
import { type DemoDoctor, demoDoctors } from './doctors.ts';
import { demoDocuments, demoDocumentTitles, replacedDaysAgo } from './documents.ts';
import { demoEarlierHires } from './earlier-hires.ts';
import { demoHospitalAge, demoHospitals } from './hospitals.ts';
import { demoId } from './ids.ts';
import { demoMessages } from './messages.ts';
import { demoOfferHistory } from './offer-history.ts';
import { demoOffers } from './offers.ts';
import { demoPayments } from './payments.ts';
import { noPetitions, storePetitions } from './petitions/petitions.ts';
import { demoProcesses } from './processes.ts';
import { demoSelection } from './selection.ts';
import { demoSettings } from './settings.ts';
import { demoAdministratorId, demoMembers, demoStaff } from './staff.ts';
import { workedDaysAgo } from './working-time.ts';

export type DemoDependencies = {
  db: Database;
  files: FileStore;
  hashPassword: (password: string) => Promise<string>;
  /** A small real PDF with this heading and text. */
  drawPdf: (title: string, text: string) => Promise<Uint8Array>;
  papers: DemoPapers;
  seller: BillingParty;
  /** What a hospital sees of a doctor; stored with each application. */
  profileOf: (tx: Queryable, doctorId: string, now: Date) => Promise<DoctorProfile | null>;
  /** Adds an invoice to the registry, as when it is issued. */
  recordInvoice: (tx: Queryable, invoice: typeof invoices.$inferSelect, how: Recording) => Promise<void>;
  now: Date;
};

/** Draws what doctors hand in and what the ministry answers. */
export type DemoPapers = {
  document: (owner: DemoDoctor, what: DemoPaper, uploadedAt: Date) => Promise<Uint8Array>;
  resolution: (owner: DemoDoctor, facts: DemoResolution, resolvedAt: Date) => Promise<Uint8Array>;
};

type DemoPaper = { kind: DocumentKind; hasHours: boolean; title: string };

type DemoResolution = { outcome: ResolutionKind; reason: string; registryNumber: string };

type Recording = { now: Date; isSent: boolean };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Fills an empty database with the demo data. Does nothing if there is any account, so it can run at every start.
 * Returns whether it did anything.
 */
export async function seedDemoData(deps: DemoDependencies): Promise<boolean> {
  const { db, hashPassword, seller, now, profileOf } = deps;
  if (await hasUsers(db)) return false;
  // One hash for all: seventy would cost seconds at the first start, and the password is public anyway.
  const passwordHash = await hashPassword(demoPassword);
  const daysAgo = (days: number) => workedDaysAgo(now, days);
  const account = (days: number) => ({ passwordHash, verifiedAt: daysAgo(days), createdAt: daysAgo(days) });
  const withPapers = demoDoctors.filter(({ stage }) => stage !== 'new');
  const processes = demoProcesses(now);
  const { offers: current, offerWords } = demoOffers(now, processes);
  const underWay = demoCandidacies(demoDoctors, current, now);
  const serials = { offers: current.length, candidacies: underWay.length };
  const earlier = demoEarlierHires(demoDoctors, processes, serials, now);
  const offers = [...current, ...earlier.offers];
  const candidacies = [...underWay, ...earlier.candidacies].map((row) => withCall(row, now));
  const selection = await demoSelection(candidacies, offers, now, requestedSheets(deps));
  const rows: DemoRows = {
    ...noPetitions,
    users: [
      ...demoDoctors.map(({ user, daysAgo: days }) => ({ ...user, ...account(days) })),
      ...demoStaff.map((user) => ({ ...user, ...account(365) })),
    ],
    doctors: demoDoctors.map(({ doctor }) => doctor),
    doctorPrivateData: demoDoctors.map(({ privateData }) => privateData),
    cvs: withPapers.map((doctor) => ({
      doctorId: doctor.doctor.userId,
      content: demoCv(doctor),
      version: 1,
      updatedAt: daysAgo(Math.max(0, doctor.daysAgo - 2)),
      ...cvReview(doctor, daysAgo),
    })),
    documents: await storeDocuments(deps, withPapers),
    contracts: await storeContracts(
      deps,
      demoDoctors.filter(({ stage }) => stage === 'paid'),
    ),
    hospitals: demoHospitals.map((hospital, index) => ({
      ...hospital,
      createdAt: daysAgo(demoHospitalAge(index)),
      // A pending hospital has waited since it registered; the others got their verdict on the next day.
      approvalSince: daysAgo(demoHospitalAge(index) - (hospital.approvalStatus === 'pending' ? 0 : 1)),
    })),
    hospitalMembers: demoMembers.map((member) => ({ ...member, joinedAt: daysAgo(joinedDaysAgo(member)) })),
    selectionProcesses: processes,
    offers,
    offerWords,
    auditEntries: [...demoOfferHistory(offers), ...demoCandidacyHistory(candidacies, selection, now)],
    candidacies,
    messages: demoMessages(candidacies, now),
    ...selection,
    ...demoPayments(demoDoctors, seller, now),
    settings: demoSettings(now),
  };
  Object.assign(rows, await storePetitions(deps, demoDoctors, rows.documents));
  await db.transaction(async (tx) => {
    await insertDemoRows(tx, rows);
    for (const invoice of await listInvoices(tx)) {
      await deps.recordInvoice(tx, invoice, { now: new Date(`${invoice.issuedOn}T10:00:00Z`), isSent: false });
    }
    await storeSnapshots(tx, rows, (inside, doctorId) => profileOf(inside, doctorId, now));
  });
  return true;
}

async function storeDocuments(deps: DemoDependencies, owners: readonly DemoDoctor[]) {
  const { files, papers, now } = deps;
  const rows: DemoRows['documents'] = [];
  for (const owner of owners) {
    for (const { kind, fileName, version = 1, superseded = false, status, reason, hasHours = true } of demoDocuments(
      owner,
    )) {
      const uploadedDaysAgo = version > 1 ? replacedDaysAgo(owner) : firstUploadDaysAgo(owner, kind);
      const uploadedAt = workedDaysAgo(now, uploadedDaysAgo);
      const sheet = await papers.document(owner, { kind, hasHours, title: demoDocumentTitles[kind] }, uploadedAt);
      const fileKey = newFileKey('documents');
      await files.put(fileKey, sheet);
      rows.push({
        id: demoId('document', rows.length + 1),
        doctorId: owner.doctor.userId,
        kind,
        version,
        fileKey,
        fileName,
        bytes: sheet.byteLength,
        sha256: fingerprint(sheet),
        status,
        reason: reason ?? null,
        uploadedAt,
        supersededAt: superseded ? workedDaysAgo(now, replacedDaysAgo(owner)) : null,
        reviewedAt: status === 'pending' ? null : workedDaysAgo(now, reviewedDaysAgo(owner, uploadedDaysAgo)),
        reviewedBy: status === 'pending' ? null : demoAdministratorId,
        // The reviewer says until when a criminal record is valid. Some expire soon.
        validUntil: kind === 'criminalRecord' && status === 'approved' ? validUntil(owner, now) : null,
      });
    }
  }
  return rows;
}

/** Handed in by the candidate, with their name. */
function requestedSheets({ files, papers, now }: DemoDependencies) {
  const handedInAt = workedDaysAgo(now, 20);
  return async (doctorId: string, { kind, name }: StepDocument) => {
    const owner = demoDoctors.find(({ user }) => user.id === doctorId);
    if (!owner) throw new Error(`no demo doctor is ${doctorId}`);
    const title = name || demoDocumentTitles[kind ?? 'additional'];
    const sheet = await papers.document(owner, { kind: kind ?? 'additional', hasHours: true, title }, handedInAt);
    const fileKey = newFileKey('documents');
    await files.put(fileKey, sheet);
    return { fileKey, bytes: sheet.byteLength, sha256: fingerprint(sheet) };
  };
}

async function storeContracts({ files, drawPdf, now }: DemoDependencies, signers: readonly DemoDoctor[]) {
  const rows: DemoRows['contracts'] = [];
  for (const { serial, user, daysAgo } of signers) {
    const signedName = `${user.firstname} ${user.lastname}`;
    const copy = await drawPdf('Contrato de demostración', `Firmado por ${signedName}.`);
    const signedFileKey = newFileKey('contracts');
    await files.put(signedFileKey, copy);
    const signedAt = workedDaysAgo(now, Math.max(1, daysAgo - 4));
    rows.push({
      id: demoId('contract', serial),
      userId: user.id,
      termsVersion: termsVersionOn(signedAt),
      signedName,
      email: user.email,
      signedAt,
      ipAddress: '203.0.113.20',
      userAgent: null,
      contractSha256: fingerprint(copy),
      signedFileKey,
      signedSha256: fingerprint(copy),
    });
  }
  return rows;
}

/**
 * Nobody signs a version of the contract before its date: earlier signatures have the version of that year's January.
 */
const termsVersionOn = (signedAt: Date): string =>
  signedAt < new Date(contractTermsDate) ? `${signedAt.getUTCFullYear()}-01` : contractTermsVersion;

const joinedDaysAgo = ({ hospitalId }: { hospitalId: string }): number =>
  Math.min(300, demoHospitalAge(demoHospitals.findIndex(({ id }) => id === hospitalId)));

/** A CV is reviewed before the petition goes to the ministry. */
function cvReview({ plan, stage, doctor }: DemoDoctor, daysAgo: (days: number) => Date) {
  if (doctor.hasDegreeSpain && stage === 'paid') return { status: 'reviewed' as const };
  if (!plan || plan.validated === 0) return { status: 'pending' as const };
  return { status: 'reviewed' as const, reviewedAt: daysAgo(plan.validated - 0.5), reviewedBy: demoAdministratorId };
}

/** Within days of joining; a criminal record, which may not be old, shortly before the petition was sent. */
function firstUploadDaysAgo({ serial, plan, daysAgo }: DemoDoctor, kind: DocumentKind): number {
  const joined = Math.max(1, daysAgo - 3);
  return kind === 'criminalRecord' && plan && plan.sent > 0 ? Math.min(joined, plan.sent + 2 + (serial % 9)) : joined;
}

/** Documents are reviewed after the petition was sent. */
const reviewedDaysAgo = ({ plan }: DemoDoctor, uploadedDaysAgo: number): number =>
  (plan && plan.sent > 0 ? plan.sent : uploadedDaysAgo) - 0.5;

const validUntil = ({ serial }: DemoDoctor, now: Date) =>
  new Date(now.getTime() + (5 + ((serial * 11) % 70)) * dayMs).toISOString().slice(0, 10);

const fingerprint = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex');
