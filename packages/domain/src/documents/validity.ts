import { daysBetween } from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** How close the expiry of a document is: green, amber, red, expired. */
export const documentValidities = ['valid', 'soon', 'urgent', 'expired'] as const;

export type DocumentValidity = (typeof documentValidities)[number];

/** Days before the expiry on which the doctor is reminded; the colour changes on the same days. */
export const validityReminderDays = [30, 7] as const;

/** A document is valid until the end of its last day. */
export function documentValidity(validUntil: CalendarDate, today: CalendarDate): DocumentValidity {
  const left = daysBetween(today, validUntil);
  if (left < 0) return 'expired';
  const [soon, urgent] = validityReminderDays;
  if (left <= urgent) return 'urgent';
  return left <= soon ? 'soon' : 'valid';
}
