import { expect, test } from 'vitest';
import { parseUsersAddress } from './address.ts';
import { filterOf, parseUsersSearch } from './search.ts';

test('what makes no sense leaves the address', () => {
  const address = parseUsersAddress({
    q: ' nuñez ',
    group: 'admin,king',
    standing: 'gone',
    verified: true,
    paid: 'all',
    from: '2026-01-01',
    to: 'then',
    sort: '-created',
    other: 'x',
  });
  expect(parseUsersSearch(address)).toEqual({
    q: 'nuñez',
    group: 'admin',
    verified: 'true',
    from: '2026-01-01',
    sort: '-created',
  });
});

test('the server is asked in its own words', () => {
  expect(filterOf({ q: 'ana', sort: '-created', paid: 'nothing' })).toEqual({
    search: 'ana',
    paid: 'nothing',
    sort: 'created',
    order: 'desc',
  });
  expect(filterOf({})).toEqual({});
});
