import { randomUUIDv7 } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { insertAuditEntry } from './audit.repository.ts';

/** Whoever is answerable: the person, the administrator acting as them, and the request it happened in. */
export type AuditedBy = { userId: string | null; impersonatorId: string | null; requestId: string };

export type AuditAction =
  | 'session.started'
  | 'session.tokenReused'
  | 'sessions.closed'
  | 'account.registered'
  | 'account.verified'
  | 'account.updated'
  | 'account.exported'
  | 'account.deleted'
  | 'password.changed'
  | 'password.reset'
  | 'doctor.updated'
  | 'doctor.findableChanged'
  | 'hospital.created'
  | 'hospital.updated'
  | 'hospital.blocked'
  | 'hospital.unblocked'
  | 'profile.invited'
  | 'profile.invitationResent'
  | 'profile.invitationRevoked'
  | 'profile.joined'
  | 'profile.updated'
  | 'profile.removed'
  | 'document.uploaded'
  | 'document.removed'
  | 'impersonation.started'
  | 'impersonation.ended'
  | 'settings.pricesChanged'
  | 'payment.started'
  | 'payment.settled'
  | 'payment.closed'
  | 'payment.refunded'
  | 'contract.signed'
  | 'cv.updated'
  | 'registration.advanced'
  | 'offer.created'
  | 'offer.cloned'
  | 'offer.edited'
  | 'offer.published'
  | 'offer.approved'
  | 'offer.refused'
  | 'offer.closed'
  | 'offer.deleted'
  | 'offer.revisionDiscarded'
  | 'offer.recommended'
  | 'savedSearch.created'
  | 'savedSearch.updated'
  | 'savedSearch.deleted'
  | 'candidacy.submitted'
  | 'candidacy.withdrawn'
  | 'candidacy.moved'
  | 'candidacy.stepCompleted'
  | 'candidacy.accepted'
  | 'candidacy.discarded'
  | 'candidacy.reopened'
  | 'candidates.exported'
  | 'documentRequest.made'
  | 'documentRequest.answered'
  | 'documentRequest.accepted'
  | 'documentRequest.askedAgain'
  | 'documentRequest.cancelled'
  | 'interview.proposed'
  | 'interview.confirmed'
  | 'interview.declined'
  | 'interview.rescheduled'
  | 'interview.cancelled'
  | 'interview.held'
  | 'interview.notAttended'
  | 'interview.slotWithdrawn'
  | 'calendarFeed.renewed'
  | 'note.written'
  | 'note.edited'
  | 'note.deleted'
  | 'rating.given'
  | 'process.created'
  | 'process.updated'
  | 'process.deleted'
  | 'offer.processChosen'
  | 'petition.started'
  | 'petition.sent'
  | 'petition.validated'
  | 'petition.sentToMinistry'
  | 'petition.requirementStarted'
  | 'petition.requirementAnswered'
  | 'petition.resolutionAttached'
  | 'petition.resolved'
  | 'petition.conditionDone'
  | 'petition.commented'
  | 'petition.filesDeleted'
  | 'petitions.exported'
  | 'document.judged'
  | 'documents.deletedAtTheEnd'
  | 'doctor.certified'
  | 'cv.reviewed'
  | 'settings.rejectionReasonsChanged'
  | 'settings.holidaysChanged';

export type AuditSubject = {
  type:
    | 'user'
    | 'session'
    | 'document'
    | 'hospital'
    | 'contract'
    | 'payment'
    | 'petition'
    | 'offer'
    | 'savedSearch'
    | 'candidacy'
    | 'documentRequest'
    | 'interview'
    | 'process'
    | 'settings';
  id: string;
};

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
