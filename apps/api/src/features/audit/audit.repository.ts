import type { Queryable } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/audit.ts';

export async function insertAuditEntry(tx: Queryable, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
