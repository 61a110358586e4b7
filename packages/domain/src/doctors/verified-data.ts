import type { DocumentKind } from '../documents/kinds.ts';

/** Confirmed by an approved passport. */
const identity = ['firstname', 'lastname', 'birthDate', 'nationality', 'documentType', 'documentNumber'] as const;

/** Confirmed by an approved degree or credential. */
const degree = ['hasDegreeSpain', 'degreeCountry', 'graduationDate'] as const;

export type VerifiableField = (typeof identity)[number] | (typeof degree)[number];

export const verifiableFields: readonly VerifiableField[] = [...identity, ...degree];

/**
 * Fields that the doctor can no longer change alone, because an administrator compared them with an approved document,
 * and a running recognition depends on them. Whether a recognition is needed is fixed once one was paid for or granted,
 * because the user's group depends on it.
 */
export function verifiedFields(facts: {
  approved: readonly DocumentKind[];
  recognitionPaid: boolean;
  recognisedByPetition: boolean;
}): readonly VerifiableField[] {
  const isApproved = (...kinds: DocumentKind[]) => kinds.some((kind) => facts.approved.includes(kind));
  const verified = new Set<VerifiableField>();
  if (isApproved('passport')) for (const field of identity) verified.add(field);
  if (isApproved('diploma', 'recognitionCredential')) for (const field of degree) verified.add(field);
  if (facts.recognitionPaid || facts.recognisedByPetition) verified.add('hasDegreeSpain');
  return verifiableFields.filter((field) => verified.has(field));
}
