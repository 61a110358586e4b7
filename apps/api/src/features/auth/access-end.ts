import type { CalendarDate } from '@fonendo/domain/shared/calendar-date';

/** When an access until this day ends: with the day, in peninsular Spain. */
export const accessEndOf = (day: CalendarDate | null): Date | null =>
  day === null
    ? null
    : new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime('Europe/Madrid').epochMilliseconds);
