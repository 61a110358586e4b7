import { messageRight } from '../conversations/conversation.ts';
import { type HospitalRight, hasHospitalRight } from '../hospitals/hospital.policy.ts';
import type { HospitalRole } from '../hospitals/hospital.ts';
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

export type HospitalStep =
  | { key: 'interviewToday' }
  | { key: WaitingKind; days: number }
  | { key: 'correctOffer'; days: number };

/** What a step asks for; null if reading is enough. */
const rightFor: Record<HospitalStep['key'], HospitalRight | null> = {
  interviewToday: null,
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

/**
 * The nearest harm first: an interview of today, then what has waited for more than seven days, the longest first, then
 * an offer that nobody sees until it is corrected, then the rest. Whom nobody has opened comes last: looking is short.
 */
export function orderHospitalSteps<Step extends HospitalStep>(steps: readonly Step[]): Step[] {
  return steps.toSorted((one, other) => rankOf(one) - rankOf(other) || daysOf(other) - daysOf(one));
}

function rankOf(step: HospitalStep): number {
  switch (step.key) {
    case 'interviewToday':
      return 0;
    case 'correctOffer':
      return 2;
    case 'unseen':
      return 4;
    default:
      return step.days > lateAfterDays ? 1 : 3;
  }
}

const daysOf = (step: HospitalStep): number => ('days' in step ? step.days : 0);
