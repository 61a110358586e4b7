import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { awaitedDocumentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { documentRequests, interviewSlots, interviews } from '../../db/schema/selection.ts';

export async function findLatestPetitionId(db: Queryable, doctorId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: petitions.id })
    .from(petitions)
    .where(eq(petitions.doctorId, doctorId))
    .orderBy(desc(petitions.createdAt))
    .limit(1);
  return row?.id ?? null;
}

export async function countOpenCandidacies(db: Queryable, doctorId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(candidacies)
    .where(and(eq(candidacies.doctorId, doctorId), inArray(candidacies.status, [...openCandidacyStatuses])));
  return row?.total ?? 0;
}

/** The latest candidacies, open ones first. */
export async function listLatestCandidacies(db: Queryable, doctorId: string, limit: number) {
  return db
    .select({ id: candidacies.id, status: candidacies.status, offer: offers.name, hospital: hospitals.name })
    .from(candidacies)
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId))
    .where(eq(candidacies.doctorId, doctorId))
    .orderBy(desc(inArray(candidacies.status, [...openCandidacyStatuses])), desc(candidacies.appliedAt))
    .limit(limit);
}

/** Confirmed and not over, or with dates to pick: the next first, those without a date last. */
export async function listComingInterviews(db: Queryable, doctorId: string, now: Date) {
  const dates = sql`from ${interviewSlots} where ${interviewSlots.interviewId} = ${interviews.id}
    and ${interviewSlots.proposedBy} = 'hospital' and ${interviewSlots.withdrawnAt} is null
    and ${interviewSlots.startsAt} > ${now.toISOString()}`;
  return db
    .select({
      interview: interviews,
      dates: sql<number>`(select count(*) ${dates})`.mapWith(Number),
      firstDate: sql`(select min(${interviewSlots.startsAt}) ${dates})`.mapWith(
        (value: string): Date | null => new Date(value),
      ),
      offer: offers.name,
      hospital: hospitals.name,
    })
    .from(interviews)
    .innerJoin(candidacies, eq(candidacies.id, interviews.candidacyId))
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .innerJoin(hospitals, eq(hospitals.id, interviews.hospitalId))
    .where(
      and(
        eq(interviews.doctorId, doctorId),
        or(
          and(eq(interviews.status, 'confirmed'), gt(interviews.endsAt, now)),
          and(eq(interviews.status, 'pendingConfirmation'), isNull(interviews.startsAt)),
        ),
      ),
    )
    .orderBy(sql`${interviews.startsAt} nulls last`, asc(interviews.id));
}

/** Documents that hospitals requested from this doctor, the nearest due date first. */
export async function listAwaitedRequests(db: Queryable, doctorId: string) {
  return db
    .select({ request: documentRequests, offer: offers.name, hospital: hospitals.name })
    .from(documentRequests)
    .innerJoin(candidacies, eq(candidacies.id, documentRequests.candidacyId))
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .innerJoin(hospitals, eq(hospitals.id, documentRequests.hospitalId))
    .where(
      and(
        eq(documentRequests.doctorId, doctorId),
        inArray(documentRequests.status, [...awaitedDocumentRequestStatuses]),
      ),
    )
    .orderBy(asc(documentRequests.dueOn), asc(documentRequests.id));
}
