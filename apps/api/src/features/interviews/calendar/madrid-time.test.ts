import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar } from '../../../icalendar.ts';
import { madridStamp, madridTimezone } from './madrid-time.ts';

/** Reads a date by the zone in the file, whatever the zone of the machine. */
function readBack(instant: Date): string {
  const text = writeCalendar([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//T//ES', ...madridTimezone],
    ...['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260310T090000Z', `DTSTART${madridStamp(instant)}`, 'END:VEVENT'],
    'END:VCALENDAR',
  ]);
  const vevent = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('the file holds no event');
  return new Date(new ICAL.Event(vevent).startDate.toUnixTime() * 1000).toISOString();
}

test.each([
  ['2026-11-24T14:00:00.000Z', ';TZID=Europe/Madrid:20261124T150000'],
  ['2026-07-01T14:00:00.000Z', ';TZID=Europe/Madrid:20260701T160000'],
  // Around both changes of the clock.
  ['2027-03-28T00:59:00.000Z', ';TZID=Europe/Madrid:20270328T015900'],
  ['2027-03-28T01:00:00.000Z', ';TZID=Europe/Madrid:20270328T030000'],
  // The hour that comes twice is only clear in UTC.
  ['2026-10-25T00:30:00.000Z', ':20261025T003000Z'],
  ['2026-10-25T01:30:00.000Z', ':20261025T013000Z'],
  ['2026-10-25T02:00:00.000Z', ';TZID=Europe/Madrid:20261025T030000'],
])('%s', (instant, written) => {
  expect(madridStamp(new Date(instant))).toBe(written);
  expect(readBack(new Date(instant))).toBe(instant);
});
