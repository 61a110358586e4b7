import {
  awaitedDocumentRequestStatuses,
  openDocumentRequestStatuses,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import { liveInterviewStatuses, openInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { oneOf } from '../../../db/one-of.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { offers } from '../../../db/schema/offers.ts';
import {
  candidacyRatings,
  candidacySteps,
  documentRequests,
  interviewSlots,
  interviews,
} from '../../../db/schema/selection.ts';

/** Fields of the snapshot, which is unpacked once because it contains the whole CV. */
const person = {
  firstName: sql<string | null>`person."firstName"`,
  lastName: sql<string | null>`person."lastName"`,
  speciality: sql<string | null>`person.speciality`,
  years: sql<number | null>`person."yearsOfExperience"`,
};
const unpacked = sql`jsonb_to_record(${candidacies.snapshot})
  as person("firstName" text, "lastName" text, speciality text, "yearsOfExperience" int)`;

/** Only what a card shows: neither the CV nor private data are read. */
export async function listCardRows(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: candidacies.id,
      offerId: candidacies.offerId,
      doctorId: candidacies.doctorId,
      status: candidacies.status,
      step: candidacies.step,
      appliedAt: candidacies.appliedAt,
      since: candidacies.stepSince,
      match: candidacies.match,
      seenAt: candidacies.seenAt,
      ...person,
    })
    .from(candidacies)
    .leftJoinLateral(unpacked, sql`true`)
    .where(oneOf(candidacies.id, ids));
}

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number];

/** The offers of the cards, once each, with the number of filled vacancies. */
export async function listOffersOfCards(db: Queryable, offerIds: readonly string[]) {
  const accepted = db
    .select({ accepted: count() })
    .from(candidacies)
    .where(and(eq(candidacies.offerId, offers.id), eq(candidacies.status, 'accepted')));
  return db
    .select({
      id: offers.id,
      name: offers.name,
      steps: offers.steps,
      speciality: offers.speciality,
      yearsOfExperience: offers.yearsOfExperience,
      vacancies: offers.vacancies,
      accepted: sql`(${accepted})`.mapWith(Number),
    })
    .from(offers)
    .where(oneOf(offers.id, offerIds));
}

export type CardOffer = Awaited<ReturnType<typeof listOffersOfCards>>[number];

/** The statuses of the steps reached. */
export async function listWalkedSteps(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      candidacyId: candidacySteps.candidacyId,
      position: candidacySteps.position,
      status: candidacySteps.status,
    })
    .from(candidacySteps)
    .where(oneOf(candidacySteps.candidacyId, ids));
}

/** Open document requests. */
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
      and(oneOf(documentRequests.candidacyId, ids), inArray(documentRequests.status, [...openDocumentRequestStatuses])),
    )
    .groupBy(documentRequests.candidacyId);
}

/** The latest interview of each, with the number of dates that can still be picked. */
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
    .where(oneOf(interviews.candidacyId, ids))
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
    .where(oneOf(candidacyRatings.candidacyId, ids))
    .groupBy(candidacyRatings.candidacyId);
}
