import { describe, expect, it } from 'vitest';
import { parseOffersAddress } from './address.ts';
import {
  cleared,
  filterCount,
  filtersOf,
  isNarrowed,
  isSameFilter,
  readOffersSearch,
  searchOf,
  toggled,
  writeOffersAddress,
} from './search.ts';

describe('the address', () => {
  it('becomes words, whatever the router made of them', () => {
    expect(parseOffersAddress({ search: 24, exact: true, salaryMin: 40_000, other: 'x', community: ['x'] })).toEqual({
      search: '24',
      exact: true,
      salaryMin: 40_000,
    });
  });

  it('comes back as it was', () => {
    const address = {
      search: 'urgencias',
      exact: true as const,
      contractType: 'permanent;statutoryInterim',
      speciality: 'Cardiología;Cirugía Plástica, Estética y Reparadora',
      salaryMin: 45_000,
      maxExperience: 2,
      sort: 'newest',
    };
    expect(writeOffersAddress(readOffersSearch(address))).toEqual(address);
  });

  it('drops what makes no sense', () => {
    const search = readOffersSearch({
      community: 'ES-XX;ES-MD',
      salaryMin: 123,
      maxExperience: 99,
      sort: 'cheapest',
      exact: true,
    });
    expect(writeOffersAddress(search)).toEqual({ community: 'ES-MD' });
  });

  it('keeps no novel', () => expect(readOffersSearch({ search: 'x'.repeat(9000) }).search).toHaveLength(100));
});

describe('filters', () => {
  const empty = readOffersSearch({});

  it('are chosen and taken back', () => {
    const chosen = toggled(toggled(empty, 'community', 'ES-MD'), 'contractType', 'permanent');
    expect(filterCount(chosen)).toBe(2);
    expect(isNarrowed(chosen)).toBe(true);
    expect(toggled(toggled(chosen, 'community', 'ES-MD'), 'contractType', 'permanent')).toEqual(empty);
    expect(isNarrowed(empty)).toBe(false);
  });

  it('are cleared with the text, not with the order', () => {
    expect(writeOffersAddress(cleared(readOffersSearch({ search: 'uci', salaryMin: 50_000, sort: 'newest' })))).toEqual(
      {
        sort: 'newest',
      },
    );
  });

  it('are saved and found again', () => {
    const search = readOffersSearch({ search: ' uci ', community: 'ES-MD', salaryMin: 50_000, maxExperience: 0 });
    const filters = filtersOf(search);
    expect(filters).toEqual({ search: 'uci', community: ['ES-MD'], salaryMin: 50_000, maxExperience: 0 });
    expect(isSameFilter(filters, filtersOf(searchOf(filters, 'newest')))).toBe(true);
    expect(isSameFilter(filters, { search: 'uci' })).toBe(false);
  });
});
