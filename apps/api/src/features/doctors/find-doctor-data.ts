import type { Doctor } from '@fonendo/contract/doctors/doctors.schema';
import type { Queryable } from '../../db/database.ts';
import { presentDoctor } from './doctor.presenter.ts';
import { findOwnData } from './doctors.repository.ts';
import { readVerification, verifiedFieldsOf } from './verified-fields.ts';

/** All data of a doctor, for the doctor and for administrators who compare them with the documents. */
export async function findDoctorData(db: Queryable, userId: string): Promise<Doctor | null> {
  const [row, verification] = await Promise.all([findOwnData(db, userId), readVerification(db, userId)]);
  return row && presentDoctor(row, verifiedFieldsOf(row, verification));
}
