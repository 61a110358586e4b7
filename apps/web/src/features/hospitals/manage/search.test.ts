import { expect, test } from 'vitest';
import { parseManagedAddress } from './address.ts';
import { filterOf, parseManagedSearch } from './search.ts';

test('what makes sense stays, the rest is dropped', () => {
  const address = parseManagedAddress({
    q: ' mar ',
    sector: 'royal',
    community: 'ES-CT',
    blocked: true,
    page: 3,
    approval: 'pending',
  });
  expect(address).toEqual({ q: ' mar ', sector: 'royal', community: 'ES-CT', blocked: 'true', approval: 'pending' });
  expect(parseManagedSearch(address)).toEqual({ q: 'mar', community: 'ES-CT', blocked: 'true', approval: 'pending' });
  expect(parseManagedSearch({ approval: 'perhaps' })).toEqual({});
});

test('the open hospital is no filter', () => {
  expect(parseManagedSearch({ hospital: 'abc', sort: '-created' })).toEqual({ sort: '-created' });
});

test('the server gets its own words', () => {
  expect(filterOf({ q: 'mar', blocked: 'false', sort: '-created' })).toEqual({
    search: 'mar',
    blocked: 'false',
    sort: 'created',
    order: 'desc',
  });
  expect(parseManagedSearch({ sort: 'employees' })).toEqual({});
});
