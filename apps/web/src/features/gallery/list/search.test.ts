import { describe, expect, it } from 'vitest';
import { sampleOffers } from '../sample-offers.ts';
import { matchingOffers, sortOffers } from './offers.ts';
import { parseListSearch } from './search.ts';

describe('parseListSearch', () => {
  it('keeps what makes sense and drops the rest', () => {
    expect(parseListSearch({ q: 42, status: 'approved', sort: '-salary', page: 3 })).toEqual({
      q: '42',
      status: 'approved',
      sort: '-salary',
    });
    expect(parseListSearch({ q: '', status: 'sold', sort: 'constructor', speciality: ['x'] })).toEqual({});
  });
});

describe('the sample list', () => {
  it('searches title, hospital and community without accents', () => {
    expect(matchingOffers(sampleOffers, { q: 'cardiologia ribera' }).map(({ title }) => title)).toEqual([
      'FEA de Cardiología',
    ]);
  });

  it('sorts in both directions', () => {
    const salaries = (sort: string) => sortOffers(sampleOffers, sort).map(({ salary }) => salary[0]);
    expect(salaries('salary')).toEqual([...salaries('salary')].sort((a, b) => a - b));
    expect(salaries('-salary')).toEqual(salaries('salary').toReversed());
  });
});
