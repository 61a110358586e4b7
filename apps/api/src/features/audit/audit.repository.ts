import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';

export async function insertAuditEntry(tx: Queryable, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export async function insertAuditDetails(tx: Queryable, details: typeof auditDetails.$inferInsert): Promise<void> {
  await tx.insert(auditDetails).values(details);
}

/** Somebody leaves, or an invitation is forgotten: the entries say that something changed, no longer from what to what. */
export async function eraseAuditDetailsOf(tx: Queryable, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return;
  await tx.delete(auditDetails).where(inArray(auditDetails.personId, [...personIds]));
}

/** Whoever was invited has an account now: what was recorded about the invitation goes with it from here on. */
export async function handOverAuditDetails(tx: Queryable, invitationId: string, userId: string): Promise<void> {
  await tx.update(auditDetails).set({ personId: userId }).where(eq(auditDetails.personId, invitationId));
}
