import { describe, expect, it } from 'vitest';
import {
  addDays,
  firstWeek,
  hoursAround,
  mondayOf,
  nightHours,
  placeOn,
  shownDays,
  shownDaysWith,
  snapped,
  weekRange,
} from './week.ts';

describe('weeks', () => {
  it('begin on Mondays, also across months, years and changes of the clock', () => {
    expect(mondayOf('2026-11-25')).toBe('2026-11-23');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  });

  it('show their working days, and of the weekend what has something', () => {
    const working = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
    expect(shownDays('2026-11-30', () => false)).toEqual(working);
    const onSaturday = { startsAt: '2026-12-05T05:00:00Z', endsAt: '2026-12-05T05:30:00Z' };
    expect(shownDaysWith('2026-11-30', [])).toEqual(working);
    expect(shownDaysWith('2026-11-30', [onSaturday])).toEqual([...working, '2026-12-05']);
    expect(shownDaysWith('2026-12-07', [onSaturday])).toHaveLength(5);
    expect(shownDays('2026-11-30', (date) => date === '2026-12-02')).toEqual(working);
    expect(shownDays('2026-11-30', (date) => date === '2026-12-05')).toEqual([...working, '2026-12-05']);
    expect(shownDays('2026-11-30', (date) => date === '2026-12-06')).toEqual([...working, '2026-12-05', '2026-12-06']);
  });

  it('are an hour shorter in March and longer in October', () => {
    const length = (monday: string) => {
      const { from, to } = weekRange(monday);
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect(length('2026-03-23')).toBe(167);
    expect(length('2026-10-19')).toBe(169);
    expect(length('2026-11-23')).toBe(168);
    expect(weekRange('2026-03-30').from).toBe('2026-03-29T22:00:00.000Z');
  });

  it('open with the days to come: on a weekend with the week after', () => {
    expect(firstWeek(new Date('2026-11-20T10:00:00Z'))).toBe('2026-11-16');
    expect(firstWeek(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-23');
    // In Spain it is Saturday already.
    expect(firstWeek(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-23');
  });
});

describe('the grid', () => {
  it('snaps to quarters of an hour and keeps what it shows within the day', () => {
    expect(snapped(15 * 60 + 14, 45)).toBe(15 * 60);
    expect(snapped(15 * 60 + 15, 45)).toBe(15 * 60 + 15);
    expect(snapped(0, 45)).toBe(7 * 60);
    expect(snapped(23 * 60, 45)).toBe(21 * 60 + 15);
  });

  it('knows the nights of a doctor in Bogotá, which move with Spain’s clock', () => {
    expect(nightHours('2026-11-24', 'America/Bogota')).toEqual([7, 8, 9, 10, 11, 12]);
    expect(nightHours('2026-07-24', 'America/Bogota')).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(nightHours('2026-11-24', 'Atlantic/Canary')).toEqual([7]);
    expect(nightHours('2026-11-24', 'Europe/Madrid')).toEqual([]);
  });

  it('places interviews by peninsular time', () => {
    const span = { startsAt: '2026-11-24T14:00:00Z', endsAt: '2026-11-24T14:45:00Z' };
    expect(placeOn('2026-11-24', span)).toEqual({ from: 900, to: 945 });
    expect(placeOn('2026-11-25', span)).toBeNull();
    expect(placeOn('2026-11-24', { startsAt: '2026-11-24T03:00:00Z', endsAt: '2026-11-24T04:00:00Z' })).toBeNull();
    expect(placeOn('2026-11-24', { startsAt: '2026-11-24T20:30:00Z', endsAt: '2026-11-24T22:30:00Z' })).toEqual({
      from: 21 * 60 + 30,
      to: 22 * 60,
    });
  });
});

it('shows as many hours as its entries need', () => {
  const span = (from: string, to: string) => ({ startsAt: `2026-11-24T${from}Z`, endsAt: `2026-11-24T${to}Z` });
  expect(hoursAround([])).toEqual({ first: 7, last: 22 });
  expect(hoursAround([span('09:00:00', '09:45:00')])).toEqual({ first: 7, last: 22 });
  // 05:30 and 22:15 in Madrid.
  expect(hoursAround([span('04:30:00', '05:15:00'), span('21:15:00', '22:00:00')])).toEqual({ first: 5, last: 23 });
  expect(hoursAround([span('22:30:00', '23:15:00')])).toEqual({ first: 0, last: 24 });
});
