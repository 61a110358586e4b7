import type { CandidacySide, CandidacyStatus } from '../candidacies/candidacy.lifecycle.ts';

/** Statuses of a document that a hospital requested from a candidate. */
export const documentRequestStatuses = ['asked', 'uploaded', 'askedAgain', 'accepted', 'cancelled'] as const;

export type DocumentRequestStatus = (typeof documentRequestStatuses)[number];

/** Somebody still has to act; all other statuses are final. */
export const openDocumentRequestStatuses = [
  'asked',
  'uploaded',
  'askedAgain',
] as const satisfies readonly DocumentRequestStatus[];

/** It is the candidate's turn: only these can be overdue. */
export const awaitedDocumentRequestStatuses = [
  'asked',
  'askedAgain',
] as const satisfies readonly DocumentRequestStatus[];

/** What can happen to a request after it was made. */
export const documentRequestEvents = ['upload', 'handIn', 'accept', 'askAgain', 'cancel'] as const;

export type DocumentRequestEvent = (typeof documentRequestEvents)[number];

type Move = { from: readonly DocumentRequestStatus[]; to: DocumentRequestStatus; by: CandidacySide };

/**
 * A file may be replaced until it is accepted; an accepted one stays. Staff hand in what the candidate brought or sent
 * them.
 */
export const documentRequestMoves: Record<DocumentRequestEvent, Move> = {
  upload: { from: openDocumentRequestStatuses, to: 'uploaded', by: 'doctor' },
  handIn: { from: openDocumentRequestStatuses, to: 'uploaded', by: 'hospital' },
  accept: { from: ['uploaded'], to: 'accepted', by: 'hospital' },
  askAgain: { from: ['uploaded'], to: 'askedAgain', by: 'hospital' },
  cancel: { from: openDocumentRequestStatuses, to: 'cancelled', by: 'hospital' },
};

export type DocumentRequestFacts = {
  status: DocumentRequestStatus;
  candidacy: CandidacyStatus;
  /** The file was handed in by the hospital's staff, not by the candidate. */
  fromStaff: boolean;
};

/** The next status, or why not. People without the right learn nothing about the status. */
export function decideDocumentRequest(
  { status, candidacy, fromStaff }: DocumentRequestFacts,
  event: DocumentRequestEvent,
  by: CandidacySide,
): { to: DocumentRequestStatus } | { refused: 'Forbidden' | 'InvalidStatusChange' } {
  const move = documentRequestMoves[event];
  if (move.by !== by) return { refused: 'Forbidden' };
  // Nobody at the hospital replaces a file that the candidate handed in.
  if (event === 'handIn' && status === 'uploaded' && !fromStaff) return { refused: 'InvalidStatusChange' };
  return canAskForDocuments(candidacy) && move.from.includes(status)
    ? { to: move.to }
    : { refused: 'InvalidStatusChange' };
}

/** A document belongs to a step, so it can be requested only while the candidacy is at one. */
export const canAskForDocuments = (candidacy: CandidacyStatus): boolean => candidacy === 'inProcess';
