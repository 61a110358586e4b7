import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { interviews } from '../../db/schema/selection.ts';

/**
 * For a deleted account: erases what the person wrote. The interview itself stays with the hospital, like the
 * candidacy.
 */
export async function eraseInterviewsOf(tx: Queryable, doctorId: string): Promise<void> {
  await tx.update(interviews).set({ candidateComment: null, message: '' }).where(eq(interviews.doctorId, doctorId));
}

/** For the right of access: a candidate's interviews, with the messages of both sides. */
export async function exportInterviewsOf(db: Queryable, doctorId: string) {
  return db
    .select({
      offer: offers.name,
      hospital: hospitals.name,
      status: interviews.status,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
      place: interviews.place,
      location: interviews.location,
      message: interviews.message,
      comment: interviews.candidateComment,
      createdAt: interviews.createdAt,
    })
    .from(interviews)
    .innerJoin(candidacies, eq(candidacies.id, interviews.candidacyId))
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
    .where(eq(interviews.doctorId, doctorId))
    .orderBy(asc(interviews.createdAt));
}
