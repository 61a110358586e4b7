/** What other features may use of notes. */
export { forgetNotesAbout } from './candidate-notes.repository.ts';
