import type { PetitionStatus } from '../petitions/petition.lifecycle.ts';
import { specialities } from '../reference/specialities.ts';
import type { OfferContent } from './offer.ts';

export const matchLevels = ['high', 'medium', 'low'] as const;

export type MatchLevel = (typeof matchLevels)[number];

/** The speciality of an offer that needs none. */
export const [generalMedicine] = specialities;

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

/** The facts of a doctor that are compared with an offer: never age, sex, origin or family. */
export type MatchedDoctor = {
  speciality: string | null;
  /** Whole years of experience in the CV; null if it contains none. */
  years: number | null;
  recognition: RecognitionState;
};

export type MatchedOffer = Pick<OfferContent, 'speciality' | 'yearsOfExperience'>;

/**
 * How well an offer fits a doctor, and why. High: their speciality, and no more years than they have. Medium: their
 * speciality alone, or a post for which any doctor with enough years will do. The recognition changes no level: a
 * doctor may apply before it ends, and is warned of what the contract will need. The search sorts by the same rule in
 * SQL (apps/api/src/features/offers/search); a test compares the two.
 */
export function matchOffer(offer: MatchedOffer, doctor: MatchedDoctor): OfferMatch {
  const same = offer.speciality === doctor.speciality;
  const general = offer.speciality === generalMedicine;
  const enough = offer.yearsOfExperience <= (doctor.years ?? 0);
  const reasons = [specialityReason(offer, same, general), experienceReason(offer.yearsOfExperience, doctor.years)];
  if (doctor.recognition !== 'recognised') {
    reasons.push({ key: 'recognition', fits: false, state: doctor.recognition });
  }
  return { level: levelOf(same, general, enough), reasons };
}

function levelOf(same: boolean, general: boolean, enough: boolean): MatchLevel {
  if (same) return enough ? 'high' : 'medium';
  return general && enough ? 'medium' : 'low';
}

function specialityReason({ speciality }: MatchedOffer, same: boolean, general: boolean): MatchReason {
  if (same) return { key: 'specialitySame', fits: true };
  return general ? { key: 'specialityNotAsked', fits: true } : { key: 'specialityOther', fits: false, speciality };
}

function experienceReason(asked: number, years: number | null): MatchReason {
  if (asked === 0) return { key: 'experienceNotAsked', fits: true };
  if (years === null) return { key: 'experienceUnknown', fits: false, asked };
  return years >= asked
    ? { key: 'experienceEnough', fits: true, asked, years }
    : { key: 'experienceShort', fits: false, asked, years };
}

/** The one reason that a card has room for: the strongest argument for a good match, the obstacle for any other. */
export function tellingReason({ level, reasons }: OfferMatch): MatchReason | undefined {
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
