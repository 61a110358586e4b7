import { expect, test } from 'vitest';
import { callHours, goodHours } from './call-hours.ts';

const winter = new Date('2026-11-17T09:26:00Z');
const summer = new Date('2026-07-01T09:26:00Z');

test.each([
  ['Europe/Madrid', winter, { from: '08:00', to: '21:00' }],
  ['America/Argentina/Buenos_Aires', winter, { from: '12:00', to: '21:00' }],
  ['America/Argentina/Buenos_Aires', summer, { from: '13:00', to: '21:00' }],
  ['America/Mexico_City', winter, { from: '15:00', to: '21:00' }],
  ['Asia/Manila', winter, { from: '08:00', to: '14:00' }],
])('from Madrid to %s at %o it is good to call %o', (zone, now, expected) => {
  expect(goodHours(callHours(zone, now))).toEqual([expected]);
});

test('at the other end of the world it is twice a day, and never not at all', () => {
  expect(goodHours(callHours('Pacific/Auckland', winter))).toEqual([
    { from: '08:00', to: '09:00' },
    { from: '20:00', to: '21:00' },
  ]);
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(goodHours(callHours(zone, winter))).not.toEqual([]);
});

test('an hour is closed at night here, early where only they sleep', () => {
  const hours = callHours('America/Bogota', winter);
  expect(hours[7]).toBe('closed');
  expect(hours[9]).toBe('early');
  expect(hours[15]).toBe('good');
  expect(hours).toHaveLength(24);
});
