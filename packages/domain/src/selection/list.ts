import { type CandidacyStatus, decideCandidacy, isOpenCandidacy } from '../candidacies/candidacy.lifecycle.ts';
import { decideAccept, decideMove, type SelectionFacts, type StepRefusal } from '../candidacies/steps.ts';
import type { StepType } from '../processes/process.ts';
import { daysBetween } from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** The best match, the longest wait, or the latest application first. */
export const candidateSorts = ['match', 'waiting', 'newest'] as const;

export type CandidateSort = (typeof candidateSorts)[number];

/**
 * What a candidate waits for from the hospital: a date, an answer to the dates they propose, to be said how the
 * interview went, or an answer to a message.
 */
export const candidateWaits = ['date', 'proposal', 'result', 'answer'] as const;

export type CandidateWait = (typeof candidateWaits)[number];

/** More than this many days in a step is late. */
export const lateAfterDays = 7;

export const isLate = (status: CandidacyStatus, days: number): boolean =>
  isOpenCandidacy(status) && days > lateAfterDays;

/** A column of the board: a status, or a step by its position. */
export type BoardColumnKey = Exclude<CandidacyStatus, 'inProcess'> | `${number}`;

export const columnKeyOf = ({ status, step }: { status: CandidacyStatus; step: number | null }): BoardColumnKey =>
  status === 'inProcess' ? `${step ?? 0}` : status;

/** In the order of the board: applied, the steps of the offer, the final statuses. */
export const columnKeysOf = (steps: readonly unknown[]): BoardColumnKey[] => [
  'applied',
  ...steps.map((_, position): BoardColumnKey => `${position}`),
  'accepted',
  'discarded',
  'withdrawn',
];

/**
 * The columns that a card cannot be moved to now, and why: the rules of the moves themselves, so that the board can
 * show it beforehand. The current column is not included.
 */
export function refusedColumns(
  facts: SelectionFacts,
  { vacanciesLeft }: { vacanciesLeft: number },
): Partial<Record<BoardColumnKey, StepRefusal>> {
  const here = columnKeyOf(facts);
  const refused = columnKeysOf(facts.steps).flatMap((key): [BoardColumnKey, StepRefusal][] => {
    const refusal = key === here ? null : refusalOf(facts, key, vacanciesLeft);
    return refusal ? [[key, refusal]] : [];
  });
  return Object.fromEntries(refused);
}

function refusalOf(facts: SelectionFacts, key: BoardColumnKey, vacanciesLeft: number): StepRefusal | null {
  // From `discarded` only undoing is possible: back to where it was.
  const undone = decideCandidacy(facts, 'undoDiscard', 'hospital');
  if ('to' in undone) return key === columnKeyOf({ ...facts, status: undone.to }) ? null : 'InvalidStatusChange';
  switch (key) {
    case 'applied':
    case 'withdrawn':
      return 'InvalidStatusChange';
    case 'accepted':
      return refusalIn(decideAccept(facts, { vacanciesLeft }));
    case 'discarded':
      return 'to' in decideCandidacy(facts, 'discard', 'hospital') ? null : 'InvalidStatusChange';
    default:
      return refusalIn(decideMove(facts, Number(key)));
  }
}

const refusalIn = (decision: ReturnType<typeof decideMove>): StepRefusal | null =>
  'refused' in decision ? decision.refused : null;

/** The facts about one candidate, loaded for many at once. */
export type AffairsFacts = {
  status: CandidacyStatus;
  /** Since when it has its current status or step, as a day in peninsular Spain. */
  since: CalendarDate;
  appliedOn: CalendarDate;
  seen: boolean;
  /** The current step; null if there is none. */
  step: { type: StepType; done: boolean } | null;
  rated: boolean;
  requests: {
    /** The nearest due date of a requested document. */
    awaitedOn: CalendarDate | null;
    /** Uploaded documents that the hospital has to review. */
    toAccept: number;
  };
  interview: {
    status: 'pendingConfirmation' | 'confirmed' | 'declined';
    startsAt: Date | null;
    /** Proposed dates that can still be picked: the hospital's, or the candidate's after declining. */
    dates: number;
  } | null;
  /** An interview of this step took place, or the candidate did not come. */
  interviewOver: boolean;
};

/** What happens next with a candidate, for one line of a card. */
export type NextEvent =
  | { key: 'documentsToAccept' | 'datesUnanswered' | 'datesProposed'; count: number }
  | { key: 'documentsOverdue' | 'documentsDue'; on: CalendarDate }
  | { key: 'interviewAt'; at: string }
  | { key: 'accepted' | 'discarded' | 'withdrawn'; on: CalendarDate }
  | {
      key:
        | 'interviewPassed'
        | 'datesDeclined'
        | 'proposeDates'
        | 'askForDocuments'
        | 'stepDone'
        | 'toRate'
        | 'toComplete'
        | 'new'
        | 'notSeen'
        | 'toStart';
    };

/** First what the hospital has to do, then what is overdue, then what is scheduled, then what the step is for. */
export function nextEventOf(facts: AffairsFacts, now: Date, today: CalendarDate): NextEvent {
  const { status, since, requests } = facts;
  if (status === 'accepted' || status === 'discarded' || status === 'withdrawn') return { key: status, on: since };
  if (status === 'applied') return { key: firstLook(facts, today) };
  if (requests.toAccept > 0) return { key: 'documentsToAccept', count: requests.toAccept };
  if (requests.awaitedOn && requests.awaitedOn < today) return { key: 'documentsOverdue', on: requests.awaitedOn };
  const interview = facts.interview && interviewEvent(facts.interview, now);
  if (interview) return interview;
  if (requests.awaitedOn) return { key: 'documentsDue', on: requests.awaitedOn };
  return { key: stepEvent(facts) };
}

/** `new` came today or yesterday; older ones that nobody has opened are `notSeen`. */
function firstLook({ seen, appliedOn }: AffairsFacts, today: CalendarDate): 'new' | 'notSeen' | 'toStart' {
  if (seen) return 'toStart';
  return daysBetween(appliedOn, today) <= 1 ? 'new' : 'notSeen';
}

function interviewEvent({ status, startsAt, dates }: NonNullable<AffairsFacts['interview']>, now: Date): NextEvent {
  switch (status) {
    case 'confirmed':
      return startsAt && startsAt > now
        ? { key: 'interviewAt', at: startsAt.toISOString() }
        : { key: 'interviewPassed' };
    case 'declined':
      return dates > 0 ? { key: 'datesProposed', count: dates } : { key: 'datesDeclined' };
    case 'pendingConfirmation':
      // All dates have passed or were withdrawn.
      return dates > 0 ? { key: 'datesUnanswered', count: dates } : { key: 'proposeDates' };
  }
}

function stepEvent({ step, rated, interviewOver }: AffairsFacts) {
  if (!step || step.done) return 'stepDone';
  switch (step.type) {
    case 'documentRequest':
      return 'askForDocuments';
    case 'internal':
      return rated ? 'toComplete' : 'toRate';
    case 'interview':
      return interviewOver ? 'toComplete' : 'proposeDates';
  }
}
