import { madridInstant } from '@fonendo/domain/reference/time-zones';
import { addDays, addMonths } from '@fonendo/domain/reference/working-calendar';
import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';

/** The last months as `2026-03`, the current one last. */
export const lastMonths = (today: CalendarDate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(`${today.slice(0, 7)}-01`, index + 1 - count).slice(0, 7));

/** First and last day of a month, as filters of lists. */
export const daysOfMonth = (month: string): { from: CalendarDate; to: CalendarDate } => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
});

/** The days of the month before up to the day of the month that it is; in March also up to its last. */
export function sameDaysBefore(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const { from, to } = daysOfMonth(addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
  const sameDay = addDays(from, Number(today.slice(8)) - 1);
  return { from, to: [sameDay, to].toSorted()[0] ?? to };
}

/** The Monday of a day's week. */
function mondayOf(day: CalendarDate): CalendarDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The Mondays of the last weeks, the current one last. */
export const lastMondays = (today: CalendarDate, count: number): CalendarDate[] =>
  Array.from({ length: count }, (_, index) => addDays(mondayOf(today), 7 * (index + 1 - count)));

/** When a day begins in peninsular Spain. */
export function midnightOf(date: CalendarDate): Date {
  const instant = madridInstant({ date, time: '00:00' });
  if (!instant) throw new Error(`there is no midnight on ${date}`);
  return instant;
}
