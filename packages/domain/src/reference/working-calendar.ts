import type { CalendarDate } from '../shared/calendar-date.ts';

/** Days on which no deadline runs or ends, besides Saturdays and Sundays. Administrators keep its differences. */
export type Holidays = { has(day: CalendarDate): boolean };

/**
 * The national holidays as the yearly calendar of Hacienda y Función Pública usually fixes them (art. 37.2 ET); those
 * that move to Monday or differ by community are added by the administrators.
 */
export function nationalHolidays(year: number): CalendarDate[] {
  const fixed = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'];
  return [...fixed.map((day) => `${year}-${day}`), addDays(easterSunday(year), -2)].sort();
}

/** Art. 30.2 Ley 39/2015: Saturdays, Sundays and declared holidays are not working days. */
export function isWorkingDay(day: CalendarDate, holidays: Holidays): boolean {
  const weekday = toUtc(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

export function addDays(day: CalendarDate, days: number): CalendarDate {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Days from one to the other; negative if the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / 86_400_000);

/** The last of this many working days, starting on the day after (art. 30.3). */
export function addWorkingDays(day: CalendarDate, workingDays: number, holidays: Holidays): CalendarDate {
  let current = day;
  for (let left = workingDays; left > 0; ) {
    current = addDays(current, 1);
    if (isWorkingDay(current, holidays)) left -= 1;
  }
  return current;
}

/** The same day of a later month, or its last day if there is no such day (art. 30.4). */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, ordinal = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(ordinal, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** A deadline that is no working day moves to the next one (art. 30.5). */
export function nextWorkingDay(day: CalendarDate, holidays: Holidays): CalendarDate {
  return isWorkingDay(day, holidays) ? day : nextWorkingDay(addDays(day, 1), holidays);
}

/** Calendar days are counted in UTC, where clocks never change. */
const toUtc = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
