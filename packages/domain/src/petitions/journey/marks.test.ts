import { expect, test } from 'vitest';
import { canMark, findMarkError, markedDates, resolutionDays } from './marks.ts';

const today = '2026-11-17';
const awaited = { resolution: { startedOn: '2026-09-15', doneOn: null } };
const resolved = { resolution: { startedOn: '2026-03-15', doneOn: '2026-10-02' } };

test.each([
  ['credential', awaited, false],
  ['collegiation', awaited, false],
  ['goodStanding', awaited, true],
  ['resolution', awaited, false],
  ['credential', resolved, true],
  ['resolution', {}, true],
  ['collegiation', {}, true],
] as const)('%s can be marked: %#', (step, known, expected) => {
  expect(canMark(step, known)).toBe(expected);
});

const min = (day: string) => ({ key: 'errors.minDate', params: { min: day } });
const max = (day: string) => ({ key: 'errors.maxDate', params: { max: day } });

test.each([
  ['today', 'goodStanding', today, null],
  ['tomorrow', 'goodStanding', '2026-11-18', max(today)],
  ['a credential on the day of the resolution', 'credential', '2026-10-02', null],
  ['a credential before the resolution', 'credential', '2026-10-01', min('2026-10-02')],
  ['a permit of long ago', 'permit', '2019-05-01', null],
] as const)('the day of a mark: %s', (_, step, on, error) => {
  expect(findMarkError(step, on, { known: resolved, today })).toEqual(error);
});

test('a step that is done keeps its beginning, unless that is later', () => {
  const running = markedDates('running', '2026-11-02', { startedOn: null, doneOn: '2026-11-01' });
  expect(running).toEqual({ startedOn: '2026-11-02', doneOn: null });
  expect(markedDates('done', '2026-11-10', running)).toEqual({ startedOn: '2026-11-02', doneOn: '2026-11-10' });
  expect(markedDates('done', '2026-11-01', running)).toEqual({ startedOn: null, doneOn: '2026-11-01' });
  expect(markedDates('done', '2026-11-01', null)).toEqual({ startedOn: null, doneOn: '2026-11-01' });
});

test('how long the resolution takes: our own petitions, else the legal clock, which bounds the worst', () => {
  const clock = { registeredOn: '2026-09-15', deadline: '2027-03-29' };
  expect(resolutionDays(null, null)).toEqual({ typicalDays: 183, worstDays: 366 });
  expect(resolutionDays(clock, null)).toEqual({ typicalDays: 195, worstDays: 378 });
  expect(resolutionDays(clock, { cases: 40, medianDays: 150, p90Days: 170 })).toEqual({
    ...{ typicalDays: 150, worstDays: 195 },
  });
  expect(resolutionDays(clock, { cases: 40, medianDays: 280, p90Days: 400 })).toEqual({
    ...{ typicalDays: 280, worstDays: 400 },
  });
});
