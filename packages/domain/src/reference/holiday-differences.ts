import type { CalendarDate } from '../shared/calendar-date.ts';
import { nationalHolidays } from './working-calendar.ts';

/**
 * What administrators keep of the calendar: days that the whole country's list lacks, and days of it that do not
 * count. Never the list itself: it is computed for any year, so that none runs out.
 */
export type HolidayDifferences = { readonly added: readonly CalendarDate[]; readonly removed: readonly CalendarDate[] };

export const noHolidayDifferences: HolidayDifferences = { added: [], removed: [] };

/** The holidays of these years, and days that were added in others, in the order of the calendar. */
export function holidaysOf(years: readonly number[], { added, removed }: HolidayDifferences): CalendarDate[] {
  const days = new Set([...years.flatMap(nationalHolidays), ...added]);
  return [...days.difference(new Set(removed))].sort();
}

/** Day by day. A day that is added and taken away at once is taken away. */
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
