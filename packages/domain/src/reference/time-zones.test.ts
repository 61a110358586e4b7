import { describe, expect, test } from 'vitest';
import { countries } from './countries.ts';
import {
  instantsAt,
  madridInstant,
  madridZone,
  offsetLabel,
  offsetMinutes,
  sameTimes,
  wallClock,
  zoneCity,
  zoneOfCountry,
} from './time-zones.ts';

const [bogota, canary] = ['America/Bogota', 'Atlantic/Canary'];
const iso = (instants: readonly Date[]) => instants.map((instant) => instant.toISOString());

describe('peninsular time', () => {
  test('summer and winter', () => {
    expect(madridInstant({ date: '2026-11-24', time: '15:00' })?.toISOString()).toBe('2026-11-24T14:00:00.000Z');
    expect(madridInstant({ date: '2026-07-24', time: '15:00' })?.toISOString()).toBe('2026-07-24T13:00:00.000Z');
  });

  test('in March the hour from two to three is left out', () => {
    expect(iso(instantsAt(madridZone, { date: '2026-03-29', time: '01:59' }))).toEqual(['2026-03-29T00:59:00.000Z']);
    expect(instantsAt(madridZone, { date: '2026-03-29', time: '02:00' })).toEqual([]);
    expect(madridInstant({ date: '2026-03-29', time: '02:30' })).toBeNull();
    expect(iso(instantsAt(madridZone, { date: '2026-03-29', time: '03:00' }))).toEqual(['2026-03-29T01:00:00.000Z']);
  });

  test('in October the hour from two to three comes twice, and the first counts', () => {
    expect(iso(instantsAt(madridZone, { date: '2026-10-25', time: '01:59' }))).toEqual(['2026-10-24T23:59:00.000Z']);
    expect(iso(instantsAt(madridZone, { date: '2026-10-25', time: '02:30' }))).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(madridInstant({ date: '2026-10-25', time: '02:30' })?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(instantsAt(madridZone, { date: '2026-10-25', time: '03:00' }))).toEqual(['2026-10-25T02:00:00.000Z']);
  });

  test('what no calendar has is no instant', () => {
    expect(madridInstant({ date: '2026-02-30', time: '10:00' })).toBeNull();
    expect(madridInstant({ date: '', time: '10:00' })).toBeNull();
    expect(madridInstant({ date: '2026-11-24', time: '25:00' })).toBeNull();
  });

  test.each(['2026-03-28', '2026-03-30', '2026-10-24', '2026-10-26'])('the day around a change: %s', (date) => {
    const instant = madridInstant({ date, time: '09:30' });
    expect(instant && wallClock(madridZone, instant)).toEqual({ date, time: '09:30' });
  });
});

describe('doctors elsewhere', () => {
  /** The same hour in Spain on both sides of each change. */
  test.each([
    ['2026-03-27', '15:00', '09:00', '14:00'],
    ['2026-03-30', '15:00', '08:00', '14:00'],
    ['2026-10-23', '15:00', '08:00', '14:00'],
    ['2026-10-26', '15:00', '09:00', '14:00'],
  ])('%s at %s in Spain is %s in Bogotá and %s in Las Palmas', (date, time, inBogota, inLasPalmas) => {
    const instant = madridInstant({ date, time }) ?? new Date(Number.NaN);
    expect(wallClock(bogota, instant)).toEqual({ date, time: inBogota });
    expect(wallClock(canary, instant)).toEqual({ date, time: inLasPalmas });
    expect(wallClock(madridZone, instant)).toEqual({ date, time });
  });

  test('while clocks change, Spain and the Canaries are an hour apart all the same', () => {
    for (const instant of [
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T00:59:00Z',
      '2026-10-25T01:00:00Z',
    ]) {
      const at = new Date(instant);
      expect(offsetMinutes(madridZone, at) - offsetMinutes(canary, at)).toBe(60);
    }
  });

  test('another day there', () => {
    expect(wallClock(bogota, new Date('2026-11-25T00:30:00Z'))).toEqual({ date: '2026-11-24', time: '19:30' });
  });

  test('zones are compared by what their clocks show', () => {
    const day = [new Date('2026-11-24T14:00:00Z')];
    expect(sameTimes(madridZone, 'Europe/Paris', day)).toBe(true);
    expect(sameTimes(madridZone, canary, day)).toBe(false);
  });
});

describe('where a candidate lives', () => {
  test.each([
    ['CO', null, bogota],
    ['ES', null, madridZone],
    ['ES', 'Madrid', madridZone],
    ['ES', 'Las Palmas', canary],
    ['ES', 'Santa Cruz de Tenerife', canary],
    ['MX', null, 'America/Mexico_City'],
    ['AR', 'Las Palmas', 'America/Argentina/Buenos_Aires'],
    ['VE', null, 'America/Caracas'],
    ['BV', null, madridZone],
  ])('%s, %s', (country, province, zone) => {
    expect(zoneOfCountry(country, province)).toBe(zone);
  });

  test('every country has a zone that exists', () => {
    for (const country of countries) {
      expect(() => offsetMinutes(zoneOfCountry(country), new Date('2026-11-24T14:00:00Z'))).not.toThrow();
    }
  });

  test('cities as people write them', () => {
    expect(zoneCity(bogota, 'es')).toBe('Bogotá');
    expect(zoneCity(canary, 'es')).toBe('Canarias');
    expect(zoneCity(canary, 'en')).toBe('Canary Islands');
    expect(zoneCity('America/Argentina/Buenos_Aires', 'es')).toBe('Buenos Aires');
  });

  test('offsets depend on the date', () => {
    expect(offsetLabel(madridZone, new Date('2026-11-24T14:00:00Z'))).toBe('UTC+1');
    expect(offsetLabel(madridZone, new Date('2026-07-24T14:00:00Z'))).toBe('UTC+2');
    expect(offsetLabel(bogota, new Date('2026-11-24T14:00:00Z'))).toBe('UTC−5');
    expect(offsetLabel('Asia/Kolkata', new Date('2026-11-24T14:00:00Z'))).toBe('UTC+5:30');
  });
});
