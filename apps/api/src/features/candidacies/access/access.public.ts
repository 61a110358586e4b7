/**
 * Whose candidacy it is. On its own, because candidacies, document requests, interviews, notes
 * and the selection all ask for it, and depend on each other.
 */
export {
  findHospitalCandidacy,
  type HospitalCandidacyRow,
  lockHospitalCandidacy,
  lockOwnCandidacy,
} from './access.repository.ts';
