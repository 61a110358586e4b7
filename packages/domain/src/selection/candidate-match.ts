import { generalMedicine, type MatchedOffer } from '../offers/match.ts';

export type MatchedCandidate = {
  speciality: string | null;
  /** Whole years that the CV adds up to; null where it tells none. */
  years: number | null;
};

/**
 * How well a candidate fits the post, from 0 to 100: the speciality is worth seventy, the years of work thirty. Never
 * age, sex, origin or family, and not the recognition either: it is shown beside it, and changes while
 * somebody waits.
 */
export function matchCandidate(offer: MatchedOffer, candidate: MatchedCandidate): number {
  return specialityPoints(offer.speciality, candidate.speciality) + experiencePoints(offer, candidate.years ?? 0);
}

function specialityPoints(asked: string, has: string | null): number {
  if (asked === has) return 70;
  return asked === generalMedicine ? 50 : 15;
}

function experiencePoints({ yearsOfExperience: asked }: MatchedOffer, years: number): number {
  return years >= asked ? 30 : Math.round((30 * years) / asked);
}
