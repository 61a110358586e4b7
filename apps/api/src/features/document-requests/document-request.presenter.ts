import type {
  HospitalRequest,
  HospitalRequests,
  OwnRequest,
  OwnRequests,
} from '@fonendo/contract/document-requests.schema';
import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { isOverdue } from '@fonendo/domain/document-requests/document-request';
import {
  canAskForDocuments,
  type DocumentRequestEvent,
  decideDocumentRequest,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';
import type { DocumentRequestRow, HospitalRequestRow } from './document-requests.repository.ts';

type Circumstances = { candidacy: CandidacyStatus; today: CalendarDate };

export function presentHospitalRequests(
  rows: readonly HospitalRequestRow[],
  { mayRequest, ...context }: Circumstances & { mayRequest: boolean },
): HospitalRequests {
  const present = ({ request, asker, reviewer }: HospitalRequestRow): HospitalRequest => {
    const may = (event: DocumentRequestEvent) =>
      mayRequest && 'to' in decideDocumentRequest({ ...context, status: request.status }, event, 'hospital');
    return {
      ...presentRequest(request, context),
      askedBy: nameOf(asker),
      reviewedAt: request.reviewedAt?.toISOString() ?? null,
      reviewedBy: nameOf(reviewer),
      remindedAt: request.remindedAt?.toISOString() ?? null,
      can: { accept: may('accept'), askAgain: may('askAgain'), cancel: may('cancel') },
    };
  };
  const { candidacy } = context;
  return { items: rows.map(present), candidacy, can: { ask: mayRequest && canAskForDocuments(candidacy) } };
}

/** For the doctor: without the names of the hospital's people. */
export function presentOwnRequests(
  rows: readonly DocumentRequestRow[],
  { mayUpload, ...context }: Circumstances & { mayUpload: boolean },
): OwnRequests {
  const present = (row: DocumentRequestRow): OwnRequest => ({
    ...presentRequest(row, context),
    can: {
      upload: mayUpload && 'to' in decideDocumentRequest({ ...context, status: row.status }, 'upload', 'doctor'),
    },
  });
  return { items: rows.map(present) };
}

function presentRequest(row: DocumentRequestRow, { today }: Circumstances) {
  const { id, position, kind, name, why, dueOn, status, returnReason, fileName, bytes, uploadedAt } = row;
  const file =
    fileName !== null && bytes !== null && uploadedAt !== null
      ? { name: fileName, bytes, uploadedAt: uploadedAt.toISOString() }
      : null;
  const askedAt = row.createdAt.toISOString();
  return { id, position, kind, name, why, dueOn, status, returnReason, file, askedAt, overdue: isOverdue(row, today) };
}

/** Null for deleted accounts. */
const nameOf = (person: { firstname: string; lastname: string } | null) =>
  [person?.firstname, person?.lastname].filter(Boolean).join(' ') || null;
