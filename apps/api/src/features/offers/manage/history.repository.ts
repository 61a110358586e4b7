import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { auditEntries, recordedSince } from '../../../db/schema/audit.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';
import type { AuditAction } from '../../audit/audit.public.ts';

const shown = [
  'offer.created',
  'offer.cloned',
  'offer.published',
  'offer.approved',
  'offer.refused',
  'offer.closed',
  'offer.revisionDiscarded',
] as const satisfies readonly AuditAction[];

/** Newest first. Of the many saves, only those that took an offer out of review. */
export async function listHistory(db: Queryable, offerId: string, created: Date) {
  return ask(db, 'history of offer', { offerId, since: recordedSince(created) }, (p) =>
    db
      .select({
        id: auditEntries.id,
        at: auditEntries.at,
        action: auditEntries.action,
        before: auditEntries.before,
        after: auditEntries.after,
        impersonatorId: auditEntries.impersonatorId,
        firstname: users.firstname,
        lastname: users.lastname,
        deletedAt: users.deletedAt,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(
        and(
          eq(auditEntries.subjectType, 'offer'),
          eq(auditEntries.subjectId, p.offerId),
          gte(auditEntries.at, p.since),
          or(
            inArray(auditEntries.action, [...shown]),
            and(
              eq(auditEntries.action, 'offer.edited' satisfies AuditAction),
              sql`${auditEntries.before} ->> 'stage' in ('pending', 'revisionPending')`,
            ),
          ),
        ),
      )
      .orderBy(desc(auditEntries.at), desc(auditEntries.id)),
  );
}

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];

/** Who saved it last. Every save is an entry, also those that the history leaves out. */
export async function findLastSave(db: Queryable, offerId: string, created: Date): Promise<Saved | null> {
  const [row] = await ask(db, 'last save of offer', { offerId, since: recordedSince(created) }, (p) =>
    db
      .select({
        after: auditEntries.after,
        firstname: users.firstname,
        lastname: users.lastname,
        deletedAt: users.deletedAt,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(
        and(
          eq(auditEntries.subjectType, 'offer'),
          eq(auditEntries.subjectId, p.offerId),
          gte(auditEntries.at, p.since),
          inArray(auditEntries.action, ['offer.created', 'offer.cloned', 'offer.edited'] satisfies AuditAction[]),
        ),
      )
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(1),
  );
  return row ?? null;
}

export type Saved = Pick<HistoryRow, 'after' | 'firstname' | 'lastname' | 'deletedAt'>;
