import { type OwnRoad, roadQuestions } from '@fonendo/contract/petitions/road.schema';
import type { Queryable } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findOwnData, findVerifiedFields } from '../../doctors/doctors.public.ts';
import { readRoad } from '../../payments/payments.public.ts';

/** What is known of the three questions, and the road that follows. */
export async function readOwnRoad(db: Queryable, userId: string): Promise<OwnRoad> {
  const [own, verified, road] = await Promise.all([
    findOwnData(db, userId),
    findVerifiedFields(db, userId),
    readRoad(db, userId),
  ]);
  if (!own) throw new ApiError('NotFound');
  const { nationality, otherNationality } = own.privateData;
  const { degreeCountry, speciality } = own.doctor;
  const isVerified = (question: string) => verified.some((field) => field === question);
  return {
    answers: { nationality, otherNationality, degreeCountry, speciality },
    verified: roadQuestions.filter(isVerified),
    ...road,
  };
}
