import type { InterviewRow } from '../interviews.repository.ts';
import type { CalendarMethod } from './interview-calendar.ts';

/** The entry that removes a date from calendars; null if none was sent to them. */
export function calendarRemoval({ status, startsAt, endsAt }: InterviewRow) {
  if (status !== 'confirmed' || !startsAt || !endsAt) return null;
  const method: CalendarMethod = 'CANCEL';
  return { method, startsAt, endsAt };
}
