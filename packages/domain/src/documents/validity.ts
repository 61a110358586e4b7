import { daysBetween } from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** The traffic light of a document that lapses: green, amber, red, over. */
export const documentValidities = ['valid', 'soon', 'urgent', 'expired'] as const;

export type DocumentValidity = (typeof documentValidities)[number];

/** How many days before the end the doctor is reminded; the light changes on the same days. */
export const validityReminderDays = [30, 7] as const;

/** A document holds to the end of its last day. */
export function documentValidity(validUntil: CalendarDate, today: CalendarDate): DocumentValidity {
  const left = daysBetween(today, validUntil);
  if (left < 0) return 'expired';
  const [soon, urgent] = validityReminderDays;
  if (left <= urgent) return 'urgent';
  return left <= soon ? 'soon' : 'valid';
}
