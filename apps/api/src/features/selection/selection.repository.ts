import { awaitedDocumentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { offers } from '../../db/schema/offers.ts';
import { candidacySteps, documentRequests, interviews } from '../../db/schema/selection.ts';
import { users } from '../../db/schema/users.ts';
import { ask } from '../../db/statements/prepared.ts';
import type { HospitalCandidacyRow } from '../candidacies/access/access.public.ts';

/** The steps reached, in order, with who completed each. */
export async function listStepRows(db: Queryable, candidacyId: string) {
  return ask(db, 'steps of candidacy', { candidacyId }, (p) =>
    db
      .select({
        position: candidacySteps.position,
        status: candidacySteps.status,
        startedAt: candidacySteps.startedAt,
        completedAt: candidacySteps.completedAt,
        result: candidacySteps.result,
        by: { firstname: users.firstname, lastname: users.lastname },
      })
      .from(candidacySteps)
      .leftJoin(users, and(eq(users.id, candidacySteps.completedBy), isNull(users.deletedAt)))
      .where(eq(candidacySteps.candidacyId, p.candidacyId))
      .orderBy(asc(candidacySteps.position)),
  );
}

export type StepRow = Awaited<ReturnType<typeof listStepRows>>[number];

/** Who accepted and who called, and whether the candidate has opened the notice. Null unless it was accepted. */
export async function findAcceptance(db: Queryable, { candidacy }: HospitalCandidacyRow) {
  if (candidacy.status !== 'accepted') return null;
  const { acceptedBy, calledBy, doctorId, id, appliedAt } = candidacy;
  const known = [acceptedBy, calledBy].filter((person) => person !== null);
  const [people, notices] = await Promise.all([
    db
      .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
      .from(users)
      .where(and(inArray(users.id, known), isNull(users.deletedAt))),
    db
      .select({ openedAt: notifications.readAt })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, doctorId),
          // Nobody is accepted before they apply: older months are left out.
          gte(notifications.at, appliedAt),
          eq(notifications.kind, 'candidacyAccepted'),
          eq(notifications.link, `/candidate/${id}`),
        ),
      )
      .orderBy(desc(notifications.at))
      .limit(1),
  ]);
  const nameOf = (person: string | null) => {
    const found = people.find((one) => one.id === person);
    return found ? `${found.firstname} ${found.lastname}`.trim() : null;
  };
  return { by: nameOf(acceptedBy), calledBy: nameOf(calledBy), notice: notices[0] ?? null };
}

/** The number of documents that are awaited, to be accepted, and accepted, per step. */
export async function countRequests(db: Queryable, candidacyId: string) {
  const isAwaited = inArray(documentRequests.status, [...awaitedDocumentRequestStatuses]);
  return ask(db, 'requests by step of candidacy', { candidacyId }, (p) =>
    db
      .select({
        position: documentRequests.position,
        awaited: sql<number>`count(*) filter (where ${isAwaited})`.mapWith(Number),
        toAccept: sql<number>`count(*) filter (where ${documentRequests.status} = 'uploaded')`.mapWith(Number),
        accepted: sql<number>`count(*) filter (where ${documentRequests.status} = 'accepted')`.mapWith(Number),
      })
      .from(documentRequests)
      .where(eq(documentRequests.candidacyId, p.candidacyId))
      .groupBy(documentRequests.position),
  );
}

export async function listLatestInterviews(db: Queryable, candidacyId: string) {
  return ask(db, 'latest interviews of candidacy', { candidacyId }, (p) =>
    db
      .selectDistinctOn([interviews.position], {
        position: interviews.position,
        status: interviews.status,
        startsAt: interviews.startsAt,
      })
      .from(interviews)
      .where(eq(interviews.candidacyId, p.candidacyId))
      .orderBy(asc(interviews.position), desc(interviews.createdAt), desc(interviews.id)),
  );
}

/** What was submitted, and the requirements of the post. */
export async function findHandedIn(db: Queryable, candidacyId: string) {
  const [row] = await ask(db, 'what a candidacy handed in', { candidacyId }, (p) =>
    db
      .select({
        snapshot: candidacies.snapshot,
        speciality: offers.speciality,
        yearsOfExperience: offers.yearsOfExperience,
        vacancies: offers.vacancies,
      })
      .from(candidacies)
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .where(eq(candidacies.id, p.candidacyId)),
  );
  if (!row) throw new Error(`candidacy ${candidacyId} is gone`);
  return row;
}

/** Null if the account was deleted. */
export async function findCandidate(db: Queryable, doctorId: string) {
  const [row] = await ask(db, 'candidate', { doctorId }, (p) =>
    db
      .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
      .from(users)
      .where(and(eq(users.id, p.doctorId), isNull(users.deletedAt))),
  );
  return row ?? null;
}

/** The previous and next candidate in the same column of the board, the best match first. */
export async function findNeighbours(db: Queryable, { candidacy }: HospitalCandidacyRow) {
  const { id, offerId, status, step } = candidacy;
  const values = { id, offerId, status, step: status === 'inProcess' ? (step ?? undefined) : undefined };
  const [found] = await ask(db, 'neighbours of candidacy', values, (p) => {
    const inOrder = sql`over (order by ${candidacies.match} desc, ${candidacies.id})`;
    const cards = db.$with('cards').as(
      db
        .select({
          id: candidacies.id,
          previous: sql<string | null>`lag(${candidacies.id}) ${inOrder}`.as('previous'),
          next: sql<string | null>`lead(${candidacies.id}) ${inOrder}`.as('next'),
          index: sql<number>`row_number() ${inOrder}`.mapWith(Number).as('index'),
          total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
        })
        .from(candidacies)
        .where(
          and(
            eq(candidacies.offerId, p.offerId),
            eq(candidacies.status, p.status),
            p.step && eq(candidacies.step, p.step),
          ),
        ),
    );
    return db.with(cards).select().from(cards).where(eq(cards.id, p.id));
  });
  if (!found) throw new Error(`candidacy ${id} is gone`);
  const { previous, next, index, total } = found;
  return { previous, next, index, total };
}

export async function markSeen(db: Queryable, id: string, now: Date): Promise<void> {
  await ask(db, 'mark candidacy seen', { now, id }, (p) =>
    db
      .update(candidacies)
      .set({ seenAt: sql`${p.now}` })
      .where(and(eq(candidacies.id, p.id), isNull(candidacies.seenAt))),
  );
}

/** A person's candidacies at one hospital, newest first; empty if they never applied there. */
export async function listCandidaciesOf(db: Queryable, hospitalId: string, doctorId: string) {
  return ask(db, 'candidacies of doctor at hospital', { hospitalId, doctorId }, (p) =>
    db
      .select({
        id: candidacies.id,
        status: candidacies.status,
        step: candidacies.step,
        appliedAt: candidacies.appliedAt,
        statusSince: candidacies.statusSince,
        discardReason: candidacies.discardReason,
        snapshot: candidacies.snapshot,
        offer: {
          ...{ id: offers.id, name: offers.name, status: offers.status, steps: offers.steps },
          ...{ speciality: offers.speciality, yearsOfExperience: offers.yearsOfExperience },
        },
      })
      .from(candidacies)
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .where(and(eq(candidacies.hospitalId, p.hospitalId), eq(candidacies.doctorId, p.doctorId)))
      .orderBy(desc(candidacies.appliedAt), desc(candidacies.id)),
  );
}
