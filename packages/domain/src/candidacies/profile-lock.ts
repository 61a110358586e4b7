/**
 * What a doctor wants to change in what hospitals see. To replace a document that an administrator rejected, and to
 * correct a CV that was given back, must always be possible.
 */
export type ProfileChange = 'cv' | 'returnedCv' | 'document' | 'rejectedDocument';

/** After applying, CV and documents stay as they were while a candidacy is open (specification, section 4). */
export function isProfileLocked(hasOpenCandidacy: boolean, change: ProfileChange): boolean {
  return hasOpenCandidacy && change !== 'rejectedDocument' && change !== 'returnedCv';
}
