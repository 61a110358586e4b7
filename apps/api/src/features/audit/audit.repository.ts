import type { AuditAction } from '@fonendo/domain/audit/audit';
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';
import { ask } from '../../db/statements/prepared.ts';

export async function insertAuditEntry(tx: Queryable, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export async function insertAuditDetails(tx: Queryable, details: typeof auditDetails.$inferInsert): Promise<void> {
  await tx.insert(auditDetails).values(details);
}

/** Whether an entry says that this person did this to that, no earlier than then. */
export async function wasRecorded(
  db: Queryable,
  {
    id,
    action,
    actorId,
    subjectId,
    since,
  }: { id: string; action: AuditAction; actorId: string; subjectId: string; since: Date },
): Promise<boolean> {
  const { id: entryId, action: done, actorId: actor, subjectId: subject, at } = auditEntries;
  const rows = await ask(db, 'recorded entry', { id, action, actorId, subjectId, since }, (p) =>
    db
      .select({ id: entryId })
      .from(auditEntries)
      .where(
        and(eq(entryId, p.id), eq(done, p.action), eq(actor, p.actorId), eq(subject, p.subjectId), gte(at, p.since)),
      ),
  );
  return rows.length > 0;
}

/** For deleted accounts and invitations: the entries still say that something changed, but not from what to what. */
export async function eraseAuditDetailsOf(tx: Queryable, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return;
  await tx.delete(auditDetails).where(inArray(auditDetails.personId, [...personIds]));
}

/**
 * An invited person has an account now: the details recorded about the invitation belong to the account from now on.
 */
export async function handOverAuditDetails(tx: Queryable, invitationId: string, userId: string): Promise<void> {
  await tx.update(auditDetails).set({ personId: userId }).where(eq(auditDetails.personId, invitationId));
}

/** The details of a month's entries, before that part is dropped. */
export async function releaseAuditDetails(tx: Queryable, part: SQL): Promise<void> {
  await tx.execute(sql`delete from ${auditDetails} using ${part} as gone where gone.id = ${auditDetails.entryId}`);
}
