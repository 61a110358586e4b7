import { describe, expect, it } from 'vitest';
import { askedRoads, openRoads, type RoadAnswers, specialistLaw } from './open-roads.ts';
import { decideRoad } from './road.ts';

const open = (answers: RoadAnswers) => askedRoads.filter((road) => openRoads(answers)[road] === null);

describe('the roads that answers leave open', () => {
  it('are all of them before anything is told, and fewer with each answer', () => {
    expect(open({})).toEqual(askedRoads);
    expect(open({ degreeCountry: 'CO' })).toEqual(['homologation', 'specialist']);
    expect(open({ degreeCountry: 'IT' })).toEqual(['homologation', 'specialist', 'professional']);
    expect(open({ degreeCountry: 'IT', nationality: 'IT' })).toEqual(['specialist', 'professional']);
    expect(open({ degreeCountry: 'IT', nationality: 'CO' })).toEqual(['homologation', 'specialist']);
    expect(open({ degreeCountry: 'ES', specialist: 'none' })).toEqual(['none']);
  });

  it('end with the one that is decided', () => {
    for (const degreeCountry of ['CO', 'IT', 'ES', 'GB', 'CH', 'NO']) {
      for (const nationality of ['CO', 'ES', 'IT', 'CH', 'US']) {
        const { road } = decideRoad({ degreeCountry, nationalities: [nationality], speciality: null });
        expect(open({ degreeCountry, nationality, specialist: 'none' })).toEqual([road]);
      }
    }
  });

  it.each([
    ['CO', 'none', null],
    ['CO', 'outside', 'RD 459/2010'],
    ['IT', 'outside', 'RD 459/2010'],
    ['IT', 'inside', 'RD 581/2017'],
    ['CO', 'inside', 'unclear'],
  ] as const)('a national of %s with a title of specialist "%s": %s', (nationality, specialist, law) =>
    expect(specialistLaw(nationality, specialist)).toBe(law),
  );
});
