import { expect, test } from 'vitest';
import { filterOf, parseManagedOffersSearch, shownView, withView } from './search.ts';

const hospital = '0198a1f0-7b1e-7cc0-8c1a-3c1f5a6b7c8d';

test('an address is taken as far as it makes sense', () => {
  expect(
    parseManagedOffersSearch({ q: ' nefro ', view: 'approved', speciality: 'Nefrología', hospital, write: 'new' }),
  ).toEqual({ q: 'nefro', view: 'approved', speciality: 'Nefrología', hospital, write: 'new' });
  expect(parseManagedOffersSearch({ q: ' ', view: 'gone', speciality: 'Magia', hospital: '1', write: '../x' })).toEqual(
    {},
  );
});

test('administrators begin with what waits, unless they look for something', () => {
  expect(shownView({}, true)).toBe('toApprove');
  expect(shownView({ q: 'nefro' }, true)).toBeUndefined();
  expect(shownView({ hospital }, true)).toBeUndefined();
  expect(shownView({ view: 'all' }, true)).toBeUndefined();
  expect(shownView({}, false)).toBeUndefined();
});

test('the address says only what is not shown anyway', () => {
  expect(withView({ view: 'all' }, 'toApprove', true)).toEqual({});
  expect(withView({}, undefined, true)).toEqual({ view: 'all' });
  expect(withView({ view: 'draft' }, undefined, false)).toEqual({});
  expect(withView({}, 'draft', false)).toEqual({ view: 'draft' });
});

test('the server is asked in its own words', () => {
  expect(filterOf({ q: 'nefro', view: 'closed', speciality: 'Nefrología', hospital }, true)).toEqual({
    search: 'nefro',
    view: 'closed',
    speciality: 'Nefrología',
    hospital,
  });
  expect(filterOf({}, true)).toEqual({ view: 'toApprove' });
  expect(filterOf({}, false)).toEqual({});
});
