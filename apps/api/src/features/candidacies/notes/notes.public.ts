/** What other features may use of notes. */
export { eraseNotesAbout } from './notes.repository.ts';
