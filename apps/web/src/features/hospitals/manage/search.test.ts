import { expect, test } from 'vitest';
import { parseManagedHospitalsAddress } from './address.ts';
import { filterOf, parseManagedHospitalsSearch } from './search.ts';

test('what makes sense stays, the rest is dropped', () => {
  const address = parseManagedHospitalsAddress({
    q: ' mar ',
    sector: 'royal',
    community: 'ES-CT',
    blocked: true,
    page: 3,
    approval: 'pending',
  });
  expect(address).toEqual({ q: ' mar ', sector: 'royal', community: 'ES-CT', blocked: 'true', approval: 'pending' });
  expect(parseManagedHospitalsSearch(address)).toEqual({
    q: 'mar',
    community: 'ES-CT',
    blocked: 'true',
    approval: 'pending',
  });
  expect(parseManagedHospitalsSearch({ approval: 'perhaps' })).toEqual({});
});

test('the open hospital is no filter', () => {
  expect(parseManagedHospitalsSearch({ hospital: 'abc', sort: '-created' })).toEqual({ sort: '-created' });
});

test('the server gets its own words', () => {
  expect(filterOf({ q: 'mar', blocked: 'false', sort: '-created' })).toEqual({
    search: 'mar',
    blocked: 'false',
    sort: 'created',
    order: 'desc',
  });
  expect(parseManagedHospitalsSearch({ sort: 'employees' })).toEqual({});
});
