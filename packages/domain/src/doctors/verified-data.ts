import type { DocumentKind } from '../documents/kinds.ts';

/** What an approved passport vouches for. */
const identity = ['firstName', 'lastName', 'birthDate', 'nationality', 'documentType', 'documentNumber'] as const;

/** What an approved degree or credential vouches for. */
const degree = ['hasDegreeSpain', 'degreeCountry', 'graduationDate'] as const;

export type VerifiableField = (typeof identity)[number] | (typeof degree)[number];

export const verifiableFields: readonly VerifiableField[] = [...identity, ...degree];

/**
 * What the doctor can no longer change alone: an administrator compared it with an approved document, and a
 * recognition under way rests on it. Whether a recognition is needed at all is settled once one was paid for or
 * granted, because the group hangs on it.
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
