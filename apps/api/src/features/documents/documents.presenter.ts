import type { DoctorDocuments, DocumentFile, DocumentItem } from '@fonendo/contract/documents.schema';
import type { DocumentStatus } from '@fonendo/domain/documents/document.lifecycle';
import {
  canRemoveDocument,
  canUploadDocument,
  maxAdditionalDocuments,
} from '@fonendo/domain/documents/document.policy';
import { holdsManyFiles } from '@fonendo/domain/documents/kinds';
import {
  type DocumentFacts,
  type DocumentRequirement,
  documentRequirements,
  documentWaivers,
  type PracticeRule,
} from '@fonendo/domain/documents/requirements';
import { documentValidity } from '@fonendo/domain/documents/validity';
import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';
import type { DocumentRow } from './documents.repository.ts';

type Presented = {
  facts: DocumentFacts;
  rows: readonly DocumentRow[];
  today: CalendarDate;
  rule: PracticeRule;
  hasOpenCandidacy: boolean;
  /** Whether a petition was sent and has not ended. */
  petitionSent: boolean;
};

type Circumstances = Pick<Presented, 'today' | 'hasOpenCandidacy' | 'petitionSent'>;

/** The doctor's checklist: what is needed and why, what is uploaded, what may be done. */
export function presentDocuments({ facts, rows, rule, ...context }: Presented): DoctorDocuments {
  const items = documentRequirements(facts, context.today, rule).map((requirement) =>
    presentSlot(
      requirement,
      rows.filter(({ kind }) => kind === requirement.kind),
      context,
    ),
  );
  const required = items.filter(({ necessity }) => necessity === 'required');
  return {
    // Kinds that are not needed are listed as waivers, but earlier uploads of them stay visible.
    items: items.filter(({ necessity, current }) => necessity !== 'notAsked' || current.length > 0),
    waivers: documentWaivers(facts, context.today, rule),
    locked: context.hasOpenCandidacy,
    required: {
      total: required.length,
      uploaded: required.filter(({ current }) => current.length > 0).length,
      approved: countWith(required, 'approved'),
      rejected: countWith(required, 'rejected'),
    },
  };
}

const countWith = (slots: readonly DocumentItem[], wanted: DocumentStatus): number =>
  slots.filter(({ current }) => current.some(({ status }) => status === wanted)).length;

function presentSlot(
  { kind, necessity, reason, notes }: DocumentRequirement,
  rows: readonly DocumentRow[],
  context: Circumstances,
): DocumentItem {
  const current = rows.filter(({ supersededAt }) => supersededAt === null);
  const room = holdsManyFiles(kind) ? maxAdditionalDocuments : 1;
  return {
    kind,
    necessity,
    reason,
    notes: [...notes],
    current: current.map((row) => presentFile(row, context)),
    earlier: rows.filter(({ supersededAt }) => supersededAt !== null).map((row) => presentFile(row, context)),
    can: {
      // Nobody authorises whom they have not named.
      add:
        reason.key !== 'notRepresented' && current.length < room && canUploadDocument(null, context.hasOpenCandidacy),
    },
  };
}

export function presentFile(row: DocumentRow, { today, hasOpenCandidacy, petitionSent }: Circumstances): DocumentFile {
  const stored = { status: row.status, superseded: row.supersededAt !== null };
  return {
    id: row.id,
    version: row.version,
    fileName: row.fileName,
    bytes: row.bytes,
    status: row.status,
    reason: row.reason,
    validUntil: row.validUntil,
    validity: row.validUntil === null ? null : documentValidity(row.validUntil, today),
    uploadedAt: row.uploadedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    can: {
      replace: !stored.superseded && canUploadDocument(stored, hasOpenCandidacy),
      remove: canRemoveDocument(stored, hasOpenCandidacy, petitionSent),
    },
  };
}
