import { awaitedDocumentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { awaitedInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { and, asc, count, eq, gte, inArray, isNull, min, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { oneOf } from '../../db/one-of.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';
import { candidacySteps, documentRequests, interviewSlots, interviews } from '../../db/schema/selection.ts';
import { ask } from '../../db/statements/prepared.ts';

const requestAwaited = inArray(documentRequests.status, [...awaitedDocumentRequestStatuses]);

/** As ISO 8601, or filled in later for a statement that is kept. */
type Instant = string | Placeholder;

/** The hospital's dates of an interview that can still be picked. */
export const datesLeft = (
  now: Instant,
): SQL => sql`${interviewSlots} where ${interviewSlots.interviewId} = ${interviews.id}
  and ${interviewSlots.proposedBy} = 'hospital' and ${interviewSlots.withdrawnAt} is null
  and ${interviewSlots.startsAt} > ${now}::timestamptz`;

/** Once all of its dates are over it is the hospital that acts. */
const interviewAwaited = (now: Instant): SQL =>
  sql`(${inArray(interviews.status, [...awaitedInterviewStatuses])} and exists (select from ${datesLeft(now)}))`;

/**
 * Whether a hospital waits for the doctor of a candidacy: documents to hand in, or dates to choose from. Computed for
 * each row, so only for lists of one doctor.
 */
export const doctorsTurn = (now: Instant) => sql<boolean>`(exists (select from ${documentRequests}
    where ${documentRequests.candidacyId} = ${candidacies.id} and ${requestAwaited})
  or exists (select from ${interviews} where ${interviews.candidacyId} = ${candidacies.id} and ${interviewAwaited(now)}))`;

/**
 * The progress of candidacies and what their doctor has to do. Selected column by column: results, notes and internal
 * texts are not even read.
 */
export async function readProgress(db: Queryable, candidacyIds: readonly string[], now: Date) {
  const ids = [...candidacyIds];
  if (ids.length === 0) return { steps: [], asked: [], dates: [], unread: [] };
  const stepsOf = ask(db, 'steps of own candidacies', { ids }, (p) =>
    db
      .select({
        candidacyId: candidacySteps.candidacyId,
        position: candidacySteps.position,
        status: candidacySteps.status,
        startedAt: candidacySteps.startedAt,
        completedAt: candidacySteps.completedAt,
      })
      .from(candidacySteps)
      .where(oneOf(candidacySteps.candidacyId, p.ids)),
  );
  const askedOf = ask(db, 'documents asked in candidacies', { ids }, (p) =>
    db
      .select({ candidacyId: documentRequests.candidacyId, count: count(), dueOn: min(documentRequests.dueOn) })
      .from(documentRequests)
      .where(and(oneOf(documentRequests.candidacyId, p.ids), requestAwaited))
      .groupBy(documentRequests.candidacyId),
  );
  const datesOf = ask(db, 'dates of candidacies', { now, ids }, (p) =>
    db
      .select({ candidacyId: interviews.candidacyId, status: interviews.status, startsAt: interviews.startsAt })
      .from(interviews)
      .where(
        and(
          oneOf(interviews.candidacyId, p.ids),
          or(interviewAwaited(p.now), and(eq(interviews.status, 'confirmed'), gte(interviews.endsAt, p.now))),
        ),
      )
      .orderBy(asc(interviews.startsAt)),
  );
  const unreadOf = ask(db, 'unread messages of candidacies', { ids }, (p) =>
    db
      .select({ candidacyId: messages.candidacyId, count: count() })
      .from(messages)
      .where(and(oneOf(messages.candidacyId, p.ids), eq(messages.side, 'hospital'), isNull(messages.readAt)))
      .groupBy(messages.candidacyId),
  );
  const [steps, asked, dates, unread] = await Promise.all([stepsOf, askedOf, datesOf, unreadOf]);
  return { steps, asked, dates, unread };
}

export type Progress = Awaited<ReturnType<typeof readProgress>>;
