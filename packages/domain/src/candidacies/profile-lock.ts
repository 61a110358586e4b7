/**
 * What a doctor wants to change in what hospitals see. To replace a document that an administrator rejected, to correct
 * a CV that was given back, and to answer the ministry within its term must always be possible.
 */
export type ProfileChange = 'cv' | 'returnedCv' | 'document' | 'rejectedDocument' | 'ministryAnswer';

const neverLocked: readonly ProfileChange[] = ['rejectedDocument', 'returnedCv', 'ministryAnswer'];

/** After applying, CV and documents stay as they were while a candidacy is open (specification, section 4). */
export function isProfileLocked(hasOpenCandidacy: boolean, change: ProfileChange): boolean {
  return hasOpenCandidacy && !neverLocked.includes(change);
}
