import { madridZone, wallClock } from '../reference/time-zones.ts';
import { nationalHolidays } from '../reference/working-calendar.ts';
import type { TimeSpan } from './interview.ts';

/** Why a date may surprise somebody: at night, at a weekend, or on a holiday of the whole of Spain. */
export type OddHour = 'night' | 'weekend' | 'holiday';

/** Night is from 22 to 7, as calendars hatch it. */
export const nightBounds = { from: '22:00', until: '07:00' } as const;

/** What is odd about a date by the clock of one zone; null if nothing is. It warns, it never forbids. */
export function oddHourIn(zone: string, { startsAt, endsAt }: TimeSpan): OddHour | null {
  const [start, end] = [wallClock(zone, startsAt), wallClock(zone, endsAt)];
  const isNight = start.time < nightBounds.until || start.time >= nightBounds.from || end.time > nightBounds.from;
  if (isNight || end.date !== start.date) return 'night';
  const weekday = new Date(`${start.date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return 'weekend';
  const isHoliday = zone === madridZone && nationalHolidays(Number(start.date.slice(0, 4))).includes(start.date);
  return isHoliday ? 'holiday' : null;
}
