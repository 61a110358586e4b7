/** What other features may use of doctors. */
export {
  type CertificationFacts,
  certificationFacts,
  certificationNow,
  certificationsAmong,
  isCertifiedAs,
  mostLookedUp,
} from './certification.repository.ts';
export { certifyDoctor } from './certify-doctor.ts';
export { changeRoadAnswers } from './change-road-answers.ts';
export { requireReach } from './directory/directory-scope.ts';
export { findReachable } from './directory/find-reachable.ts';
export { countFindable, type FindableCount } from './directory/findable-figures.repository.ts';
export { findDoctorProfile } from './doctor-profile.ts';
export { findOwnData, lockOwnData, type OwnData } from './doctors.repository.ts';
export { findDoctorData } from './find-doctor-data.ts';
export { lookUpDoctors } from './look-up-doctors.ts';
export { doctorNoteStep, eraseDoctorNotes } from './notes/notes.repository.ts';
export { memberName, presentNotes } from './notes/present-notes.ts';
export { readinessOf, readReadiness } from './read-readiness.ts';
export { type FactsOfDoctor, factsOfDoctor } from './readiness.repository.ts';
export { findVerifiedFields } from './verified-fields.ts';
