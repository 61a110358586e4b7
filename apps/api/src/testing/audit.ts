import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { auditDetails, auditEntries } from '../db/schema/audit.ts';

/** The entries about something, with the personal values that are kept apart, as administrators read them. */
export async function readAuditOf(db: Queryable, subjectId: string, action?: string) {
  const rows = await db
    .select()
    .from(auditEntries)
    .leftJoin(auditDetails, eq(auditDetails.entryId, auditEntries.id))
    .where(and(eq(auditEntries.subjectId, subjectId), action ? eq(auditEntries.action, action) : undefined))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
  return rows.map(({ audit_entries: entry, audit_details: details }) => ({
    ...entry,
    before: { ...(entry.before as object), ...(details?.before as object) },
    after: { ...(entry.after as object), ...(details?.after as object) },
  }));
}
