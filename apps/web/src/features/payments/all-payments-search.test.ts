import { expect, test } from 'vitest';
import { filterOf, parseAllPaymentsSearch } from './all-payments-search.ts';

test('an address becomes a search, and nonsense leaves it', () => {
  const user = '0197f3a2-0000-7000-8000-000000000000';
  expect(
    parseAllPaymentsSearch({ q: ' ana ', status: 'paid', product: 'recognition', month: '2026-02', user }),
  ).toEqual({
    q: 'ana',
    status: 'paid',
    product: 'recognition',
    month: '2026-02',
    user,
  });
  expect(parseAllPaymentsSearch({ q: 2026, status: 'lost', product: 1, month: '2026-13', user: 'x' })).toEqual({
    q: '2026',
  });
});

test('a month is asked for by its first and last day', () => {
  expect(filterOf({ month: '2028-02', q: 'ana' })).toEqual({ from: '2028-02-01', to: '2028-02-29', search: 'ana' });
  expect(filterOf({})).toEqual({});
});
