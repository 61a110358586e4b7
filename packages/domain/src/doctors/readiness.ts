import type { CvGap } from '../cv/completeness.ts';
import type { DocumentKind } from '../documents/kinds.ts';
import { hospitalDocumentKinds } from '../hospitals/view.ts';
import type { Product } from '../payments/payment.lifecycle.ts';

/** The purposes that need a complete profile. */
export const readinessPurposes = ['apply', 'petition'] as const;

export type ReadinessPurpose = (typeof readinessPurposes)[number];

/** Required in addition to what the registration asks for. */
export const profileFields = [
  'phone',
  'speciality',
  'degreeCountry',
  'address',
  'city',
  'state',
  'postalCode',
  'gender',
  'maritalStatus',
  'parent1',
] as const;

export type ProfileField = (typeof profileFields)[number];

/** Where a missing thing is fixed. */
export const readinessTargets = ['personal', 'documents', 'cv', 'contract', 'payments'] as const;

export type ReadinessTarget = (typeof readinessTargets)[number];

/** A missing thing: its text in the catalogue `doctors.readiness`, and where to fix it. */
export type MissingItem =
  | { key: 'personalData'; fields: ProfileField[]; target: 'personal' }
  | { key: 'documentMissing' | 'documentRejected'; document: DocumentKind; target: 'documents' }
  | { key: 'cv'; gaps: CvGap[]; target: 'cv' }
  | { key: 'contract'; target: 'contract' }
  | { key: 'payment'; product: Product; target: 'contract' | 'payments' };

export type ReadinessFacts = {
  hasDegreeSpain: boolean;
  /** Which of the fields are filled in. */
  declared: Record<ProfileField, boolean>;
  /** Required documents without a usable file. */
  missingDocuments: readonly { kind: DocumentKind; rejected: boolean }[];
  /** What the CV lacks; everything if there is none yet. */
  cvGaps: readonly CvGap[];
  contractSigned: boolean;
  /** Paid for and not used up, or free. */
  entitled: readonly Product[];
};

/**
 * What is missing, in the order in which one would fix it. An application shows the doctor to hospitals, so it needs
 * speciality, CV and professional documents; a petition needs address, civil status and every required document. Both
 * need the contract and their payment.
 */
export function findMissing(facts: ReadinessFacts, purpose: ReadinessPurpose): MissingItem[] {
  const fields = requiredFields(facts, purpose).filter((field) => !facts.declared[field]);
  const product = purpose === 'apply' ? 'offersAccess' : 'recognition';
  const missing: MissingItem[] = [];
  if (fields.length > 0) missing.push({ key: 'personalData', fields, target: 'personal' });
  missing.push(...missingDocuments(facts, purpose));
  if (facts.cvGaps.length > 0) missing.push({ key: 'cv', gaps: [...facts.cvGaps], target: 'cv' });
  if (!facts.contractSigned) missing.push({ key: 'contract', target: 'contract' });
  if (!facts.entitled.includes(product)) missing.push(missingPayment(facts, product));
  return missing;
}

function requiredFields({ hasDegreeSpain }: ReadinessFacts, purpose: ReadinessPurpose): ProfileField[] {
  const degree = hasDegreeSpain ? [] : (['degreeCountry'] as const);
  if (purpose === 'apply') return ['phone', 'speciality', ...degree];
  return ['phone', ...degree, 'address', 'city', 'state', 'postalCode', 'gender', 'maritalStatus', 'parent1'];
}

/** Documents that hospitals never see do not prevent an application. */
function missingDocuments({ missingDocuments: missing }: ReadinessFacts, purpose: ReadinessPurpose): MissingItem[] {
  const counts = (kind: DocumentKind) =>
    purpose === 'petition' || hospitalDocumentKinds.some((visible) => visible === kind);
  return missing
    .filter(({ kind }) => counts(kind))
    .map(({ kind, rejected }) => ({
      key: rejected ? 'documentRejected' : 'documentMissing',
      document: kind,
      target: 'documents',
    }));
}

/** The contract has to be signed before paying; its page leads on to the payment. */
const missingPayment = ({ contractSigned }: ReadinessFacts, product: Product): MissingItem => ({
  key: 'payment',
  product,
  target: contractSigned ? 'payments' : 'contract',
});
