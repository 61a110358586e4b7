import { generalMedicine, type MatchedOffer } from '../offers/match.ts';

export type MatchedCandidate = {
  speciality: string | null;
  /** Whole years of experience in the CV; null if it contains none. */
  years: number | null;
};

/**
 * How well a candidate fits the post, from 0 to 100: seventy for the speciality, thirty for the years of work. Never
 * age, sex, origin or family, and not the recognition either, which is shown separately and may change.
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
