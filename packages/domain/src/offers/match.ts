import type { PetitionStatus } from '../petitions/petition.lifecycle.ts';
import { specialities } from '../reference/specialities.ts';
import type { OfferContent } from './offer.ts';

export const matchLevels = ['high', 'medium', 'low'] as const;

export type MatchLevel = (typeof matchLevels)[number];

/** What an offer with no speciality of its own asks for. */
export const [generalMedicine] = specialities;

/** Where a doctor's right to practise in Spain stands, in the words that a warning needs. */
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

/** What of a doctor is held against an offer: never age, sex, origin or family. */
export type MatchedDoctor = {
  speciality: string | null;
  /** Whole years that the CV adds up to; null where it tells none. */
  years: number | null;
  recognition: RecognitionState;
};

export type MatchedOffer = Pick<OfferContent, 'speciality' | 'yearsOfExperience'>;

/**
 * How well an offer fits a doctor, and why. High: their speciality and no more years than they have. Medium: their
 * speciality alone, or a post for which any doctor with enough years will do. The recognition changes no level: a
 * doctor may apply before it ends, and is warned of what the contract will need.
 * The search orders by the same rule in SQL (offer-search.repository.ts); a test holds the two together.
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

/** The one reason a card has room for: what speaks for a good match, what stands in the way of any other. */
export function tellingReason({ level, reasons }: OfferMatch): MatchReason | undefined {
  const [first] = reasons;
  if (level === 'high') return first;
  return reasons.find(({ key, fits }) => !fits && key !== 'recognition') ?? first;
}

/** A declared degree counts once its credential is approved; who became certified by a petition is recognised. */
export function recognitionOf(doctor: {
  certified: boolean;
  hasDegreeSpain: boolean;
  credentialApproved: boolean;
  /** Of the latest petition; `none` is being filled in, null where there is no petition. */
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
  // The group follows at once; until it has, the ministry has said yes.
  Aproved: 'recognised',
  Refused: 'denied',
};
