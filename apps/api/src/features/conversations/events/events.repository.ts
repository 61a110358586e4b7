import { type EventAction, eventActions } from '@fonendo/domain/conversations/events';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { auditEntries, recordedSince } from '../../../db/schema/audit.ts';
import { documentRequests, interviews } from '../../../db/schema/selection.ts';
import { prepared } from '../../../db/statements/prepared.ts';

/** More than any candidacy has: steps, documents and dates are few. */
const most = 500;

const told = and(
  inArray(auditEntries.action, Object.keys(eventActions)),
  sql`${auditEntries.at} >= ${sql.placeholder('since')}::timestamptz`,
);
const nothing = sql<string | null>`null::text`;
const step = (side: typeof auditEntries.before | typeof auditEntries.after) =>
  sql<number | null>`(${side} ->> 'step')::int`;

/** Named one by one: an entry holds more than both sides may read. */
const recorded = {
  id: auditEntries.id,
  at: auditEntries.at,
  action: sql<EventAction>`${auditEntries.action}`.as('action'),
  actorId: auditEntries.actorId,
};

/**
 * What the audit recorded about a candidacy, its requested documents and its interviews, newest first. One statement:
 * the entries of each thing are found by the index of their subject, in the months since the candidacy began.
 */
export async function listEvents(db: Queryable, candidacyId: string, begun: Date) {
  return prepared(db, 'conversation events', () => {
    const id = sql.placeholder('id');
    const ofCandidacy = db
      .select({
        ...recorded,
        from: step(auditEntries.before).as('from_step'),
        to: step(auditEntries.after).as('to_step'),
        day: sql<string | null>`${auditEntries.after} ->> 'day'`.as('day'),
        name: nothing.as('name'),
        kind: nothing.as('kind'),
        startsAt: nothing.as('starts_at'),
      })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'candidacy'), sql`${auditEntries.subjectId} = ${id}::text`, told));
    const none = {
      from: sql<number | null>`null::int`.as('from_step'),
      to: sql<number | null>`null::int`.as('to_step'),
      day: nothing.as('day'),
    };
    const ofDocuments = db
      .select({
        ...recorded,
        ...none,
        name: sql<string | null>`${documentRequests.name}`.as('name'),
        kind: sql<string | null>`${documentRequests.kind}::text`.as('kind'),
        startsAt: nothing.as('starts_at'),
      })
      .from(documentRequests)
      .innerJoin(auditEntries, isAbout('documentRequest', documentRequests.id))
      .where(and(sql`${documentRequests.candidacyId} = ${id}::uuid`, told));
    const ofInterviews = db
      .select({
        ...recorded,
        ...none,
        name: nothing.as('name'),
        kind: nothing.as('kind'),
        startsAt: sql<string | null>`${auditEntries.after} ->> 'startsAt'`.as('starts_at'),
      })
      .from(interviews)
      .innerJoin(auditEntries, isAbout('interview', interviews.id))
      .where(and(sql`${interviews.candidacyId} = ${id}::uuid`, told));
    return unionAll(ofCandidacy, ofDocuments, ofInterviews).orderBy(desc(sql`at`), desc(sql`id`)).limit(most);
  }).execute({ id: candidacyId, since: recordedSince(begun).toISOString() });
}

const isAbout = (type: 'documentRequest' | 'interview', id: typeof documentRequests.id | typeof interviews.id) =>
  and(eq(auditEntries.subjectType, type), sql`${auditEntries.subjectId} = ${id}::text`);

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];
