import { randomUUIDv7 } from 'node:crypto';
import type {
  BulkDocumentRequests,
  BulkResult,
  HospitalRequests,
  MakeDocumentRequests,
} from '@fonendo/contract/document-requests.schema';
import {
  canAskForDocuments,
  openDocumentRequestStatuses,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { ProcessStep, StepDocument } from '@fonendo/domain/processes/process';
import { addDays } from '@fonendo/domain/reference/working-calendar';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { type AuditedBy, recordAudit } from '../audit/audit.public.ts';
import { type HospitalCandidacyRow, lockHospitalCandidacy } from '../candidacies/access/access.public.ts';
import { requireRight } from '../hospitals/hospitals.public.ts';
import { type NotifyContext, notify } from '../notifications/notifications.public.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { documentRequestNotices } from './document-requests.notices.ts';
import { insertRequests, listRequests } from './document-requests.repository.ts';
import { listForHospital } from './list-requests.ts';

type Paper = StepDocument & { why: string };

type Asked = { papers: readonly Paper[]; dueOn: CalendarDate; position: number };

/** Requests documents from one candidate at their current step. */
export async function askForDocuments(
  context: DocumentRequestsContext,
  actor: Actor,
  candidacyId: string,
  asked: MakeDocumentRequests,
): Promise<HospitalRequests & { made: number }> {
  return context.db.transaction(async (tx) => {
    const { row, made } = await askOne(context, tx, actor, candidacyId, asked);
    return { ...(await listForHospital(context, tx, row.candidacy)), made };
  });
}

/** Requests the same documents from many candidates; each succeeds or fails on its own. */
export async function askManyForDocuments(
  context: DocumentRequestsContext,
  actor: Actor,
  { candidacyIds, ...asked }: BulkDocumentRequests,
): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  for (const candidacyId of new Set(candidacyIds)) {
    try {
      const { made } = await context.db.transaction((tx) => askOne(context, tx, actor, candidacyId, asked));
      results.push({ candidacyId, made, refused: null });
    } catch (error) {
      const refused = error instanceof ApiError ? error.code : null;
      // An error that concerns the caller and not a single candidate fails the whole call.
      if (refused !== 'NotFound' && refused !== 'InvalidStatusChange') throw error;
      results.push({ candidacyId, made: 0, refused });
    }
  }
  return { results };
}

async function askOne(
  context: NotifyContext,
  tx: Transaction,
  actor: Actor,
  candidacyId: string,
  asked: MakeDocumentRequests,
) {
  const { hospital } = await requireRight(tx, actor, 'requestDocuments');
  const row = await lockHospitalCandidacy(tx, hospital.id, candidacyId);
  if (!row) throw new ApiError('NotFound');
  const { status, step } = row.candidacy;
  if (!canAskForDocuments(status) || step === null) throw new ApiError('InvalidStatusChange');
  return { row, made: await make(context, tx, actor, row, { ...asked, position: step }) };
}

/** Requests the documents of a step's template when a candidate reaches it. The caller has locked the candidacy. */
export async function askForStepDocuments(
  context: NotifyContext,
  tx: Transaction,
  by: AuditedBy,
  { row, step, position }: { row: HospitalCandidacyRow; step: ProcessStep; position: number },
): Promise<void> {
  if (step.type !== 'documentRequest') return;
  const dueOn = addDays(madridDate(context.now()), step.daysToAnswer);
  // A candidate who returns to a step is not asked again for the same documents.
  const known = (await listRequests(tx, row.candidacy.id)).filter(
    (request) => request.position === position && request.status !== 'cancelled',
  );
  const papers = step.documents
    .filter((paper) => !known.some((request) => isSamePaper(request, paper)))
    .map((paper) => ({ ...paper, why: step.text }));
  await make(context, tx, by, row, { papers, dueOn, position });
}

/**
 * Documents already requested are not requested twice, for example after a second click or by a colleague. Returns how
 * many are new; the candidate gets one mail for all of them.
 */
async function make(
  context: NotifyContext,
  tx: Transaction,
  by: AuditedBy,
  { candidacy, ...row }: HospitalCandidacyRow,
  { papers, dueOn, position }: Asked,
): Promise<number> {
  const open = (await listRequests(tx, candidacy.id)).filter(({ status }) =>
    openDocumentRequestStatuses.some((one) => one === status),
  );
  const fresh = papers.filter(
    (paper, index) =>
      !open.some((request) => isSamePaper(request, paper)) &&
      papers.findIndex((other) => isSamePaper(other, paper)) === index,
  );
  if (fresh.length === 0) return 0;
  const now = context.now();
  // Sorted, so that they keep the order in which they were requested.
  const ids = fresh.map(() => randomUUIDv7()).toSorted();
  const requests = fresh.map(({ kind, name, why }, index) => ({
    id: ids[index] ?? randomUUIDv7(),
    candidacyId: candidacy.id,
    hospitalId: candidacy.hospitalId,
    doctorId: candidacy.doctorId,
    ...{ position, kind, name, why, dueOn },
    createdBy: by.userId,
    createdAt: now,
  }));
  await insertRequests(tx, requests);
  for (const { id, kind } of requests) {
    const after = { candidacyId: candidacy.id, kind, dueOn };
    await recordAudit(tx, now, by, 'documentRequest.made', { type: 'documentRequest', id }, { after });
  }
  await notify(context, tx, documentRequestNotices.documentsRequested({ candidacy, ...row }, requests));
  return fresh.length;
}

const isSamePaper = (one: StepDocument, other: StepDocument) =>
  one.kind === other.kind && one.name.trim().toLowerCase() === other.name.trim().toLowerCase();
