import { expect, test } from 'vitest';
import { canAgreeFirstDay, canGiveFirstDay, findAgreedDayError, findDatesErrors, firstToAgree } from './first-day.ts';

const today = '2026-11-17';
const dates = { from: '2027-03-15', to: '2027-04-19' };
const min = (day: string) => ({ key: 'errors.minDate', params: { min: day } });
const max = (day: string) => ({ key: 'errors.maxDate', params: { max: day } });

test.each([
  ['two days', dates, {}],
  ['one day, today', { from: today, to: today }, {}],
  ['a day that is past', { from: '2026-11-16', to: '2027-01-10' }, { from: min(today) }],
  ['the wrong way round', { from: '2027-04-19', to: '2027-03-15' }, { to: min('2027-04-19') }],
  ['a year mistyped at the end', { from: today, to: '2029-01-01' }, { to: max('2028-11-17') }],
  [
    'both years mistyped: the first field says so',
    { from: '2072-01-01', to: '2072-02-01' },
    { from: max('2028-11-17') },
  ],
])('the dates of a doctor: %s', (_, given, errors) => {
  expect(findDatesErrors(given, today)).toEqual(errors);
});

test('two years from a leap day is a day that there is', () => {
  expect(findDatesErrors({ from: '2028-02-29', to: '2030-03-01' }, '2028-02-29')).toEqual({ to: max('2030-02-28') });
});

test.each([
  ['2027-03-15', today, null],
  ['2027-04-19', today, null],
  ['2027-03-14', today, min('2027-03-15')],
  ['2027-04-20', today, max('2027-04-19')],
  ['2027-03-20', '2027-04-01', min('2027-04-01')],
])('a hospital chooses %s on %s', (day, on, error) => {
  expect(findAgreedDayError(day, dates, on)).toEqual(error);
});

test('a day can be given and agreed on only of an accepted candidacy, and agreed on only while there is one left', () => {
  const statuses = ['applied', 'inProcess', 'accepted', 'discarded', 'withdrawn'] as const;
  expect(statuses.filter(canGiveFirstDay)).toEqual(['accepted']);
  expect(statuses.filter((status) => canAgreeFirstDay(status, dates, today))).toEqual(['accepted']);
  expect(canAgreeFirstDay('accepted', null, today)).toBe(false);
  expect(canAgreeFirstDay('accepted', dates, dates.to)).toBe(true);
  expect(canAgreeFirstDay('accepted', dates, '2027-04-20')).toBe(false);
  expect(firstToAgree(dates, '2027-04-01')).toBe('2027-04-01');
});
