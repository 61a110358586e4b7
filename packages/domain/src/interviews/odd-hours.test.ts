import { expect, test } from 'vitest';
import { madridZone } from '../reference/time-zones.ts';
import { spanOf } from './interview.ts';
import { oddHourIn } from './odd-hours.ts';

const bogota = 'America/Bogota';

test.each([
  // 15:00 in Madrid, 09:00 in Bogotá.
  ['2026-11-24T14:00:00Z', null, null],
  // 10:00 in Madrid, 04:00 in Bogotá.
  ['2026-11-24T09:00:00Z', null, 'night'],
  // 13:00 and 07:00: the first hour that is no night.
  ['2026-11-24T12:00:00Z', null, null],
  ['2026-11-24T11:45:00Z', null, 'night'],
  // 21:15 to 22:00 is the last evening; 21:30 to 22:15 is not.
  ['2026-11-24T20:15:00Z', null, null],
  ['2026-11-24T20:30:00Z', 'night', null],
  ['2026-11-24T22:30:00Z', 'night', null],
  ['2026-11-28T14:00:00Z', 'weekend', 'weekend'],
  // Saturday at night in Madrid is Saturday evening in Bogotá.
  ['2026-11-28T23:00:00Z', 'night', 'weekend'],
  // The Immaculate Conception, in Spain alone.
  ['2026-12-08T14:00:00Z', 'holiday', null],
] as const)('45 minutes from %s: %s in Madrid, %s in Bogotá', (start, here, there) => {
  const span = spanOf(new Date(start), 45);
  expect([oddHourIn(madridZone, span), oddHourIn(bogota, span)]).toEqual([here, there]);
});
