import {
  awaitedDocumentRequestStatuses,
  openDocumentRequestStatuses,
} from '@fonendo/domain/document-request.lifecycle';
import { liveInterviewStatuses, openInterviewStatuses } from '@fonendo/domain/interview.lifecycle';
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { offers } from '../../db/schema/offers.ts';
import {
  candidacyRatings,
  candidacySteps,
  documentRequests,
  interviewSlots,
  interviews,
} from '../../db/schema/selection.ts';

const ofSnapshot = (key: string) => sql<string | null>`${candidacies.snapshot} ->> ${key}`;

/** What a card shows, and no more: neither the CV nor anything private is read. */
export async function listCardRows(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: candidacies.id,
      doctorId: candidacies.doctorId,
      status: candidacies.status,
      step: candidacies.step,
      appliedAt: candidacies.appliedAt,
      since: candidacies.stepSince,
      match: candidacies.match,
      seenAt: candidacies.seenAt,
      firstName: ofSnapshot('firstName'),
      lastName: ofSnapshot('lastName'),
      speciality: ofSnapshot('speciality'),
      years: sql`(${ofSnapshot('yearsOfExperience')})::int`.mapWith((value: number): number | null => value),
      offer: {
        id: offers.id,
        name: offers.name,
        steps: offers.steps,
        speciality: offers.speciality,
        yearsOfExperience: offers.yearsOfExperience,
        vacancies: offers.vacancies,
      },
    })
    .from(candidacies)
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .where(inArray(candidacies.id, [...ids]));
}

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number];

/** How each stands with the steps that it has come to. */
export async function listWalkedSteps(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      candidacyId: candidacySteps.candidacyId,
      position: candidacySteps.position,
      status: candidacySteps.status,
    })
    .from(candidacySteps)
    .where(inArray(candidacySteps.candidacyId, [...ids]));
}

/** What of the papers still waits for somebody. */
export async function listOpenRequests(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const isAwaited = inArray(documentRequests.status, [...awaitedDocumentRequestStatuses]);
  return db
    .select({
      candidacyId: documentRequests.candidacyId,
      awaitedOn: sql<string | null>`min(${documentRequests.dueOn}) filter (where ${isAwaited})::text`,
      toAccept: sql`count(*) filter (where ${documentRequests.status} = 'uploaded')`.mapWith(Number),
    })
    .from(documentRequests)
    .where(
      and(
        inArray(documentRequests.candidacyId, [...ids]),
        inArray(documentRequests.status, [...openDocumentRequestStatuses]),
      ),
    )
    .groupBy(documentRequests.candidacyId);
}

/** The latest of each, with the dates that its other side can still pick. */
export async function listLatestInterviews(db: Queryable, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  const pickable = db
    .select({ dates: count() })
    .from(interviewSlots)
    .where(
      and(
        eq(interviewSlots.interviewId, interviews.id),
        isNull(interviewSlots.withdrawnAt),
        gt(interviewSlots.startsAt, now),
        sql`${interviewSlots.proposedBy} = (case ${interviews.status} when 'declined' then 'doctor' else 'hospital' end)::slot_proposer`,
      ),
    );
  return db
    .selectDistinctOn([interviews.candidacyId], {
      candidacyId: interviews.candidacyId,
      position: interviews.position,
      status: interviews.status,
      startsAt: interviews.startsAt,
      dates: sql`(${pickable})`.mapWith(Number),
    })
    .from(interviews)
    .where(inArray(interviews.candidacyId, [...ids]))
    .orderBy(asc(interviews.candidacyId), desc(interviews.createdAt), desc(interviews.id));
}

export type LatestInterview = Awaited<ReturnType<typeof listLatestInterviews>>[number];

export const isLive = (status: LatestInterview['status']) => liveInterviewStatuses.find((live) => live === status);

export const keepsStepOpen = (status: LatestInterview['status']): boolean =>
  openInterviewStatuses.some((open) => open === status);

export async function listRatings(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      candidacyId: candidacyRatings.candidacyId,
      average: sql`avg(${candidacyRatings.stars})`.mapWith(Number),
      count: count(),
    })
    .from(candidacyRatings)
    .where(inArray(candidacyRatings.candidacyId, [...ids]))
    .groupBy(candidacyRatings.candidacyId);
}

/** How many of each offer's posts are taken. */
export async function countAcceptedOf(db: Queryable, offerIds: readonly string[]) {
  if (offerIds.length === 0) return [];
  return db
    .select({ offerId: candidacies.offerId, accepted: count() })
    .from(candidacies)
    .where(and(inArray(candidacies.offerId, [...offerIds]), eq(candidacies.status, 'accepted')))
    .groupBy(candidacies.offerId);
}
