import { type CalendarDate, madridDate } from '../shared/calendar-date.ts';

/** Some administrators have access until a day: it ends when that day ends in peninsular Spain. */
export const hasAccessEnded = (accessEndsAt: Date | null, now: Date): boolean =>
  accessEndsAt !== null && accessEndsAt <= now;

/** The last day of an access that ends at this instant, which is the first of the next day. */
export const lastDayOfAccess = (accessEndsAt: Date | null): CalendarDate | null =>
  accessEndsAt && madridDate(new Date(accessEndsAt.getTime() - 1));
