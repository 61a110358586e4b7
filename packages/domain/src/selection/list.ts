import { type CandidacyStatus, decideCandidacy, isOpenCandidacy } from '../candidacies/candidacy.lifecycle.ts';
import { decideAccept, decideMove, type SelectionFacts, type StepRefusal } from '../candidacies/steps.ts';
import type { StepType } from '../processes/process.ts';
import { daysBetween } from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** The best match first, who has been waiting longest, or who applied last. */
export const candidateSorts = ['match', 'waiting', 'newest'] as const;

export type CandidateSort = (typeof candidateSorts)[number];

/** More than this many days in a step is late. */
export const lateAfterDays = 7;

export const isLate = (status: CandidacyStatus, days: number): boolean =>
  isOpenCandidacy(status) && days > lateAfterDays;

/** A column of the board: a status, or a step by its position. */
export type BoardColumnKey = Exclude<CandidacyStatus, 'inProcess'> | `${number}`;

export const columnKeyOf = ({ status, step }: { status: CandidacyStatus; step: number | null }): BoardColumnKey =>
  status === 'inProcess' ? `${step ?? 0}` : status;

/** In the order of the board: who applied, the steps of the offer, how it ended. */
export const columnKeysOf = (steps: readonly unknown[]): BoardColumnKey[] => [
  'applied',
  ...steps.map((_, position): BoardColumnKey => `${position}`),
  'accepted',
  'discarded',
  'withdrawn',
];

/**
 * The columns that a card cannot be put into now, and why: the same rules as of the moves themselves, asked beforehand,
 * so that an impossible place looks impossible. The column it stands in is not among them.
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
  // Back from the discarded is an undone discard: to where it was, and nowhere else.
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

/** What is known of one candidate's affairs, gathered for many at once. */
export type AffairsFacts = {
  status: CandidacyStatus;
  /** Since when it stands where it stands, as a day in peninsular Spain. */
  since: CalendarDate;
  appliedOn: CalendarDate;
  seen: boolean;
  /** Of the step it stands at; null where it stands at none. */
  step: { type: StepType; done: boolean } | null;
  rated: boolean;
  requests: {
    /** The nearest last day of what the candidate still owes. */
    awaitedOn: CalendarDate | null;
    /** Uploaded, and to be judged by the hospital. */
    toAccept: number;
  };
  interview: {
    status: 'pendingConfirmation' | 'confirmed' | 'declined';
    startsAt: Date | null;
    /** Dates that can still be picked: the hospital's, or the candidate's own where those were declined. */
    dates: number;
  } | null;
  /** An interview of this step took place, or its candidate stayed away. */
  interviewOver: boolean;
};

/** What happens next with a candidate, in one line of a card. */
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

/** First what waits for the hospital, then what is late, then what is fixed, then what the step is for. */
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

/** New is what came today or yesterday; what nobody has opened since is waiting to be looked at. */
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
      // All of them have passed, or were taken back.
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
