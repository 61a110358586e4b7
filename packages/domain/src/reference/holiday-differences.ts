import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Community } from './communities.ts';
import { communityHolidays, type DayDifferences, type HolidayDifferences, seatHolidays } from './regional-holidays.ts';
import { nationalHolidays } from './working-calendar.ts';

/** The national holidays and those of Madrid, the seat of the ministry. */
export const seatCalendar = (year: number): CalendarDate[] => [...nationalHolidays(year), ...seatHolidays(year)].sort();

/** Whose calendar: a community's, or that of the seat. The calendars are not stored but computed for any year. */
export type CalendarPlace = Community | null;

const calendarOf = (place: CalendarPlace, year: number): CalendarDate[] =>
  place === null ? seatCalendar(year) : communityHolidays(place, year);

export const noHolidayDifferences: HolidayDifferences = { added: [], removed: [] };

const differencesIn = (differences: HolidayDifferences, place: CalendarPlace): DayDifferences =>
  place === null ? differences : (differences.communities?.[place] ?? noHolidayDifferences);

/** The holidays of these years, and added days of other years, in calendar order. A community's without the seat's. */
export function holidaysOf(
  years: readonly number[],
  differences: HolidayDifferences,
  place: CalendarPlace = null,
): CalendarDate[] {
  const { added, removed } = differencesIn(differences, place);
  const days = new Set([...years.flatMap((year) => calendarOf(place, year)), ...added]);
  return [...days.difference(new Set(removed))].sort();
}

/** Changes of one calendar, day by day. */
export function changeHolidays(
  differences: HolidayDifferences,
  change: DayDifferences,
  place: CalendarPlace = null,
): HolidayDifferences {
  const changed = changeCalendar(differencesIn(differences, place), change, place);
  if (place === null) return { ...differences, ...changed };
  return { ...differences, communities: { ...differences.communities, [place]: changed } };
}

/** A day both added and removed is removed. */
function changeCalendar(
  { added, removed }: DayDifferences,
  change: DayDifferences,
  place: CalendarPlace,
): DayDifferences {
  const kindOf = (day: CalendarDate): keyof Days =>
    calendarOf(place, Number(day.slice(0, 4))).includes(day) ? 'computed' : 'own';
  const [more, fewer] = [change.added, change.removed].map((days) => Object.groupBy(days, kindOf)) as [Days, Days];
  const own = new Set([...added, ...(more.own ?? [])]).difference(new Set(fewer.own));
  const lost = new Set(removed).difference(new Set(more.computed)).union(new Set(fewer.computed));
  return { added: [...own].sort(), removed: [...lost].sort() };
}

type Days = { own?: CalendarDate[]; computed?: CalendarDate[] };
