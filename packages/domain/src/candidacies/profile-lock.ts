/**
 * What a doctor wants to change of what hospitals judge. `rejectedDocument` is the replacement of a document
 * that an administrator rejected: it must always be possible.
 */
export type ProfileChange = 'cv' | 'document' | 'rejectedDocument';

/** After applying, CV and documents stay as they were while a candidacy is open (specification, section 4). */
export function isProfileLocked(hasOpenCandidacy: boolean, change: ProfileChange): boolean {
  return hasOpenCandidacy && change !== 'rejectedDocument';
}
