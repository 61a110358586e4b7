import { expect, test } from 'vitest';
import { fullYears, madridDate } from './calendar-date.ts';

test.each([
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('at %s it is %s in Madrid, also around the changes of the clock', (instant, day) => {
  expect(madridDate(new Date(instant))).toBe(day);
});

test('every minute of the days on which clocks change has the date that the time zone gives it', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });
  const wrong = ['2026-03-29', '2026-10-25', '1999-12-31'].flatMap((day) =>
    Array.from(
      { length: 48 * 60 },
      (_, minute) => new Date(Date.parse(`${day}T00:00:30Z`) + (minute - 720) * 60_000),
    ).filter((instant) => madridDate(instant) !== zone.format(instant)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['2008-03-10', '2026-03-09', 17],
  ['2008-03-10', '2026-03-10', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('from %s to %s there are %i full years', (from, to, years) => {
  expect(fullYears(from, to)).toBe(years);
});
