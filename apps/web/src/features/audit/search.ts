import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import { day, oneOf, readSearch, type SearchOf, text, uuid } from '../../ui/table/read-search.ts';
import type { AuditAddress } from './address.ts';

const fields = {
  person: uuid,
  action: oneOf(auditActions),
  subject: oneOf(auditSubjectTypes),
  subjectId: text,
  from: day,
  to: day,
};

export type AuditSearch = SearchOf<typeof fields>;

export function parseAuditSearch(address: AuditAddress): AuditSearch {
  const { subjectId, ...search } = readSearch(address, fields);
  return { ...search, ...(search.subject && subjectId && { subjectId }) };
}

/** A thing belongs to its kind: with another kind, or none, it goes. */
export function settled(before: AuditSearch, next: AuditSearch): AuditSearch {
  const { subjectId, ...kept } = next;
  const isOfAnother = next.subject !== before.subject && subjectId === before.subjectId;
  return subjectId && !isOfAnother ? next : kept;
}
