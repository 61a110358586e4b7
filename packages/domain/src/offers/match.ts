import type { PetitionStatus } from '../petitions/petition.lifecycle.ts';
import { generalMedicine } from '../reference/specialities.ts';
import type { OfferContent } from './offer.ts';

export const matchLevels = ['high', 'medium', 'low'] as const;

export type MatchLevel = (typeof matchLevels)[number];

/** The state of a doctor's right to practise in Spain, as warnings need it. */
export const recognitionStates = [
  'recognised',
  'credentialPending',
  'notStarted',
  'filling',
  'pending',
  'review',
  'sent',
  'denied',
] as const;

export type RecognitionState = (typeof recognitionStates)[number];

export type MatchReason =
  | { key: 'specialitySame' | 'specialityNotAsked' | 'experienceNotAsked'; fits: true }
  | { key: 'specialityOther'; fits: false; speciality: string }
  | { key: 'experienceEnough'; fits: true; asked: number; years: number }
  | { key: 'experienceShort'; fits: false; asked: number; years: number }
  | { key: 'experienceUnknown'; fits: false; asked: number }
  | { key: 'recognition'; fits: false; state: Exclude<RecognitionState, 'recognised'> };

export type OfferMatch = { level: MatchLevel; reasons: MatchReason[] };

/** A reason that compares the offer with the doctor. */
export type ComparedReason = Exclude<MatchReason, { key: 'recognition' }>;

export type CandidateMatch = { level: MatchLevel; reasons: ComparedReason[] };

/** The facts of a doctor that are compared with an offer: never age, sex, origin or family. */
export type MatchedCandidate = {
  speciality: string | null;
  /** Whole years of experience in the CV; null if it contains none. */
  years: number | null;
};

export type MatchedDoctor = MatchedCandidate & { recognition: RecognitionState };

export type MatchedOffer = Pick<OfferContent, 'speciality' | 'yearsOfExperience'>;

/**
 * How well an offer and a doctor fit, and why: the same for both sides. High: their speciality, and no more years than
 * they have. Medium: their speciality alone, or a post for which any doctor with enough years will do. The search
 * sorts by the same rule in SQL (apps/api/src/features/offers/search); a test compares the two.
 */
export function matchCandidate(offer: MatchedOffer, { speciality, years }: MatchedCandidate): CandidateMatch {
  const same = offer.speciality === speciality;
  const general = offer.speciality === generalMedicine;
  const enough = offer.yearsOfExperience <= (years ?? 0);
  return {
    level: levelOf(same, general, enough),
    reasons: [specialityReason(offer, same, general), experienceReason(offer.yearsOfExperience, years)],
  };
}

/**
 * For the doctor. The recognition changes no level: one may apply before it ends, and is warned of what the contract
 * will need. Hospitals read it separately, because it may change.
 */
export function matchOffer(offer: MatchedOffer, { recognition, ...doctor }: MatchedDoctor): OfferMatch {
  const { level, reasons } = matchCandidate(offer, doctor);
  if (recognition === 'recognised') return { level, reasons };
  return { level, reasons: [...reasons, { key: 'recognition', fits: false, state: recognition }] };
}

/** Nobody reads these points: candidates are sorted by them. The levels never overlap. */
export const matchPoints = { same: 70, general: 35, other: 15, years: 30 } as const;

/** The least points of each level. */
export const matchFloors = {
  high: matchPoints.same + matchPoints.years,
  medium: matchPoints.general + matchPoints.years,
  low: 0,
} as const satisfies Record<MatchLevel, number>;

/** For sorting, from 0 to 100: within a level, doctors with more of the years asked for come first. */
export function scoreMatch(offer: MatchedOffer, { speciality, years }: MatchedCandidate): number {
  const { same, general, other, years: most } = matchPoints;
  const { yearsOfExperience: asked } = offer;
  const has = years ?? 0;
  const forYears = has >= asked ? most : Math.floor((most * has) / asked);
  if (offer.speciality === speciality) return same + forYears;
  return (offer.speciality === generalMedicine ? general : other) + forYears;
}

function levelOf(same: boolean, general: boolean, enough: boolean): MatchLevel {
  if (same) return enough ? 'high' : 'medium';
  return general && enough ? 'medium' : 'low';
}

function specialityReason({ speciality }: MatchedOffer, same: boolean, general: boolean): ComparedReason {
  if (same) return { key: 'specialitySame', fits: true };
  return general ? { key: 'specialityNotAsked', fits: true } : { key: 'specialityOther', fits: false, speciality };
}

function experienceReason(asked: number, years: number | null): ComparedReason {
  if (asked === 0) return { key: 'experienceNotAsked', fits: true };
  if (years === null) return { key: 'experienceUnknown', fits: false, asked };
  return years >= asked
    ? { key: 'experienceEnough', fits: true, asked, years }
    : { key: 'experienceShort', fits: false, asked, years };
}

/** The one reason that a card has room for: the strongest argument for a good match, the obstacle for any other. */
export function tellingReason<Reason extends MatchReason>(match: {
  level: MatchLevel;
  reasons: readonly Reason[];
}): Reason | undefined {
  const { level, reasons } = match;
  const [first] = reasons;
  if (level === 'high') return first;
  return reasons.find(({ key, fits }) => !fits && key !== 'recognition') ?? first;
}

/** A declared degree counts once its credential is approved; a doctor certified by a petition is recognised. */
export function recognitionOf(doctor: {
  certified: boolean;
  hasDegreeSpain: boolean;
  credentialApproved: boolean;
  /** Of the latest petition; `none` is being filled in, null if there is none. */
  petition: PetitionStatus | 'none' | null;
}): RecognitionState {
  if (doctor.certified) return doctor.credentialApproved || !doctor.hasDegreeSpain ? 'recognised' : 'credentialPending';
  return doctor.petition ? byPetition[doctor.petition] : 'notStarted';
}

const byPetition: Record<PetitionStatus | 'none', RecognitionState> = {
  none: 'filling',
  Pending: 'pending',
  Review: 'review',
  Sended: 'sent',
  // The group is updated at once; until then, the ministry has approved.
  Aproved: 'recognised',
  Refused: 'denied',
};
