import { isEuEeaOrSwiss, isSpanishSpeaking, legalisationRoute } from '../reference/country-facts.ts';
import { generalMedicine } from '../reference/specialities.ts';

/** Which procedure leads to practising with a degree in medicine. `checkedOn` in texts: November 2026. */
export const roads = ['none', 'professional', 'homologation'] as const;

export type RoadName = (typeof roads)[number];

/** The three questions, in the order in which they are asked. */
export type RoadFacts = {
  /** All that somebody has: one of the Union is enough. */
  nationalities: readonly string[];
  degreeCountry: string;
  /** The speciality one holds a title of; null, or general medicine, for none. */
  speciality: string | null;
};

export const roadPapers = [
  'identity',
  'degree',
  'transcript',
  'legalisation',
  'translation',
  'language',
  'fee',
  'declaration',
  'goodStanding',
  'conformity',
] as const;

export type RoadPaper = (typeof roadPapers)[number];

export type SpecialityRoad = { article: string; months: number };

export type Road = {
  road: RoadName;
  /** The law, as people can look it up. */
  article: string | null;
  /** Which ministry decides, and within how many months; what its silence means. */
  authority: 'sanidad' | 'universidades' | null;
  months: number | null;
  silence: 'refused' | null;
  /** Whether the state's fee of form 790-107 is paid. */
  hasStateFee: boolean;
  papers: RoadPaper[];
  /** A title of specialist is recognised apart, after the degree. */
  speciality: SpecialityRoad | null;
};

/**
 * RD 889/2022 leaves out what RD 581/2017 covers (art. 3.4): nationals of the Union, the European Economic Area or
 * Switzerland with a degree of one of these states, by Directive 2005/36. Everybody else with a foreign degree needs the
 * homologation, also nationals of other states with a degree of the Union.
 */
export function decideRoad({ nationalities, degreeCountry, speciality }: RoadFacts): Road {
  const isEuropean = nationalities.some(isEuEeaOrSwiss) && isEuEeaOrSwiss(degreeCountry);
  const specialist = hasSpeciality(speciality) ? specialistRoad(isEuropean) : null;
  if (degreeCountry === 'ES') return { ...noRoad, speciality: specialist };
  const translation: RoadPaper[] = isSpanishSpeaking(degreeCountry) ? [] : ['translation'];
  if (isEuropean) {
    return {
      ...{ road: 'professional', article: 'RD 581/2017', authority: 'sanidad', months: 3, silence: 'refused' },
      hasStateFee: false,
      papers: ['identity', 'degree', 'conformity', 'goodStanding', ...translation],
      speciality: specialist,
    };
  }
  const legalisation: RoadPaper[] = legalisationRoute(degreeCountry) === 'none' ? [] : ['legalisation'];
  const language: RoadPaper[] = nationalities.some(isSpanishSpeaking) ? [] : ['language'];
  return {
    ...{ road: 'homologation', article: 'RD 889/2022', authority: 'universidades', months: 6, silence: 'refused' },
    hasStateFee: true,
    papers: ['identity', 'degree', 'transcript', ...legalisation, ...translation, ...language, 'fee', 'declaration'],
    speciality: specialist,
  };
}

const noRoad: Road = {
  ...{ road: 'none', article: null, authority: null, months: null, silence: null, hasStateFee: false },
  papers: [],
  speciality: null,
};

const hasSpeciality = (speciality: string | null): boolean => speciality !== null && speciality !== generalMedicine;

/** Titles from outside the Union: RD 459/2010, after the degree and without a fee; those of the Union: RD 581/2017. */
const specialistRoad = (isEuropean: boolean): SpecialityRoad =>
  isEuropean ? { article: 'RD 581/2017', months: 3 } : { article: 'RD 459/2010', months: 6 };

/** Why somebody is neither sold a petition of RD 889/2022 nor lets us start one. */
export const saleRefusals = ['otherRoad', 'unknownRoad', 'resolved'] as const;

export type NotSold = (typeof saleRefusals)[number];

/** Null if the petition is theirs. While the road is not known it has to be asked for, not to be supposed. */
export function refuseSale(road: Road | null, isResolved: boolean): NotSold | null {
  if (isResolved) return 'resolved';
  if (road === null) return 'unknownRoad';
  return road.road === 'homologation' ? null : 'otherRoad';
}
