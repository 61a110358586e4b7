import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addWorkingDays,
  daysBetween,
  nationalHolidays,
  nextWorkingDay,
} from './working-calendar.ts';

const holidays = new Set([2025, 2026, 2027, 2028].flatMap(nationalHolidays));

describe('the national holidays', () => {
  test('of 2026', () => {
    expect(nationalHolidays(2026)).toEqual([
      ...['2026-01-01', '2026-01-06', '2026-04-03', '2026-05-01', '2026-08-15'],
      ...['2026-10-12', '2026-11-01', '2026-12-06', '2026-12-08', '2026-12-25'],
    ]);
  });

  test.each([
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
    [2038, '2038-04-23'],
  ])('Good Friday of %i', (year, day) => expect(nationalHolidays(year)).toContain(day));
});

describe('working days', () => {
  // Counted by hand on a wall calendar; the first day is the one after.
  test.each([
    ['2026-03-02', 10, '2026-03-16', 'two plain weeks'],
    ['2026-03-27', 10, '2026-04-13', 'over Good Friday and the change of the clock on 29 March'],
    ['2026-10-09', 10, '2026-10-26', 'over 12 October and the change of the clock on 25 October'],
    ['2026-12-04', 10, '2026-12-21', 'over 8 December; the 6th is a Sunday'],
    ['2028-02-25', 2, '2028-02-29', 'into the leap day'],
    ['2026-03-07', 1, '2026-03-09', 'from a Saturday'],
  ])('%s plus %i is %s (%s)', (from, count, to) => expect(addWorkingDays(from, count, holidays)).toBe(to));
});

describe('months', () => {
  test.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-03-10', 6, '2026-09-10'],
    ['2026-11-15', 1, '2026-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-07-01', 6, '2027-01-01'],
  ])('%s plus %i is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));
});

test('a last day that is no working day rolls forward, over a whole bridge', () => {
  expect(nextWorkingDay('2027-01-01', holidays)).toBe('2027-01-04');
  expect(nextWorkingDay('2026-12-05', holidays)).toBe('2026-12-07');
  expect(nextWorkingDay('2026-04-03', holidays)).toBe('2026-04-06');
  expect(nextWorkingDay('2026-11-16', holidays)).toBe('2026-11-16');
});

test('days are days, whatever the clocks do', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
