import { type PetitionStatus, type ProgressStep, progressSteps } from './petition.lifecycle.ts';
import type { ResolutionKind } from './petition.ts';

/**
 * Where a petition stands, in one word for every place that names it. The specification's status alone is not enough:
 * a grant with open conditions does not allow anybody to practise yet, and who withdrew was not denied anything.
 */
export const petitionStandings = [
  'none',
  'Pending',
  'Review',
  'Sended',
  'conditional',
  'Aproved',
  'Refused',
  'inadmitted',
  'withdrawn',
] as const;

export type PetitionStanding = (typeof petitionStandings)[number];

export type StandingFacts = {
  status: PetitionStatus | null;
  resolutionKind: ResolutionKind | null;
  hasOpenConditions: boolean;
};

export function petitionStanding({ status, resolutionKind, hasOpenConditions }: StandingFacts): PetitionStanding {
  if (status === null) return 'none';
  if (status === 'Aproved') return hasOpenConditions ? 'conditional' : 'Aproved';
  if (status === 'Refused' && (resolutionKind === 'inadmitted' || resolutionKind === 'withdrawn'))
    return resolutionKind;
  return status;
}

/** The place of the step that is under way, from 0; the last one once all were reached. */
export function stepUnderWay(reached: readonly ProgressStep[]): number {
  const open = progressSteps.findIndex((step) => !reached.includes(step));
  return open < 0 ? progressSteps.length - 1 : open;
}

/** The reached steps of a progress line. */
export const reachedOf = (steps: readonly { step: ProgressStep; reached: boolean }[]): ProgressStep[] =>
  steps.flatMap(({ step, reached }) => (reached ? [step] : []));

/** What becomes of a petition whose doctor's account is deleted: it is dropped, or the Ministry's act outlives it. */
export type LeavingFate = 'ministry' | 'conditional' | 'ours';

/** Null where it has ended. */
export function fateOnLeaving(standing: PetitionStanding): LeavingFate | null {
  switch (standing) {
    case 'none':
    case 'Pending':
    case 'Review':
      return 'ours';
    case 'Sended':
      return 'ministry';
    case 'conditional':
      return 'conditional';
    case 'Aproved':
    case 'Refused':
    case 'inadmitted':
    case 'withdrawn':
      return null;
  }
}
