import type { CalendarDate } from '../shared/calendar-date.ts';
import { seatHolidays } from './regional-holidays.ts';
import { nationalHolidays } from './working-calendar.ts';

/** The national holidays and those of Madrid, the seat of the ministry. */
export const seatCalendar = (year: number): CalendarDate[] => [...nationalHolidays(year), ...seatHolidays(year)].sort();

/**
 * The administrators' changes to the calendar of the seat: days missing in it, and days of it that do not count. The
 * calendar itself is not stored but computed for any year.
 */
export type HolidayDifferences = { readonly added: readonly CalendarDate[]; readonly removed: readonly CalendarDate[] };

export const noHolidayDifferences: HolidayDifferences = { added: [], removed: [] };

/** The holidays of these years, and added days of other years, in calendar order. */
export function holidaysOf(years: readonly number[], { added, removed }: HolidayDifferences): CalendarDate[] {
  const days = new Set([...years.flatMap(seatCalendar), ...added]);
  return [...days.difference(new Set(removed))].sort();
}

/** Changes day by day. A day both added and removed is removed. */
export function changeHolidays(
  { added, removed }: HolidayDifferences,
  change: HolidayDifferences,
): { added: CalendarDate[]; removed: CalendarDate[] } {
  const [more, fewer] = [change.added, change.removed].map((days) => Object.groupBy(days, kindOf)) as [Days, Days];
  const own = new Set([...added, ...(more.own ?? [])]).difference(new Set(fewer.own));
  const lost = new Set(removed).difference(new Set(more.computed)).union(new Set(fewer.computed));
  return { added: [...own].sort(), removed: [...lost].sort() };
}

type Days = { own?: CalendarDate[]; computed?: CalendarDate[] };

const kindOf = (day: CalendarDate): keyof Days =>
  seatCalendar(Number(day.slice(0, 4))).includes(day) ? 'computed' : 'own';
