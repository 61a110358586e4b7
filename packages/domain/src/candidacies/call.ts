import type { CalendarDate } from '../shared/calendar-date.ts';
import type { CandidacyStatus } from './candidacy.lifecycle.ts';

export const callLimits = { note: 500 } as const;

/** The hospital calls whom it accepted, to agree on the conditions. */
export const canNoteCall = (status: CandidacyStatus): boolean => status === 'accepted';

type DayError =
  | { key: 'errors.minDate'; params: { min: CalendarDate } }
  | { key: 'errors.maxDate'; params: { max: CalendarDate } };

/** Nobody called before the acceptance opened the contact, nor in the future. */
export function findCallDayError(
  day: CalendarDate,
  { accepted, today }: { accepted: CalendarDate; today: CalendarDate },
): DayError | null {
  if (day < accepted) return { key: 'errors.minDate', params: { min: accepted } };
  if (day > today) return { key: 'errors.maxDate', params: { max: today } };
  return null;
}
