import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { describe, expect, it } from 'vitest';
import { isWorked, shareOfWork, workedAt } from './working-time.ts';

const shown = (moment: Date) => {
  const { date, time } = wallClock(madridZone, moment);
  return `${date} ${time}`;
};
// A Friday and a Monday, in winter.
const friday = new Date('2026-11-13T17:00:00+01:00');
const monday = new Date('2026-11-16T10:00:00+01:00');

describe('a share of the office hours', () => {
  it.each([
    [0, '2026-11-13 17:00'],
    [0.25, '2026-11-13 17:45'],
    [0.75, '2026-11-16 09:15'],
    [1, '2026-11-16 10:00'],
  ])('passes over the weekend: %f', (share, expected) => {
    expect(shown(shareOfWork(friday, monday, share))).toBe(expected);
  });

  it('is a share of the time itself where nobody works', () => {
    const [from, until] = [new Date('2026-11-14T10:00:00Z'), new Date('2026-11-14T20:00:00Z')];
    expect(shareOfWork(from, until, 0.5)).toEqual(new Date('2026-11-14T15:00:00Z'));
  });

  it('passes over national holidays', () => {
    const until = new Date('2026-12-09T09:30:00+01:00');
    expect(shown(shareOfWork(new Date('2026-12-07T17:30:00+01:00'), until, 0.75))).toBe('2026-12-09 09:00');
  });
});

describe('a moment moved into office hours', () => {
  it.each([
    ['2026-11-17T08:30:00+01:00', '2026-11-17 08:30'],
    ['2026-11-17T20:30:00+01:00', '2026-11-17 13:30'],
    ['2026-11-18T04:39:00+01:00', '2026-11-17 16:53'],
    ['2026-11-15T23:00:00+01:00', '2026-11-13 17:10'],
    ['2026-07-15T04:39:00+02:00', '2026-07-14 16:53'],
  ])('%s', (moment, expected) => {
    expect(shown(workedAt(new Date(moment)))).toBe(expected);
  });

  it('keeps the order of a whole year, without the future', () => {
    let last = 0;
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour));
      const worked = workedAt(moment);
      expect(worked.getTime()).toBeGreaterThan(last);
      expect(worked.getTime()).toBeLessThanOrEqual(moment.getTime());
      const { date, time } = wallClock(madridZone, worked);
      expect(isWorked(date) && time >= '08:30' && time <= '18:30', shown(worked)).toBe(true);
      last = worked.getTime();
    }
  });
});
