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
import type { HospitalRequestRow, OwnRequestRow } from './document-requests.repository.ts';

type Circumstances = { candidacy: CandidacyStatus; today: CalendarDate };

export function presentHospitalRequests(
  rows: readonly HospitalRequestRow[],
  { mayRequest, ...context }: Circumstances & { mayRequest: boolean },
): HospitalRequests {
  const present = (row: HospitalRequestRow): HospitalRequest => {
    const { request, asker, reviewer } = row;
    const may = (event: DocumentRequestEvent) =>
      mayRequest && 'to' in decideDocumentRequest({ ...request, ...context }, event, 'hospital');
    return {
      ...presentRequest(row, context),
      askedBy: nameOf(asker),
      reviewedAt: request.reviewedAt?.toISOString() ?? null,
      reviewedBy: nameOf(reviewer),
      remindedAt: request.remindedAt?.toISOString() ?? null,
      can: { handIn: may('handIn'), accept: may('accept'), askAgain: may('askAgain'), cancel: may('cancel') },
    };
  };
  const { candidacy } = context;
  return { items: rows.map(present), candidacy, can: { ask: mayRequest && canAskForDocuments(candidacy) } };
}

/** For the doctor: of the hospital's people only those who handed in a file for them. */
export function presentOwnRequests(
  rows: readonly OwnRequestRow[],
  { mayUpload, ...context }: Circumstances & { mayUpload: boolean },
): OwnRequests {
  const present = (row: OwnRequestRow): OwnRequest => ({
    ...presentRequest(row, context),
    can: {
      upload: mayUpload && 'to' in decideDocumentRequest({ ...row.request, ...context }, 'upload', 'doctor'),
    },
  });
  return { items: rows.map(present) };
}

function presentRequest({ request, staff }: OwnRequestRow, { today }: Circumstances) {
  const { id, position, kind, name, why, dueOn, status, returnReason, fileName, bytes, uploadedAt } = request;
  const file =
    fileName !== null && bytes !== null && uploadedAt !== null
      ? {
          ...{ name: fileName, bytes, uploadedAt: uploadedAt.toISOString() },
          staff: request.fromStaff ? { name: nameOf(staff) } : null,
        }
      : null;
  const askedAt = request.createdAt.toISOString();
  const overdue = isOverdue(request, today);
  return { id, position, kind, name, why, dueOn, status, returnReason, file, askedAt, overdue };
}

/** Null for deleted accounts. */
const nameOf = (person: { firstname: string; lastname: string } | null) =>
  [person?.firstname, person?.lastname].filter(Boolean).join(' ') || null;
