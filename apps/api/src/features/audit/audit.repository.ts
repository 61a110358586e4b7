import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';

export async function insertAuditEntry(tx: Queryable, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export async function insertAuditDetails(tx: Queryable, details: typeof auditDetails.$inferInsert): Promise<void> {
  await tx.insert(auditDetails).values(details);
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
