import { randomUUIDv7 } from 'node:crypto';
import type { AuditAction, AuditSubjectType } from '@fonendo/domain/audit';
import type { Queryable } from '../../db/database.ts';
import { insertAuditEntry } from './audit.repository.ts';

export type { AuditAction };

/** Whoever is answerable: the person, the administrator acting as them, and the request it happened in. */
export type AuditedBy = { userId: string | null; impersonatorId: string | null; requestId: string };

export type AuditSubject = { type: AuditSubjectType; id: string };

/** What changed. No passwords, tokens or codes; personal data only where the change is about it. */
type Change = { before?: Record<string, unknown>; after?: Record<string, unknown> };

/** Called within the transaction of the change: neither is ever there without the other. */
export async function recordAudit(
  tx: Queryable,
  now: Date,
  by: AuditedBy,
  action: AuditAction,
  subject: AuditSubject,
  { before, after }: Change = {},
): Promise<void> {
  await insertAuditEntry(tx, {
    id: randomUUIDv7(),
    at: now,
    actorId: by.userId,
    impersonatorId: by.impersonatorId,
    requestId: by.requestId,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    before: before ?? null,
    after: after ?? null,
  });
}
