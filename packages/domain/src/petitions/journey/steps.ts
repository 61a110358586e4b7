import { isEuEeaOrSwiss } from '../../reference/country-facts.ts';
import type { RoadName } from '../road.ts';

/** From the petition to the first working day, each after what it needs. Checked in November 2026. */
export const journeySteps = [
  'sending',
  'resolution',
  'credential',
  'job',
  'permit',
  'visa',
  'registration',
  'goodStanding',
  'collegiation',
  'insurance',
  'socialSecurity',
  'homeRecord',
  'spainRecord',
  'jobLists',
] as const;

export type JourneyStep = (typeof journeySteps)[number];

/** Who decides, as the lanes of the chart. */
export const journeyLanes = ['degree', 'stay', 'post', 'college', 'start'] as const;

export type JourneyLane = (typeof journeyLanes)[number];

export type StepRule = {
  lane: JourneyLane;
  /** The law, as people can look it up; null where only practice tells. */
  article: string | null;
  /** In natural days. Where no article sets a term these are customary values, never a promise. */
  typicalDays: number;
  worstDays: number;
  /** A certificate that is not accepted once it is older, and where it is handed in. */
  lapses?: { days: number; at: JourneyStep | 'firstDay' };
  /** Without a resolution there is nothing to ask for, so no earlier day can be true. */
  afterResolution?: true;
  /** Good to have; the first day does not wait for it. */
  optional?: true;
};

export const stepRules: Record<JourneyStep, StepRule> = {
  sending: { lane: 'degree', article: null, typicalDays: 28, worstDays: 60 },
  // Six months from the registry entry; what the ministry really takes replaces it where it is known.
  resolution: { lane: 'degree', article: 'RD 889/2022, art. 18.3', typicalDays: 183, worstDays: 366 },
  credential: {
    ...{ lane: 'degree', article: 'RD 889/2022, art. 20', typicalDays: 21, worstDays: 42 },
    afterResolution: true,
  },
  job: { lane: 'post', article: null, typicalDays: 60, worstDays: 120 },
  // Twenty working days, and silence grants it (Ley 14/2013, art. 76).
  permit: { lane: 'stay', article: 'Ley 14/2013, art. 71 bis', typicalDays: 28, worstDays: 56 },
  // Ten working days (Ley 14/2013, art. 75).
  visa: { lane: 'stay', article: 'Ley 14/2013, art. 75', typicalDays: 14, worstDays: 28 },
  registration: { lane: 'stay', article: 'RD 240/2007, art. 7', typicalDays: 14, worstDays: 42 },
  goodStanding: {
    ...{ lane: 'college', article: null, typicalDays: 21, worstDays: 35 },
    lapses: { days: 90, at: 'collegiation' },
  },
  collegiation: {
    ...{ lane: 'college', article: 'Ley 2/1974, art. 3.2', typicalDays: 21, worstDays: 42 },
    afterResolution: true,
  },
  insurance: { lane: 'start', article: 'Ley 44/2003, art. 46', typicalDays: 3, worstDays: 10 },
  socialSecurity: { lane: 'start', article: 'RD 84/1996, art. 21', typicalDays: 3, worstDays: 10 },
  // The law sets no age; hospitals want certificates of the last three months.
  homeRecord: {
    ...{ lane: 'start', article: 'LO 8/2021, art. 57', typicalDays: 21, worstDays: 42 },
    lapses: { days: 90, at: 'firstDay' },
  },
  spainRecord: {
    ...{ lane: 'start', article: 'LO 8/2021, art. 57', typicalDays: 5, worstDays: 14 },
    lapses: { days: 90, at: 'firstDay' },
  },
  jobLists: { lane: 'post', article: null, typicalDays: 30, worstDays: 180, optional: true },
};

export type JourneyPerson = {
  /** All that somebody has: one of the Union is enough. */
  nationalities: readonly string[];
  countryOfResidence: string;
  /** Which procedure recognises the degree; null until it is known, which is told as a homologation. */
  road: RoadName | null;
  /** The degree was recognised before Fonendo knew them: none of its steps is left. */
  isRecognised: boolean;
};

/** Which steps somebody takes, each with what it needs first. */
export function stepsOf(person: JourneyPerson): { step: JourneyStep; needs: JourneyStep[] }[] {
  const own = journeySteps.filter((step) => isTaken(step, person));
  const degree: JourneyStep = own.includes('credential') ? 'credential' : 'resolution';
  const needs: Record<JourneyStep, readonly JourneyStep[]> = {
    ...{ sending: [], resolution: ['sending'], credential: ['resolution'] },
    // A title and an offer are what the permit is asked for with.
    ...{ job: [], permit: [degree, 'job'], visa: ['permit'], registration: ['job'] },
    ...{ goodStanding: [], collegiation: [degree, 'goodStanding'] },
    ...{ homeRecord: [], spainRecord: [], insurance: ['collegiation'] },
    ...{ socialSecurity: ['permit', 'registration'], jobLists: [degree] },
  };
  return own.map((step) => ({ step, needs: needs[step].filter((need) => own.includes(need)) }));
}

function isTaken(step: JourneyStep, { nationalities, countryOfResidence, road, isRecognised }: JourneyPerson): boolean {
  const isSpanish = nationalities.includes('ES');
  const isEuropean = nationalities.some(isEuEeaOrSwiss);
  switch (step) {
    case 'sending':
    case 'resolution':
      return !isRecognised && road !== 'none';
    // The recognition of RD 581/2017 is its own credential.
    case 'credential':
      return !isRecognised && road !== 'none' && road !== 'professional';
    case 'permit':
      return !isEuropean;
    // A doctor who lives in Spain lawfully needs none (Ley 14/2013, art. 75).
    case 'visa':
      return !isEuropean && countryOfResidence !== 'ES';
    case 'registration':
      return isEuropean && !isSpanish;
    // Of other countries than Spain one has lived in or comes from.
    case 'homeRecord':
      return !isSpanish || countryOfResidence !== 'ES';
    default:
      return true;
  }
}
