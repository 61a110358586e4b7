import { describe, expect, test } from 'vitest';
import { communities, communityOfPostalCode } from './communities.ts';
import { provinceNames, provinceOfPostalCode, provinces } from './provinces.ts';

describe('a Spanish postal code', () => {
  test.each([
    ['01000', 'Álava', 'ES-PV'],
    ['28013', 'Madrid', 'ES-MD'],
    ['46600', 'Valencia', 'ES-VC'],
    ['35001', 'Las Palmas', 'ES-CN'],
    ['52999', 'Melilla', 'ES-ML'],
  ])('%s lies in %s, %s', (code, province, community) => {
    expect(provinceOfPostalCode(code)).toBe(province);
    expect(communityOfPostalCode(code)).toBe(community);
  });

  test.each(['00999', '53000', '99999', '2801', '280133', '28 013', 'A8013', '', '١٢٣٤٥'])(
    '%s does not exist',
    (code) => {
      expect(provinceOfPostalCode(code)).toBeNull();
      expect(communityOfPostalCode(code)).toBeNull();
    },
  );
});

test('provinces and communities divide the same prefixes', () => {
  const ofCommunities = Object.values(communities).flatMap(({ postalPrefixes }) => postalPrefixes);
  expect(ofCommunities.toSorted()).toEqual(Object.keys(provinces).toSorted());
  expect(new Set(provinceNames).size).toBe(52);
});
