import type { AuditAction, AuditSubjectType } from '@fonendo/domain/audit/audit';
import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import type { AuditAddress } from './address.ts';

/** The record as its address says it. A type, not an interface, so that it is a plain search object. */
export type AuditSearch = Omit<AuditAddress, 'action' | 'subject'> & {
  action?: AuditAction;
  subject?: AuditSubjectType;
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function parseAuditSearch({ person, action, subject, subjectId, from, to }: AuditAddress): AuditSearch {
  const knownSubject = auditSubjectTypes.find((known) => known === subject);
  const knownAction = auditActions.find((known) => known === action);
  return {
    ...(person && uuid.test(person) && { person }),
    ...(knownAction && { action: knownAction }),
    ...(knownSubject && { subject: knownSubject }),
    ...(knownSubject && subjectId && { subjectId }),
    ...(from && day.test(from) && { from }),
    ...(to && day.test(to) && { to }),
  };
}
