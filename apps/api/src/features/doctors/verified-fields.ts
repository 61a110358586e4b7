import { type VerifiableField, verifiedFields } from '@fonendo/domain/doctors/verified-data';
import type { Queryable } from '../../db/database.ts';
import { findCurrentDocuments } from '../documents/documents.public.ts';
import { listGrantedProducts } from '../payments/payments.public.ts';
import { type DoctorAndPerson, findDoctor } from './doctors.repository.ts';

/** Fields that the doctor cannot change alone. Read again under the lock before anything is written. */
export async function readVerifiedFields(
  db: Queryable,
  { person, doctor }: DoctorAndPerson,
): Promise<readonly VerifiableField[]> {
  const documents = await findCurrentDocuments(db, person.id);
  return verifiedFields({
    approved: documents.filter(({ status }) => status === 'approved').map(({ kind }) => kind),
    recognitionPaid: (await listGrantedProducts(db, person.id)).includes('recognition'),
    recognisedByPetition: !doctor.hasDegreeSpain && person.policyGroups.includes('certifiedDoctor'),
  });
}

/** The same for any user; empty if they are not a doctor. */
export async function findVerifiedFields(db: Queryable, userId: string): Promise<readonly VerifiableField[]> {
  const doctor = await findDoctor(db, userId);
  return doctor ? readVerifiedFields(db, doctor) : [];
}
