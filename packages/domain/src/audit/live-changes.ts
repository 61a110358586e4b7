import type { AuditAction, AuditSubjectType } from './audit.ts';

/** The things whose recorded changes are announced to open pages, as the audit names them; `user` is a doctor. */
export const liveSubjects = [
  'candidacy',
  'documentRequest',
  'interview',
  'offer',
  'process',
  'petition',
  'document',
  'user',
] as const satisfies readonly AuditSubjectType[];

export type LiveSubject = (typeof liveSubjects)[number];

/**
 * Recorded, though nothing changed that another page shows: a page that reads itself again because it was opened would
 * never end. What is said in conversations is announced to its readers by the conversation itself.
 */
const quiet: readonly AuditAction[] = [
  'contact.saved',
  'candidates.exported',
  'petitions.exported',
  'offer.recommended',
  'message.sent',
  'message.settled',
  'conversation.reported',
  'conversation.opened',
  'conversation.closed',
  'conversation.reportDismissed',
  'conversation.reopened',
];

/** Of all that is recorded about an account: what a petition shows of its doctor. */
const ofDoctors: readonly AuditAction[] = [
  'doctor.updated',
  'doctor.certified',
  'cv.updated',
  'cv.reviewed',
  'cv.returned',
  'documents.deletedAtTheEnd',
];

/** Among colleagues. The doctor is not even told that something happened; a comment for them rings their bell. */
const withoutTheDoctor: readonly AuditAction[] = [
  'note.written',
  'note.edited',
  'note.deleted',
  'rating.given',
  'call.noted',
  'petition.commented',
];

/** What a recorded change is announced as, and whether the doctor concerned is told too; null if to nobody. */
export function liveChangeOf(
  action: AuditAction,
  type: AuditSubjectType,
): { subject: LiveSubject; toDoctor: boolean } | null {
  const subject = liveSubjects.find((one) => one === type);
  if (!subject || quiet.includes(action)) return null;
  if (subject === 'user' && !ofDoctors.includes(action)) return null;
  return { subject, toDoctor: !withoutTheDoctor.includes(action) };
}
