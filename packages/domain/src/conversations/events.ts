import type { AuditAction } from '../audit/audit.ts';

/** What happened to a candidacy, as its conversation shows it between the messages. */
export const candidacyEventKinds = [
  'applied',
  'stepStarted',
  'stepCompleted',
  'accepted',
  'acceptanceUndone',
  'discarded',
  'withdrawn',
  'reopened',
  'firstDayAgreed',
  'documentAsked',
  'documentAskedAgain',
  'documentHandedIn',
  'documentAccepted',
  'interviewProposed',
  'interviewConfirmed',
  'interviewDeclined',
  'interviewMoved',
  'interviewCancelled',
] as const;

export type CandidacyEventKind = (typeof candidacyEventKinds)[number];

/** The entries of the audit that tell of them. */
export const eventActions = {
  'candidacy.submitted': 'applied',
  'candidacy.moved': 'stepStarted',
  'candidacy.stepCompleted': 'stepCompleted',
  'candidacy.accepted': 'accepted',
  'candidacy.acceptanceUndone': 'acceptanceUndone',
  'candidacy.discarded': 'discarded',
  'candidacy.withdrawn': 'withdrawn',
  'candidacy.reopened': 'reopened',
  'firstDay.agreed': 'firstDayAgreed',
  'documentRequest.made': 'documentAsked',
  'documentRequest.askedAgain': 'documentAskedAgain',
  'documentRequest.answered': 'documentHandedIn',
  'documentRequest.handedIn': 'documentHandedIn',
  'documentRequest.accepted': 'documentAccepted',
  'interview.proposed': 'interviewProposed',
  'interview.confirmed': 'interviewConfirmed',
  'interview.declined': 'interviewDeclined',
  'interview.rescheduled': 'interviewMoved',
  'interview.cancelled': 'interviewCancelled',
} as const satisfies Partial<Record<AuditAction, CandidacyEventKind>>;

export type EventAction = keyof typeof eventActions;

const agreements: readonly CandidacyEventKind[] = [
  'accepted',
  'firstDayAgreed',
  'documentAccepted',
  'interviewConfirmed',
];

/** Both sides agreed on something. */
export const isAgreement = (kind: CandidacyEventKind): boolean => agreements.includes(kind);

type Recorded = { action: EventAction; from: number | null; to: number | null };

/**
 * What a recorded change is to those who read the conversation, with the step that it is about. Null for a step back:
 * that is a correction among colleagues, and the candidate was told when the step began.
 */
export function eventOf({ action, from, to }: Recorded): { kind: CandidacyEventKind; step: number | null } | null {
  const advanced = to !== null && to > (from ?? -1);
  if (action === 'candidacy.moved') return advanced ? { kind: 'stepStarted', step: to } : null;
  if (action !== 'candidacy.stepCompleted') return { kind: eventActions[action], step: null };
  // With the next step at once, its beginning says it.
  return advanced ? { kind: 'stepStarted', step: to } : { kind: 'stepCompleted', step: from };
}

/**
 * A discard that was taken back soon enough is never told to the doctor: their page shows no trace of it, and neither
 * does the conversation.
 */
export function seenByDoctor<Event extends { kind: CandidacyEventKind }>(events: readonly Event[]): Event[] {
  const lastReopened = events.findLastIndex(({ kind }) => kind === 'reopened');
  return events.filter(({ kind }, at) => kind !== 'reopened' && !(kind === 'discarded' && at < lastReopened));
}
