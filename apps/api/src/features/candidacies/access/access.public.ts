/**
 * Who may access a candidacy. A part of its own, because candidacies, document requests, interviews, notes and the
 * selection all need it.
 */
export {
  findDoctorsCandidacy,
  findHospitalCandidacy,
  type HospitalCandidacyRow,
  lockHospitalCandidacy,
  lockOwnCandidacy,
} from './access.repository.ts';
