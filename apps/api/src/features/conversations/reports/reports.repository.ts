import type { ReadStanding } from '@fonendo/domain/conversations/reports';
import { and, asc, eq, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { oneOf } from '../../../db/one-of.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { conversationReports, reportedConversations } from '../../../db/schema/conversations.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { users } from '../../../db/schema/users.ts';
import { ask, each, prepared } from '../../../db/statements/prepared.ts';

export type ReportedRow = typeof reportedConversations.$inferSelect;

/** Null for a conversation that nobody ever reported. */
export async function findReported(db: Queryable, candidacyId: string): Promise<ReportedRow | null> {
  const statement = prepared(db, 'reported conversation', () =>
    db
      .select()
      .from(reportedConversations)
      .where(eq(reportedConversations.candidacyId, sql.placeholder('candidacyId'))),
  );
  const [row] = await statement.execute({ candidacyId });
  return row ?? null;
}

/** Of one person, while the team has not answered it. */
export async function findOpenReport(db: Queryable, candidacyId: string, reporterId: string) {
  const [row] = await ask(db, 'open report of person', { candidacyId, reporterId }, (p) =>
    db
      .select({ reportedAt: conversationReports.reportedAt })
      .from(conversationReports)
      .where(and(isOpen(p.candidacyId), eq(conversationReports.reporterId, p.reporterId))),
  );
  return row ?? null;
}

const isOpen = (candidacyId: string | Placeholder) =>
  and(eq(conversationReports.candidacyId, candidacyId), isNull(conversationReports.outcome));

/**
 * Among several open reports the first one says since when the conversation waits; after a decision that begins anew.
 */
export async function markReported(tx: Queryable, candidacyId: string, now: Date): Promise<void> {
  const { standing, since, version } = reportedConversations;
  await tx
    .insert(reportedConversations)
    .values({ candidacyId, standing: 'reported', since: now })
    .onConflictDoUpdate({
      target: reportedConversations.candidacyId,
      set: {
        standing: 'reported',
        since: sql`case when ${standing} = 'reported' then ${since} else excluded.since end`,
        version: sql`${version} + 1`,
      },
    });
}

export async function insertReport(tx: Queryable, report: typeof conversationReports.$inferInsert): Promise<void> {
  await tx.insert(conversationReports).values(report);
}

export async function updateReported(
  tx: Queryable,
  { candidacyId, version }: ReportedRow,
  change: Pick<ReportedRow, 'standing' | 'since' | 'closeReason'>,
): Promise<void> {
  await tx
    .update(reportedConversations)
    .set({ ...change, version: version + 1 })
    .where(eq(reportedConversations.candidacyId, candidacyId));
}

/** Answers the open ones. Returns who made them. */
export async function answerReports(
  tx: Queryable,
  candidacyId: string,
  outcome: 'closed' | 'dismissed',
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .update(conversationReports)
    .set({ outcome, answeredAt: now })
    .where(isOpen(candidacyId))
    .returning({ reporterId: conversationReports.reporterId });
  return rows.flatMap(({ reporterId }) => reporterId ?? []);
}

/** Whose conversation it is, so that it can be locked as its sides lock it. */
export async function findHospitalOf(db: Queryable, candidacyId: string): Promise<string | null> {
  const [row] = await ask(db, 'hospital of reported conversation', { candidacyId }, (p) =>
    db
      .select({ hospitalId: candidacies.hospitalId })
      .from(candidacies)
      .innerJoin(reportedConversations, eq(reportedConversations.candidacyId, candidacies.id))
      .where(eq(candidacies.id, p.candidacyId)),
  );
  return row?.hospitalId ?? null;
}

/** With what it is about. */
export async function findReportedThread(db: Queryable, candidacyId: string) {
  const [row] = await ask(db, 'reported thread', { candidacyId }, (p) =>
    db
      .select({
        reported: reportedConversations,
        ...{ doctorId: candidacies.doctorId, offer: offers.name, hospital: hospitals.name },
      })
      .from(reportedConversations)
      .innerJoin(candidacies, eq(candidacies.id, reportedConversations.candidacyId))
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId))
      .where(eq(reportedConversations.candidacyId, p.candidacyId)),
  );
  return row ?? null;
}

export const reportedKeyset = keyset('since', {
  since: reportedConversations.since,
  candidacyId: reportedConversations.candidacyId,
});

/** What waits longest comes first, of the closed ones the latest. One more than asked for. */
export async function listReported(
  db: Queryable,
  standing: ReadStanding,
  { after, limit }: { after: Position | null; limit: number },
) {
  const direction = standing === 'reported' ? 'asc' : 'desc';
  const values = { standing, after: each(after), rows: limit + 1 };
  return ask(db, `reported conversations ${direction}`, values, (p) =>
    db
      .select({
        ...{ candidacyId: reportedConversations.candidacyId, since: reportedConversations.since },
        ...{ offer: offers.name, hospital: hospitals.name },
        ...{ firstname: users.firstname, lastname: users.lastname },
      })
      .from(reportedConversations)
      .innerJoin(candidacies, eq(candidacies.id, reportedConversations.candidacyId))
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId))
      .leftJoin(users, and(eq(users.id, candidacies.doctorId), isNull(users.deletedAt)))
      .where(and(eq(reportedConversations.standing, p.standing), reportedKeyset.beyond(p.after, direction)))
      .orderBy(...reportedKeyset.orderBy(direction))
      .limit(p.rows),
  );
}

/** Those that wait, and those for which it was closed; the oldest first. */
export async function listReports(db: Queryable, candidacyIds: readonly string[]) {
  if (candidacyIds.length === 0) return [];
  return ask(db, 'reports of conversations', { candidacyIds }, (p) =>
    db
      .select({
        ...{ id: conversationReports.id, candidacyId: conversationReports.candidacyId, side: conversationReports.side },
        ...{ reason: conversationReports.reason, text: conversationReports.text },
        ...{ reportedAt: conversationReports.reportedAt, firstname: users.firstname, lastname: users.lastname },
      })
      .from(conversationReports)
      .innerJoin(reportedConversations, eq(reportedConversations.candidacyId, conversationReports.candidacyId))
      .leftJoin(users, and(eq(users.id, conversationReports.reporterId), isNull(users.deletedAt)))
      .where(
        and(
          oneOf(conversationReports.candidacyId, p.candidacyIds),
          or(
            isNull(conversationReports.outcome),
            and(
              eq(reportedConversations.standing, 'closed'),
              eq(conversationReports.outcome, 'closed'),
              eq(conversationReports.answeredAt, reportedConversations.since),
            ),
          ),
        ),
      )
      .orderBy(asc(conversationReports.reportedAt), asc(conversationReports.id)),
  );
}
