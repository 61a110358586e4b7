import { messageRight } from '../conversations/conversation.ts';
import { type HospitalRight, hasHospitalRight } from '../hospitals/hospital.policy.ts';
import type { HospitalRole } from '../hospitals/hospital.ts';
import type { OfferStatus } from '../offers/offer.lifecycle.ts';
import { lateAfterDays } from '../selection/list.ts';

/** What waits for an answer of a hospital, apart from its offers. */
export const waitingKinds = [
  'unseen',
  'messages',
  'interviewDate',
  'interviewProposal',
  'documents',
  'interviewResult',
] as const;

export type WaitingKind = (typeof waitingKinds)[number];

/** An open offer without any candidacy after so many days needs something. */
export const quietOfferDays = 14;

export const offerRisks = ['toCorrect', 'noCandidates', 'manyDays'] as const;

/** Open for so many times as long as half of the hospital's closed offers were; of fewer closed ones nobody can tell. */
export const manyDays = { times: 1.5, leastClosed: 3 } as const;

/** Dates that a candidate proposes are about to be over when the last of them is at most so many days away. */
export const endingDays = 1;

export type HospitalStep =
  /** Somebody takes part in two agreed interviews at once. */
  | { key: 'clash'; startsAt: string }
  | { key: 'interviewToday'; startsAt: string }
  /** The candidate declined and proposed others, all of which are soon over. */
  | { key: 'datesEnding'; endsAt: string }
  | { key: WaitingKind; days: number }
  | { key: 'correctOffer'; days: number };

/** What a step asks for; null if reading is enough. */
const rightFor: Record<HospitalStep['key'], HospitalRight | null> = {
  clash: 'manageInterviews',
  interviewToday: null,
  datesEnding: 'manageInterviews',
  unseen: null,
  messages: messageRight,
  interviewDate: 'manageInterviews',
  interviewProposal: 'manageInterviews',
  documents: 'requestDocuments',
  interviewResult: 'manageInterviews',
  correctOffer: 'writeOffers',
};

export function mayTakeHospitalStep(role: HospitalRole, { key }: Pick<HospitalStep, 'key'>): boolean {
  const right = rightFor[key];
  return right === null || hasHospitalRight(role, right);
}

/** Whose turn it is until the first offer is open; `colleagues` are those of the hospital who may write offers. */
export const beginningTurns = ['yours', 'colleagues', 'team'] as const;

export type BeginningTurn = (typeof beginningTurns)[number];

export function beginningTurn(role: HospitalRole, offer: OfferStatus | null): BeginningTurn {
  if (offer === 'pending') return 'team';
  return hasHospitalRight(role, 'writeOffers') ? 'yours' : 'colleagues';
}

/**
 * The nearest harm first: two interviews at once or one of today, whichever is sooner, then a term that is about to end,
 * then what has waited for more than seven days, the longest first, then an offer that nobody sees until it is
 * corrected, then the rest. Whom nobody has opened comes last: looking is short.
 */
export function orderHospitalSteps<Step extends HospitalStep>(steps: readonly Step[]): Step[] {
  return steps.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      instantOf(one).localeCompare(instantOf(other)) ||
      Number(other.key === 'clash') - Number(one.key === 'clash') ||
      daysOf(other) - daysOf(one),
  );
}

function rankOf(step: HospitalStep): number {
  switch (step.key) {
    case 'clash':
    case 'interviewToday':
      return 0;
    case 'datesEnding':
      return 1;
    case 'correctOffer':
      return 3;
    case 'unseen':
      return 5;
    default:
      return step.days > lateAfterDays ? 2 : 4;
  }
}

const instantOf = (step: HospitalStep): string => ('startsAt' in step ? step.startsAt : '');

const daysOf = (step: HospitalStep): number => ('days' in step ? step.days : 0);
