/**
 * What a doctor wants to change in what hospitals see. `rejectedDocument` replaces a document that an administrator
 * rejected, which must always be possible.
 */
export type ProfileChange = 'cv' | 'document' | 'rejectedDocument';

/** After applying, CV and documents stay as they were while a candidacy is open (specification, section 4). */
export function isProfileLocked(hasOpenCandidacy: boolean, change: ProfileChange): boolean {
  return hasOpenCandidacy && change !== 'rejectedDocument';
}
