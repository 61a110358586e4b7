/** What other features may use of contacts. */
export { findCandidateContact } from './contacts.repository.ts';
export { readHospitalContact } from './read-contacts.ts';
