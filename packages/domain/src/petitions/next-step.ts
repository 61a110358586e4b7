import type { MissingItem } from '../doctors/readiness.ts';
import type { DocumentKind } from '../documents/kinds.ts';
import { documentValidity } from '../documents/validity.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { isUnderReview, type PetitionStatus } from './petition.lifecycle.ts';

/** Whose turn it is. Coral, the colour of attention, is for `yours` alone. */
export const petitionTurns = ['yours', 'ours', 'ministry', 'ended'] as const;

export type PetitionTurn = (typeof petitionTurns)[number];

/** Steps without parameters. */
export const plainPetitionSteps = [
  'send',
  'correctCv',
  'reviewing',
  'preparing',
  'waiting',
  'overdue',
  'granted',
  'denied',
] as const;

/** The next step of a petition, from the doctor's point of view. */
export type PetitionStep = { turn: PetitionTurn } & (
  | { key: 'complete'; item: MissingItem; count: number }
  | { key: 'pay'; item: MissingItem }
  | { key: 'replace'; documents: DocumentKind[] }
  | { key: 'renew'; document: DocumentKind; by: CalendarDate }
  | { key: 'open'; by: CalendarDate }
  | { key: 'hearing'; by: CalendarDate }
  | { key: 'answer'; by: CalendarDate }
  | { key: 'present'; act: 'requirement' | 'hearing'; by: CalendarDate }
  | { key: 'conditions'; count: number }
  | { key: (typeof plainPetitionSteps)[number] }
);

export type PetitionStepFacts = {
  status: PetitionStatus | null;
  /** What is missing before it can be sent. */
  missing: readonly MissingItem[];
  /** The current files. */
  documents: readonly {
    kind: DocumentKind;
    rejected: boolean;
    validUntil: CalendarDate | null;
    /** Whether the doctor may replace the file. */
    replaceable: boolean;
  }[];
  /** An administrator gave the CV back, and it was not changed since. */
  cvReturned: boolean;
  /** The last day to answer the ministry; null if it asked for nothing. */
  answerBy: CalendarDate | null;
  /** The doctor has uploaded something that answers it. */
  answered: boolean;
  /** The last day to be heard before an unfavourable proposal; null if there is none. */
  allegeBy: CalendarDate | null;
  /** The doctor has uploaded what they say against it. */
  alleged: boolean;
  /** The day on which an unopened electronic notice counts as rejected; null if there is none. */
  openBy: CalendarDate | null;
  openConditions: number;
  /** Days past the legal term. */
  daysOver: number;
};

/** The one answer to "what happens next, and whose turn is it?", used by the dashboard, the list and the page. */
export function petitionStep(facts: PetitionStepFacts, today: CalendarDate): PetitionStep {
  switch (facts.status) {
    case null:
      return beforeSending(facts.missing);
    case 'Pending':
    case 'Review':
      return repair(facts, today) ?? { turn: 'ours', key: facts.status === 'Pending' ? 'reviewing' : 'preparing' };
    case 'Sended':
      return atTheMinistry(facts, today);
    case 'Aproved':
      if (facts.openConditions === 0) return { turn: 'ended', key: 'granted' };
      return { turn: 'yours', key: 'conditions', count: facts.openConditions };
    case 'Refused':
      // The doctor may start again or appeal, but nobody waits for it.
      return { turn: 'ended', key: 'denied' };
  }
}

/** A petition cannot be sent unpaid, but nobody should pay before the rest is complete. */
function beforeSending(missing: readonly MissingItem[]): PetitionStep {
  const unpaid = missing.find(({ key }) => key === 'payment');
  const item = missing.find(({ key }) => key !== 'payment');
  if (item) return { turn: 'yours', key: 'complete', item, count: missing.length };
  return unpaid ? { turn: 'yours', key: 'pay', item: unpaid } : { turn: 'yours', key: 'send' };
}

/**
 * What the ministry waits for comes first: a notice that nobody opens, a request without whose answer the petition is
 * lost, and a hearing while there is time for it. Between the last two the nearest decides.
 */
function atTheMinistry(facts: PetitionStepFacts, today: CalendarDate): PetitionStep {
  const { openBy, answerBy, answered, allegeBy, alleged } = facts;
  if (openBy !== null) return { turn: 'yours', key: 'open', by: openBy };
  const toAnswer = answered ? null : answerBy;
  const toAllege = alleged || allegeBy === null || allegeBy < today ? null : allegeBy;
  if (toAllege !== null && (toAnswer === null || toAllege < toAnswer)) {
    return { turn: 'yours', key: 'hearing', by: toAllege };
  }
  if (toAnswer !== null) return { turn: 'yours', key: 'answer', by: toAnswer };
  return (
    toPresent(facts) ??
    repair(facts, today) ??
    (facts.daysOver > 0 ? { turn: 'yours', key: 'overdue' } : { turn: 'ministry', key: 'waiting' })
  );
}

/** What the doctor has handed to the team, which files it; the one whose term ends first. */
function toPresent({ answerBy, answered, allegeBy, alleged }: PetitionStepFacts): PetitionStep | null {
  const answer = answered && answerBy !== null ? { act: 'requirement' as const, by: answerBy } : null;
  const allegations = alleged && allegeBy !== null ? { act: 'hearing' as const, by: allegeBy } : null;
  const first = answer && allegations ? (allegations.by < answer.by ? allegations : answer) : (answer ?? allegations);
  return first && { turn: 'ours', key: 'present', ...first };
}

/** A file that expires has a date, so it comes before rejected ones. */
function repair({ status, documents, cvReturned }: PetitionStepFacts, today: CalendarDate): PetitionStep | null {
  const lapsing = isUnderReview(status) ? firstToLapse(documents, today) : null;
  if (lapsing) return { turn: 'yours', key: 'renew', ...lapsing };
  const rejected = new Set(documents.filter((document) => document.rejected).map(({ kind }) => kind));
  if (rejected.size > 0) return { turn: 'yours', key: 'replace', documents: [...rejected] };
  return cvReturned && isUnderReview(status) ? { turn: 'yours', key: 'correctCv' } : null;
}

function firstToLapse(documents: PetitionStepFacts['documents'], today: CalendarDate) {
  const lapsing = documents.flatMap(({ kind, validUntil, replaceable }) =>
    validUntil !== null && replaceable && documentValidity(validUntil, today) !== 'valid'
      ? [{ document: kind, by: validUntil }]
      : [],
  );
  return lapsing.toSorted((one, other) => one.by.localeCompare(other.by))[0] ?? null;
}
