import type { CandidacyStatus } from '../candidacies/candidacy.lifecycle.ts';

/** Statuses of an interview (specification, section 4). */
export const interviewStatuses = [
  'pendingConfirmation',
  'confirmed',
  'declined',
  'notAttended',
  'cancelled',
  'held',
] as const;

export type InterviewStatus = (typeof interviewStatuses)[number];

/** One side waits for the other, or both for the day: the step cannot be left. */
export const openInterviewStatuses = ['pendingConfirmation', 'confirmed'] as const satisfies readonly InterviewStatus[];

/** It is the candidate's turn: the hospital proposed dates. */
export const awaitedInterviewStatuses = ['pendingConfirmation'] as const satisfies readonly InterviewStatus[];

/** Can still take place: a candidacy has at most one of these. */
export const liveInterviewStatuses = [
  ...openInterviewStatuses,
  'declined',
] as const satisfies readonly InterviewStatus[];

/** What can happen to an interview once dates are proposed. */
export const interviewEvents = [
  'pick',
  'decline',
  'acceptProposal',
  'reschedule',
  'changeInterviewers',
  'withdrawSlot',
  'cancel',
  'markHeld',
  'markNotAttended',
] as const;

export type InterviewEvent = (typeof interviewEvents)[number];

export type InterviewSide = 'doctor' | 'hospital';

type Move = {
  from: readonly InterviewStatus[];
  /** `same`: the status does not change. */
  to: InterviewStatus | 'same';
  by: InterviewSide;
  /** For one with a date: only before it, or only after it has begun. */
  when?: 'beforeStart' | 'afterStart';
  /** Leads to an interview that is still to come, so it needs an open candidacy. */
  needsOpenCandidacy?: true;
};

/**
 * A doctor who confirmed and cannot come declines, and may propose other dates. Whether an interview took place can be
 * corrected later.
 */
export const interviewMoves: Record<InterviewEvent, Move> = {
  pick: { from: ['pendingConfirmation'], to: 'confirmed', by: 'doctor', needsOpenCandidacy: true },
  decline: {
    from: ['pendingConfirmation', 'confirmed'],
    to: 'declined',
    by: 'doctor',
    when: 'beforeStart',
    needsOpenCandidacy: true,
  },
  acceptProposal: { from: ['declined'], to: 'confirmed', by: 'hospital', needsOpenCandidacy: true },
  reschedule: { from: liveInterviewStatuses, to: 'pendingConfirmation', by: 'hospital', needsOpenCandidacy: true },
  changeInterviewers: {
    from: openInterviewStatuses,
    to: 'same',
    by: 'hospital',
    when: 'beforeStart',
    needsOpenCandidacy: true,
  },
  withdrawSlot: { from: ['pendingConfirmation'], to: 'pendingConfirmation', by: 'hospital', needsOpenCandidacy: true },
  cancel: { from: liveInterviewStatuses, to: 'cancelled', by: 'hospital' },
  markHeld: { from: ['confirmed', 'notAttended'], to: 'held', by: 'hospital', when: 'afterStart' },
  markNotAttended: { from: ['confirmed', 'held'], to: 'notAttended', by: 'hospital', when: 'afterStart' },
};

export type InterviewFacts = {
  status: InterviewStatus;
  /** Null until it was confirmed. */
  startsAt: Date | null;
  candidacyOpen: boolean;
};

type Refusal = 'Forbidden' | 'InvalidStatusChange' | 'InterviewNotStarted';

/** The next status, or why not. People without the right learn nothing about the status. */
export function decideInterview(
  { status, startsAt, candidacyOpen }: InterviewFacts,
  event: InterviewEvent,
  by: InterviewSide,
  now: Date,
): { to: InterviewStatus } | { refused: Refusal } {
  const move = interviewMoves[event];
  if (move.by !== by) return { refused: 'Forbidden' };
  if (!move.from.includes(status)) return { refused: 'InvalidStatusChange' };
  if (move.needsOpenCandidacy && !candidacyOpen) return { refused: 'InvalidStatusChange' };
  const hasBegun = startsAt !== null && startsAt <= now;
  if (move.when === 'afterStart' && !hasBegun) return { refused: 'InterviewNotStarted' };
  if (move.when === 'beforeStart' && status === 'confirmed' && hasBegun) return { refused: 'InvalidStatusChange' };
  return { to: move.to === 'same' ? status : move.to };
}

/** What one side can do now. */
export const allowedInterviewEvents = (facts: InterviewFacts, by: InterviewSide, now: Date): InterviewEvent[] =>
  interviewEvents.filter((event) => 'to' in decideInterview(facts, event, by, now));

/** Dates can be proposed at any step, while no other interview can still take place. */
export const canProposeInterview = (candidacy: CandidacyStatus, latest: InterviewStatus | null): boolean =>
  candidacy === 'inProcess' && !liveInterviewStatuses.some((live) => live === latest);
