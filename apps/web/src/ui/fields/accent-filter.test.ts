import { describe, expect, it } from 'vitest';
import { accentFilter, matchesQuery } from './accent-filter.ts';

describe('matchesQuery', () => {
  it('finds accented words without accents, in any order and case', () => {
    expect(matchesQuery('Cardiología pediátrica', 'PEDIATRICA cardio')).toBe(true);
    expect(matchesQuery('Señaló', 'senalo')).toBe(true);
  });

  it('wants every word', () => {
    expect(matchesQuery('Cardiología', 'cardio pediatrica')).toBe(false);
  });

  it('takes an empty query for everything', () => {
    expect(matchesQuery('Cardiología', '  ')).toBe(true);
  });
});

describe('accentFilter', () => {
  it('keeps the groups that still have options', () => {
    const options = [
      { group: 'Médicas', items: [{ value: 'a', label: 'Alergología' }] },
      { group: 'Quirúrgicas', items: [{ value: 'n', label: 'Neurocirugía' }] },
    ];
    expect(accentFilter({ options, search: 'cirugia', limit: Number.POSITIVE_INFINITY })).toEqual([options[1]]);
  });
});
