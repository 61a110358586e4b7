import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { awaitedDocumentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { documentRequests, interviewSlots, interviews } from '../../db/schema/selection.ts';
import { prepared } from '../../db/statements/prepared.ts';
import { datesLeft, doctorsTurn } from '../candidacies/candidacies.public.ts';

const { placeholder } = sql;

export async function countOpenCandidacies(db: Queryable, doctorId: string): Promise<number> {
  const statement = prepared(db, 'open candidacies of doctor', () =>
    db
      .select({ total: count() })
      .from(candidacies)
      .where(
        and(eq(candidacies.doctorId, placeholder('doctorId')), inArray(candidacies.status, [...openCandidacyStatuses])),
      ),
  );
  const [row] = await statement.execute({ doctorId });
  return row?.total ?? 0;
}

/** Candidacies where it is the doctor's turn, then other open ones, then the rest; each the latest first. */
export async function listLatestCandidacies(db: Queryable, doctorId: string, limit: number, now: Date) {
  const turn = doctorsTurn(placeholder('now'));
  const statement = prepared(db, 'latest candidacies of doctor', () =>
    db
      .select({
        id: candidacies.id,
        status: candidacies.status,
        yourTurn: turn,
        offer: offers.name,
        hospital: hospitals.name,
      })
      .from(candidacies)
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId))
      .where(eq(candidacies.doctorId, placeholder('doctorId')))
      .orderBy(
        desc(turn),
        desc(inArray(candidacies.status, [...openCandidacyStatuses])),
        desc(candidacies.appliedAt),
        desc(candidacies.id),
      )
      .limit(placeholder('limit')),
  );
  return statement.execute({ doctorId, limit, now: now.toISOString() });
}

/** Confirmed and not over, or with dates to pick: the next first, those without a date last. */
export async function listComingInterviews(db: Queryable, doctorId: string, now: Date) {
  const dates = sql`from ${datesLeft(placeholder('now'))}`;
  const statement = prepared(db, 'coming interviews of doctor', () =>
    db
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
          eq(interviews.doctorId, placeholder('doctorId')),
          or(
            and(eq(interviews.status, 'confirmed'), gt(interviews.endsAt, placeholder('now'))),
            and(eq(interviews.status, 'pendingConfirmation'), isNull(interviews.startsAt)),
          ),
        ),
      )
      .orderBy(sql`${interviews.startsAt} nulls last`, asc(interviews.id)),
  );
  return statement.execute({ doctorId, now: now.toISOString() });
}

/** Documents that hospitals requested from this doctor, the nearest due date first. */
export async function listAwaitedRequests(db: Queryable, doctorId: string) {
  const statement = prepared(db, 'awaited requests of doctor', () =>
    db
      .select({ request: documentRequests, offer: offers.name, hospital: hospitals.name })
      .from(documentRequests)
      .innerJoin(candidacies, eq(candidacies.id, documentRequests.candidacyId))
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .innerJoin(hospitals, eq(hospitals.id, documentRequests.hospitalId))
      .where(
        and(
          eq(documentRequests.doctorId, placeholder('doctorId')),
          inArray(documentRequests.status, [...awaitedDocumentRequestStatuses]),
        ),
      )
      .orderBy(asc(documentRequests.dueOn), asc(documentRequests.id)),
  );
  return statement.execute({ doctorId });
}
