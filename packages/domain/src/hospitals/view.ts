import type { DocumentStatus } from '../documents/document.lifecycle.ts';
import type { DocumentKind } from '../documents/kinds.ts';

/**
 * What of a doctor's documents a hospital may see: the proofs of the profession. Passports show birth, sex and
 * nationality, which may never weigh in a selection; criminal records are for administrators only;
 * what is in additional and acceptance documents nobody can know beforehand.
 */
export const hospitalDocumentKinds = [
  'diploma',
  'recognitionCredential',
  'pensum',
  'workContinuity',
] as const satisfies readonly DocumentKind[];

/** A rejected document proves nothing, and why it was rejected is between the doctor and us. */
export const mayHospitalSeeDocument = (kind: DocumentKind, status: DocumentStatus): boolean =>
  hospitalDocumentKinds.some((visible) => visible === kind) && status !== 'rejected';

/** What is said to hospitals about a doctor's right to practise. */
export const certifications = ['recognised', 'pendingVerification', 'inProgress', 'notStarted'] as const;

export type Certification = (typeof certifications)[number];

/**
 * Who declares a Spanish or recognised degree is certified, but "pending verification" until an administrator
 * approves the credential; who became certified by an approved petition is recognised.
 * A recognition is said to be under way only where there is one.
 */
export function certificationOf(doctor: {
  certified: boolean;
  hasDegreeSpain: boolean;
  credentialApproved: boolean;
  recognitionUnderWay: boolean;
}): Certification {
  if (doctor.certified)
    return doctor.credentialApproved || !doctor.hasDegreeSpain ? 'recognised' : 'pendingVerification';
  return doctor.recognitionUnderWay ? 'inProgress' : 'notStarted';
}
