import { isEuEeaOrSwiss } from '../reference/country-facts.ts';

/** What is known of somebody who is still being asked; `decideRoad` decides once all is. */
export type RoadAnswers = {
  degreeCountry?: string | undefined;
  nationality?: string | undefined;
  specialist?: SpecialistAnswer | undefined;
};

/** Whether one holds a title of specialist, and where it was obtained. */
export const specialistAnswers = ['none', 'outside', 'inside'] as const;

export type SpecialistAnswer = (typeof specialistAnswers)[number];

/** In the order in which they are listed. */
export const askedRoads = ['homologation', 'specialist', 'professional', 'none'] as const;

export type AskedRoad = (typeof askedRoads)[number];

export const roadExclusions = [
  'spanishDegree',
  'foreignDegree',
  'degreeOutside',
  'nationalityOutside',
  'europeanRoad',
  'noSpeciality',
] as const;

export type RoadExclusion = (typeof roadExclusions)[number];

/** Which roads the answers so far leave open, and why not the others: the same rule as `decideRoad`, step by step. */
export function openRoads(answers: RoadAnswers): Record<AskedRoad, RoadExclusion | null> {
  const { degreeCountry, nationality, specialist } = answers;
  const isSpanish = degreeCountry === 'ES';
  const isKnown = degreeCountry !== undefined;
  const degreeOutside = isKnown && !isEuEeaOrSwiss(degreeCountry);
  const personOutside = nationality !== undefined && !isEuEeaOrSwiss(nationality);
  const isEuropean = isKnown && !degreeOutside && nationality !== undefined && !personOutside;
  return {
    homologation: isSpanish ? 'spanishDegree' : isEuropean ? 'europeanRoad' : null,
    specialist: specialist === 'none' ? 'noSpeciality' : null,
    professional: isSpanish
      ? 'spanishDegree'
      : degreeOutside
        ? 'degreeOutside'
        : personOutside
          ? 'nationalityOutside'
          : null,
    none: isKnown && !isSpanish ? 'foreignDegree' : null,
  };
}

/**
 * Where a title of specialist is recognised: from outside the Union by RD 459/2010; from the Union, for its nationals, by
 * RD 581/2017. A title of the Union in the hands of somebody else is covered by neither for certain.
 */
export function specialistLaw(
  nationality: string,
  specialist: SpecialistAnswer,
): 'RD 459/2010' | 'RD 581/2017' | 'unclear' | null {
  if (specialist === 'none') return null;
  if (specialist === 'outside') return 'RD 459/2010';
  return isEuEeaOrSwiss(nationality) ? 'RD 581/2017' : 'unclear';
}
