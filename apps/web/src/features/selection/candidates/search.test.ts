import { expect, test } from 'vitest';
import { parseCandidatesAddress } from './address.ts';
import {
  calendarOf,
  filterOf,
  isFiltered,
  listFilterOf,
  parseCandidatesSearch,
  withoutCalendar,
  withoutFilters,
} from './search.ts';

const offer = '0198c5a0-0000-7000-8000-000000000001';
const read = (raw: Record<string, unknown>) => parseCandidatesSearch(parseCandidatesAddress(raw));

test('what makes no sense leaves the address', () => {
  const search = {
    q: 'Ana',
    match: 'medium',
    late: 'true',
    sort: 'newest',
    offer,
    status: 'all',
    step: '2',
    view: 'table',
  };
  expect(read({ ...search, match: 'medium', late: true, step: 2, column: 'applied' })).toEqual({
    ...search,
    column: 'applied',
  });
  const nonsense = {
    match: '75',
    late: false,
    sort: 'age',
    offer: '1',
    status: 'lost',
    step: 12,
    view: 'x',
    column: 'y',
  };
  expect(read({ ...nonsense, q: ' ', certification: 'none' })).toEqual({});
});

test('the list asks for open candidacies unless a status is chosen or somebody is searched for', () => {
  expect(listFilterOf(read({}))).toEqual({ status: 'applied,inProcess' });
  expect(listFilterOf(read({ status: 'accepted', offer, step: 1 }))).toEqual({ status: 'accepted', offer, step: 1 });
  expect(listFilterOf(read({ q: 'Ana' }))).toEqual({ search: 'Ana' });
  expect(listFilterOf(read({ status: 'all' }))).toEqual({});
});

test('a board asks for what its filters say', () => {
  expect(filterOf(read({ match: 'high', unseen: true, toAccept: true, sort: 'waiting', view: 'table' }))).toEqual({
    minMatch: 'high',
    unseen: 'true',
    toAccept: 'true',
    sort: 'waiting',
  });
});

test('without filters, how the list is shown stays', () => {
  const search = read({ q: 'Ana', step: 1, sort: 'newest', view: 'table' });
  expect(isFiltered(search)).toBe(true);
  expect(withoutFilters(search)).toEqual({ sort: 'newest', view: 'table' });
  expect(isFiltered(withoutFilters(search))).toBe(false);
});

test('the open part of the calendar is in the address; days that do not exist are not', () => {
  const calendar = { period: 'month', day: '2026-11-23', interview: offer } as const;
  const search = read({ view: 'calendar', q: 'Ana', ...calendar });
  expect(calendarOf(search)).toEqual(calendar);
  expect(withoutCalendar(search)).toEqual({ view: 'calendar', q: 'Ana' });
  for (const day of ['2026-02-30', '2026-11', '9999-12-31', 'x']) expect(read({ day, period: 'week' })).toEqual({});
});
