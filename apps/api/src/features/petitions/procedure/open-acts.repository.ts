import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { doctorPrivateData, doctors } from '../../../db/schema/doctors.ts';
import { petitionHearings, petitionSuspensions, petitions } from '../../../db/schema/petitions.ts';

const named = {
  id: petitions.id,
  reference: petitions.reference,
  doctorId: petitions.doctorId,
  country: doctors.countryOfResidence,
  postalCode: doctorPrivateData.postalCode,
};

/** What the ministry waits for, of petitions that are with it. */
export async function listOpenRequirements(db: Queryable) {
  return db
    .select({ row: petitionSuspensions, petition: named })
    .from(petitionSuspensions)
    .innerJoin(petitions, and(eq(petitions.id, petitionSuspensions.petitionId), eq(petitions.status, 'Sended')))
    .innerJoin(doctors, eq(doctors.userId, petitions.doctorId))
    .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, petitions.doctorId))
    .where(isNull(petitionSuspensions.until));
}

export async function listOpenHearings(db: Queryable) {
  return db
    .select({ row: petitionHearings, petition: named })
    .from(petitionHearings)
    .innerJoin(petitions, and(eq(petitions.id, petitionHearings.petitionId), eq(petitions.status, 'Sended')))
    .innerJoin(doctors, eq(doctors.userId, petitions.doctorId))
    .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, petitions.doctorId))
    .where(isNull(petitionHearings.closedOn));
}
