import { daysBetween } from '../../reference/working-calendar.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';

/** Seven days before the end of a term, and every day of its last three. */
const reminderDays = [7, 3, 2, 1, 0] as const;

export const isReminderDay = (end: CalendarDate, today: CalendarDate): boolean =>
  reminderDays.some((days) => days === daysBetween(today, end));
