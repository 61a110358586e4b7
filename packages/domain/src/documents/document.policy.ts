import { isAdministrator, type PolicyGroup } from '../auth/policy-group.ts';
import { isProfileLocked } from '../candidacies/profile-lock.ts';
import type { DocumentStatus } from './document.lifecycle.ts';

type Reader = { userId: string; policyGroups: readonly PolicyGroup[] };

/**
 * The doctor and the administrators. Hospitals read the copies in an application, never this; criminal records are for
 * these two only.
 */
export const canReadDocument = (reader: Reader, { doctorId }: { doctorId: string }): boolean =>
  reader.userId === doctorId || isAdministrator(reader.policyGroups);

type StoredDocument = { status: DocumentStatus; superseded: boolean };

/**
 * An approved document is in use, and earlier versions are history: both stay. A document sent with a petition that has
 * not ended can be replaced but not removed.
 */
export const canRemoveDocument = (
  { status, superseded }: StoredDocument,
  hasOpenCandidacy: boolean,
  petitionSent: boolean,
): boolean => !superseded && !petitionSent && status !== 'approved' && !isProfileLocked(hasOpenCandidacy, 'document');

/**
 * Whether `current` can be replaced, or a first file uploaded if it is null. An answer to the ministry takes the place of
 * nothing that a hospital has seen.
 */
export function canUploadDocument(
  current: StoredDocument | null,
  hasOpenCandidacy: boolean,
  answersMinistry = false,
): boolean {
  if (current === null && answersMinistry) return !isProfileLocked(hasOpenCandidacy, 'ministryAnswer');
  return !isProfileLocked(hasOpenCandidacy, current?.status === 'rejected' ? 'rejectedDocument' : 'document');
}

/** Additional documents at a time: enough for a career, too few to fill a disk. */
export const maxAdditionalDocuments = 20;
