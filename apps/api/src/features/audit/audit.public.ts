import { randomUUIDv7 } from 'node:crypto';
import type { AuditAction, AuditSubjectType } from '@fonendo/domain/audit/audit';
import { type AuditField, auditFields } from '@fonendo/domain/audit/fields';
import { liveChangeOf } from '@fonendo/domain/audit/live-changes';
import type { Queryable } from '../../db/database.ts';
import { insertAuditDetails, insertAuditEntry } from './audit.repository.ts';
import { announceRecorded } from './live-changes.repository.ts';

export { eraseAuditDetailsOf, handOverAuditDetails, releaseAuditDetails, wasRecorded } from './audit.repository.ts';
export { findLastAuthors } from './last-author.repository.ts';
export type { AuditAction };

/** Who is responsible: the person, the administrator acting as them, and the request. */
export type AuditedBy = { userId: string | null; impersonatorId: string | null; requestId: string };

export type AuditSubject = { type: AuditSubjectType; id: string };

/** What an entry of this action may hold itself. */
export type AuditFacts<Action extends AuditAction> = { readonly [Field in AuditField<Action>]?: unknown };

/** Refuses other keys even if the object is not a literal. */
type Only<Field extends string, Given> = Given & { readonly [Key in Exclude<keyof Given, Field>]: never };

/** Personal values: erased with the person, while the entry keeps the names of the fields. */
type PersonalChange = {
  /** The account, or the invitation of somebody who has none yet. */
  of: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

/** What changed. No passwords, tokens or codes. */
type Change<Action extends AuditAction, Before, After> = {
  before?: Only<AuditField<Action>, Before>;
  after?: Only<AuditField<Action>, After>;
  personal?: PersonalChange;
};

/**
 * Called within the transaction of the change, so that both are stored or neither, and while the thing still exists: the
 * open pages of everybody who sees it are told. Returns the entry's id.
 */
export async function recordAudit<
  Action extends AuditAction,
  Before extends AuditFacts<Action> = object,
  After extends AuditFacts<Action> = object,
>(
  tx: Queryable,
  now: Date,
  by: AuditedBy,
  action: Action,
  subject: AuditSubject,
  { before, after, personal }: Change<Action, Before, After> = {},
): Promise<string> {
  refusePersonal(action, { ...before, ...after });
  const id = randomUUIDv7();
  await insertAuditEntry(tx, {
    id,
    at: now,
    actorId: by.userId,
    impersonatorId: by.impersonatorId,
    requestId: by.requestId,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    before: before ?? null,
    after: after ?? null,
    personalFields: personal ? fieldsOf(personal) : [],
  });
  const live = liveChangeOf(action, subject.type);
  // An administrator who acts as somebody is not that person: the person's own page has yet to hear of it.
  const except = by.impersonatorId === null ? by.userId : null;
  if (live) await announceRecorded(tx, { ...live, id: subject.id, except });
  if (!personal) return id;
  const { of, ...values } = personal;
  await insertAuditDetails(tx, {
    entryId: id,
    personId: of,
    before: values.before ?? null,
    after: values.after ?? null,
  });
  return id;
}

const fieldsOf = ({ before, after }: PersonalChange) => [
  ...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
];

/** Types say it already, except for objects that were assigned through a wider type. */
function refusePersonal(action: AuditAction, facts: object): void {
  const fields: readonly string[] = (auditFields as Partial<Record<AuditAction, readonly string[]>>)[action] ?? [];
  const other = Object.keys(facts).filter((field) => !fields.includes(field));
  if (other.length > 0) throw new Error(`${action} may not keep ${other.join(', ')} in the audit itself`);
}
