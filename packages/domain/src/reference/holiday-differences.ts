import type { CalendarDate } from '../shared/calendar-date.ts';
import { nationalHolidays } from './working-calendar.ts';

/**
 * The administrators' changes to the calendar: days missing in the national list, and days of it that do not count. The
 * list itself is not stored but computed for any year.
 */
export type HolidayDifferences = { readonly added: readonly CalendarDate[]; readonly removed: readonly CalendarDate[] };

export const noHolidayDifferences: HolidayDifferences = { added: [], removed: [] };

/** The holidays of these years, and added days of other years, in calendar order. */
export function holidaysOf(years: readonly number[], { added, removed }: HolidayDifferences): CalendarDate[] {
  const days = new Set([...years.flatMap(nationalHolidays), ...added]);
  return [...days.difference(new Set(removed))].sort();
}

/** Changes day by day. A day both added and removed is removed. */
export function changeHolidays(
  { added, removed }: HolidayDifferences,
  change: HolidayDifferences,
): { added: CalendarDate[]; removed: CalendarDate[] } {
  const [national, others] = [change.added, change.removed].map((days) => Object.groupBy(days, kindOf)) as [Days, Days];
  const own = new Set([...added, ...(national.own ?? [])]).difference(new Set(others.own));
  const lost = new Set(removed).difference(new Set(national.national)).union(new Set(others.national));
  return { added: [...own].sort(), removed: [...lost].sort() };
}

type Days = { own?: CalendarDate[]; national?: CalendarDate[] };

const kindOf = (day: CalendarDate): keyof Days =>
  nationalHolidays(Number(day.slice(0, 4))).includes(day) ? 'national' : 'own';
