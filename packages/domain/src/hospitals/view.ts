import type { DocumentStatus } from '../documents/document.lifecycle.ts';
import type { DocumentKind } from '../documents/kinds.ts';

/**
 * The documents of a doctor that a hospital may see: the professional ones. Passports show birth, sex and nationality,
 * which must never influence a selection; criminal records are for administrators only; additional and acceptance
 * documents may contain anything.
 */
export const hospitalDocumentKinds = [
  'diploma',
  'recognitionCredential',
  'pensum',
  'workContinuity',
] as const satisfies readonly DocumentKind[];

/** A rejected document proves nothing, and the reason is between the doctor and us. */
export const mayHospitalSeeDocument = (kind: DocumentKind, status: DocumentStatus): boolean =>
  hospitalDocumentKinds.some((visible) => visible === kind) && status !== 'rejected';

/**
 * What hospitals see of a doctor's right to practise. `notStarted` says only that nothing is under way: a refusal is
 * between the doctor and the ministry, and "not started" would be untrue of it.
 */
export const certifications = ['recognised', 'pendingVerification', 'inProgress', 'notStarted'] as const;

export type Certification = (typeof certifications)[number];

/**
 * A doctor who declares a Spanish or recognised degree is "pending verification" until an administrator approves the
 * credential; one who was certified by an approved petition is recognised. "In progress" needs an existing petition.
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
