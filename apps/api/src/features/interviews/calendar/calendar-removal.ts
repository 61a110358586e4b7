import type { InterviewRow } from '../interviews.repository.ts';
import type { CalendarMethod } from './interview-calendar.ts';

/** What takes a date out of calendars again; null where none was ever sent to them. */
export function calendarRemoval({ status, startsAt, endsAt }: InterviewRow) {
  if (status !== 'confirmed' || !startsAt || !endsAt) return null;
  const method: CalendarMethod = 'CANCEL';
  return { method, startsAt, endsAt };
}
