/**
 * Whose candidacy it is, and who is told of it. On its own, because candidacies, document requests, interviews, notes
 * and the selection all ask for it, and depend on each other.
 */
export {
  findHospitalCandidacy,
  getRecipient,
  type HospitalCandidacyRow,
  listStaffWith,
  lockHospitalCandidacy,
  lockOwnCandidacy,
  type Recipient,
} from './candidacy-access.repository.ts';
