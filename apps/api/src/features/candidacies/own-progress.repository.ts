import { and, asc, count, eq, gte, inArray, isNull, min, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { messages } from '../../db/schema/conversations.ts';
import { candidacySteps, documentRequests, interviews } from '../../db/schema/selection.ts';

/**
 * The progress of candidacies and what their doctor has to do. Selected column by column: results, notes and internal
 * texts are not even read.
 */
export async function readProgress(db: Queryable, candidacyIds: readonly string[], now: Date) {
  const ids = [...candidacyIds];
  if (ids.length === 0) return { steps: [], asked: [], dates: [], unread: [] };
  const stepsOf = db
    .select({
      candidacyId: candidacySteps.candidacyId,
      position: candidacySteps.position,
      status: candidacySteps.status,
      startedAt: candidacySteps.startedAt,
      completedAt: candidacySteps.completedAt,
    })
    .from(candidacySteps)
    .where(inArray(candidacySteps.candidacyId, ids));
  const askedOf = db
    .select({ candidacyId: documentRequests.candidacyId, count: count(), dueOn: min(documentRequests.dueOn) })
    .from(documentRequests)
    .where(and(inArray(documentRequests.candidacyId, ids), inArray(documentRequests.status, ['asked', 'askedAgain'])))
    .groupBy(documentRequests.candidacyId);
  const datesOf = db
    .select({ candidacyId: interviews.candidacyId, status: interviews.status, startsAt: interviews.startsAt })
    .from(interviews)
    .where(
      and(
        inArray(interviews.candidacyId, ids),
        or(
          eq(interviews.status, 'pendingConfirmation'),
          and(eq(interviews.status, 'confirmed'), gte(interviews.endsAt, now)),
        ),
      ),
    )
    .orderBy(asc(interviews.startsAt));
  const unreadOf = db
    .select({ candidacyId: messages.candidacyId, count: count() })
    .from(messages)
    .where(and(inArray(messages.candidacyId, ids), eq(messages.side, 'hospital'), isNull(messages.readAt)))
    .groupBy(messages.candidacyId);
  const [steps, asked, dates, unread] = await Promise.all([stepsOf, askedOf, datesOf, unreadOf]);
  return { steps, asked, dates, unread };
}

export type Progress = Awaited<ReturnType<typeof readProgress>>;
