import { type VerifiableField, verifiedFields } from '@fonendo/domain/doctors/verified-data';
import type { Queryable } from '../../db/database.ts';
import { findCurrentDocuments } from '../documents/documents.public.ts';
import { listGrantedProducts } from '../payments/payments.public.ts';
import { type DoctorAndPerson, findDoctor } from './doctors.repository.ts';

/** Fields that the doctor cannot change alone. Read again under the lock before anything is written. */
export const readVerifiedFields = async (db: Queryable, row: DoctorAndPerson): Promise<readonly VerifiableField[]> =>
  verifiedFieldsOf(row, await readVerification(db, row.person.id));

/** What was verified of a doctor. */
export async function readVerification(db: Queryable, userId: string) {
  const [documents, products] = await Promise.all([findCurrentDocuments(db, userId), listGrantedProducts(db, userId)]);
  return { documents, products };
}

export const verifiedFieldsOf = (
  { person, doctor }: DoctorAndPerson,
  { documents, products }: Awaited<ReturnType<typeof readVerification>>,
): readonly VerifiableField[] =>
  verifiedFields({
    approved: documents.filter(({ status }) => status === 'approved').map(({ kind }) => kind),
    recognitionPaid: products.includes('recognition'),
    recognisedByPetition: !doctor.hasDegreeSpain && person.policyGroups.includes('certifiedDoctor'),
  });

/** The same for any user; empty if they are not a doctor. */
export async function findVerifiedFields(db: Queryable, userId: string): Promise<readonly VerifiableField[]> {
  const [doctor, verification] = await Promise.all([findDoctor(db, userId), readVerification(db, userId)]);
  return doctor ? verifiedFieldsOf(doctor, verification) : [];
}
