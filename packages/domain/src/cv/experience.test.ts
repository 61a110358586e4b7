import { expect, test } from 'vitest';
import { yearsOfExperience } from './experience.ts';

const today = '2026-03-10';
const ended = (startDate: string | null, endDate: string | null) => ({ startDate, endDate, current: false });
const current = (startDate: string | null) => ({ startDate, endDate: null, current: true });

test.each([
  ['no job', [], null],
  ['one that ended', [ended('2018-03', '2020-02')], 2],
  ['one that goes on', [current('2016-04')], 10],
  ['a month short of a year', [current('2025-05')], 0],
  ['two after each other', [ended('2018-01', '2019-12'), ended('2021-01', '2022-12')], 4],
  ['two at the same time', [ended('2018-01', '2021-12'), ended('2019-01', '2020-12')], 4],
  ['overlapping, listed newest first', [current('2019-03'), ended('2016-04', '2020-01')], 10],
  ['years without months', [ended('2014', '2016')], 3],
  ['dates that are not told yet', [ended('2018-01', null), current(null)], null],
  ['one that begins after today', [current('2026-09')], null],
  ['an end in the future counts until today', [ended('2024-04', '2030-01')], 2],
])('%s', (_name, jobs, years) => {
  expect(yearsOfExperience(jobs, today)).toBe(years);
});
