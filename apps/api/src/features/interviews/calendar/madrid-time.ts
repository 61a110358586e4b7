import { instantsAt, madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { type CalendarLine, utcStamp } from '../../../icalendar.ts';

/**
 * The clock of peninsular Spain as calendars read it (RFC 5545, section 3.6.5): on the last Sundays of March and
 * October at one in the morning UTC, since 1996 (Directive 2000/84/EC).
 */
export const madridTimezone: readonly CalendarLine[] = [
  ...['BEGIN:VTIMEZONE', `TZID:${madridZone}`],
  ...['BEGIN:DAYLIGHT', 'TZNAME:CEST', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'DTSTART:19960331T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZNAME:CET', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'DTSTART:19961027T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
  'END:VTIMEZONE',
];

/**
 * The value of a date with its parameter: `;TZID=Europe/Madrid:20261124T150000`, so that a calendar shows the agreed
 * hour also where it does not know the zone of its owner. Programs disagree on which of both is meant by an hour that
 * comes twice in October: it is written in UTC.
 */
export function madridStamp(instant: Date): string {
  const clock = wallClock(madridZone, instant);
  if (instantsAt(madridZone, clock).length !== 1) return `:${utcStamp(instant)}`;
  return `;TZID=${madridZone}:${clock.date.replaceAll('-', '')}T${clock.time.replace(':', '')}00`;
}
