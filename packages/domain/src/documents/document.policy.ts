import { isAdministrator, type PolicyGroup } from '../auth/policy-group.ts';
import { isProfileLocked } from '../candidacies/profile-lock.ts';
import type { DocumentStatus } from './document.lifecycle.ts';

type Reader = { userId: string; policyGroups: readonly PolicyGroup[] };

/**
 * The doctor and the administrators who judge it. Hospitals read what an application showed them, never this;
 * criminal records stay with these two in any case.
 */
export const canReadDocument = (reader: Reader, { doctorId }: { doctorId: string }): boolean =>
  reader.userId === doctorId || isAdministrator(reader.policyGroups);

type StoredDocument = { status: DocumentStatus; superseded: boolean };

/**
 * What was approved counts for somebody, and earlier versions are the history: both stay. What was sent with a
 * petition that has not ended can be replaced, never taken back.
 */
export const canRemoveDocument = (
  { status, superseded }: StoredDocument,
  hasOpenCandidacy: boolean,
  petitionSent: boolean,
): boolean => !superseded && !petitionSent && status !== 'approved' && !isProfileLocked(hasOpenCandidacy, 'document');

/** A new file in place of `current`, or the first one where there is none. */
export const canUploadDocument = (current: StoredDocument | null, hasOpenCandidacy: boolean): boolean =>
  !isProfileLocked(hasOpenCandidacy, current?.status === 'rejected' ? 'rejectedDocument' : 'document');

/** Additional documents at a time: enough for a career, too few to fill a disk. */
export const maxAdditionalDocuments = 20;
