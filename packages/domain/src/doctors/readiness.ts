import type { CvGap } from '../cv/completeness.ts';
import type { DocumentKind } from '../documents/kinds.ts';
import { hospitalDocumentKinds } from '../hospitals/view.ts';
import type { Product } from '../payments/payment.lifecycle.ts';

/** What a doctor has to be complete for. */
export const readinessPurposes = ['apply', 'petition'] as const;

export type ReadinessPurpose = (typeof readinessPurposes)[number];

/** Asked for besides what the registration already demands. */
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

/** Where something is put right. */
export const readinessTargets = ['personal', 'documents', 'cv', 'contract', 'payments'] as const;

export type ReadinessTarget = (typeof readinessTargets)[number];

/** One thing that is missing: what, in words of the catalogue `doctors.readiness`, and where to put it right. */
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
  /** What the CV lacks; everything where there is none yet. */
  cvGaps: readonly CvGap[];
  contractSigned: boolean;
  /** Paid for and not used up, or free. */
  entitled: readonly Product[];
};

/**
 * What a complete profile still lacks, in the order one would do it.
 * An application shows hospitals who the doctor is, so it needs speciality, CV and the proofs of the profession;
 * the ministry's file needs address, civil status and every required paper. Both need the contract and their price.
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

/** What hospitals never see cannot keep anybody from applying. */
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

/** Nothing can be paid for before the contract is signed: its page leads on to the payment. */
const missingPayment = ({ contractSigned }: ReadinessFacts, product: Product): MissingItem => ({
  key: 'payment',
  product,
  target: contractSigned ? 'payments' : 'contract',
});
