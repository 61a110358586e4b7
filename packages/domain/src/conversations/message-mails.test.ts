import { describe, expect, test } from 'vitest';
import { isMailDue, isNight } from './message-mails.ts';

const noon = new Date('2026-11-17T12:00:00Z');
const ago = (seconds: number) => new Date(noon.getTime() - seconds * 1000);
const bogota = 'America/Bogota';

describe('the mail of messages', () => {
  test.each([
    ['just written', 10, 10, false],
    ['a pause of two minutes', 120, 120, true],
    ['still being written', 600, 30, false],
    ['written for a quarter of an hour', 900, 5, true],
  ])('%s', (_name, first, last, due) => {
    expect(isMailDue({ side: 'doctor', first: ago(first), last: ago(last), zone: bogota }, noon)).toBe(due);
    expect(isMailDue({ side: 'hospital', first: ago(first), last: ago(last), zone: 'Europe/Madrid' }, noon)).toBe(due);
  });

  test('a hospital’s waits for the morning of the doctor, a doctor’s does not wait', () => {
    const waiting = { first: ago(3600), last: ago(3600), zone: bogota };
    // 07:00 in Bogotá.
    expect(isMailDue({ side: 'hospital', ...waiting }, noon)).toBe(false);
    expect(isMailDue({ side: 'doctor', ...waiting }, noon)).toBe(true);
    const later = new Date('2026-11-17T13:00:00Z');
    expect(isMailDue({ side: 'hospital', ...waiting }, later)).toBe(true);
  });
});

test.each([
  ['2026-11-17T12:59:00Z', true],
  ['2026-11-17T13:00:00Z', false],
  ['2026-11-18T02:59:00Z', false],
  ['2026-11-18T03:00:00Z', true],
])('at %s it is night in Bogotá: %s', (instant, expected) => {
  expect(isNight(bogota, new Date(instant))).toBe(expected);
});
