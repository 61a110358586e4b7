import { describe, expect, test } from 'vitest';
import { generalMedicine } from '../reference/specialities.ts';
import { decideRoad, refuseSale } from './road.ts';

/** Written from the articles: who, with a degree of where, is on which road, decided by whom, within how many months. */
const table = [
  [['CO'], 'CO', 'homologation', 'universidades', 6, 'an American with an American degree'],
  [['CO', 'ES'], 'CO', 'homologation', 'universidades', 6, 'a Spaniard with a degree from outside the Union'],
  [['IT'], 'AR', 'homologation', 'universidades', 6, 'an Italian with an Argentinian degree'],
  [['CO'], 'RO', 'homologation', 'universidades', 6, 'no national of the Union, with a degree of it'],
  [['CO', 'IT'], 'RO', 'professional', 'sanidad', 3, 'a second nationality of the Union is enough'],
  [['ES'], 'RO', 'professional', 'sanidad', 3, 'a Spaniard with a Romanian degree'],
  [['DE'], 'CH', 'professional', 'sanidad', 3, 'a German with a Swiss degree'],
  [['NO'], 'IS', 'professional', 'sanidad', 3, 'the European Economic Area counts'],
  [['CH'], 'PL', 'professional', 'sanidad', 3, 'a Swiss with a Polish degree'],
  [['GB'], 'GB', 'homologation', 'universidades', 6, 'the United Kingdom has left'],
  [['GB'], 'IE', 'homologation', 'universidades', 6, 'a British national with an Irish degree'],
  [['CO'], 'ES', 'none', null, null, 'a degree obtained in Spain'],
  [['ES'], 'ES', 'none', null, null, 'a Spaniard with a Spanish degree'],
] as const;

test.each(table)('%j with a degree of %s: %s', (nationalities, degreeCountry, road, authority, months) => {
  expect(decideRoad({ nationalities, degreeCountry, speciality: null })).toMatchObject({ road, authority, months });
});

describe('a speciality', () => {
  test.each([
    [['CO'], 'CO', 'Cardiología', { article: 'RD 459/2010', months: 6 }],
    [['CO'], 'RO', 'Cardiología', { article: 'RD 459/2010', months: 6 }],
    [['ES'], 'RO', 'Cardiología', { article: 'RD 581/2017', months: 3 }],
    [['CO'], 'CO', generalMedicine, null],
    [['CO'], 'CO', null, null],
  ] as const)('%j, %s, %s', (nationalities, degreeCountry, speciality, expected) => {
    expect(decideRoad({ nationalities, degreeCountry, speciality }).speciality).toEqual(expected);
  });
});

describe('the papers', () => {
  const papers = (nationality: string, degreeCountry: string) =>
    decideRoad({ nationalities: [nationality], degreeCountry, speciality: null }).papers;

  test('are those of art. 13.1, by country and nationality', () => {
    expect(papers('CO', 'CO')).toEqual(['identity', 'degree', 'transcript', 'legalisation', 'fee', 'declaration']);
    expect(papers('BR', 'BR')).toEqual(
      expect.arrayContaining(['legalisation', 'translation', 'language', 'fee', 'declaration']),
    );
    // Papers of the Union need no apostille.
    expect(papers('MA', 'FR')).not.toContain('legalisation');
    expect(papers('ES', 'RO')).not.toContain('fee');
  });
});

test('the petition is sold to those on its road, until the ministry has resolved', () => {
  const road = (nationality: string, degreeCountry: string) =>
    decideRoad({ nationalities: [nationality], degreeCountry, speciality: null });
  expect(refuseSale(road('CO', 'CO'), false)).toBeNull();
  expect(refuseSale(null, false)).toBe('unknownRoad');
  expect(refuseSale(null, true)).toBe('resolved');
  expect(refuseSale(road('ES', 'RO'), false)).toBe('otherRoad');
  expect(refuseSale(road('CO', 'ES'), false)).toBe('otherRoad');
  expect(refuseSale(road('CO', 'CO'), true)).toBe('resolved');
});
