import { addMonths } from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { CandidacyStatus } from './candidacy.lifecycle.ts';

/** The days between which an accepted doctor can start. Both may be the same. */
export type FirstDayDates = { from: CalendarDate; to: CalendarDate };

/** The day is one of them, chosen by the hospital; null until it has. */
export type FirstDay = FirstDayDates & { agreed: CalendarDate | null };

type DayError =
  | { key: 'errors.minDate'; params: { min: CalendarDate } }
  | { key: 'errors.maxDate'; params: { max: CalendarDate } };

/** Nobody can say more than two years ahead: such a year is a typing error. */
export const latestFirstDay = (today: CalendarDate): CalendarDate => addMonths(today, 24);

export const canGiveFirstDay = (status: CandidacyStatus): boolean => status === 'accepted';

/** Nothing can be agreed on before the doctor has said when, nor once all of it is past. */
export const canAgreeFirstDay = (status: CandidacyStatus, dates: FirstDayDates | null, today: CalendarDate): boolean =>
  status === 'accepted' && dates !== null && dates.to >= today;

/** What is wrong with the dates that a doctor gives, by field. */
export function findDatesErrors({ from, to }: FirstDayDates, today: CalendarDate): { from?: DayError; to?: DayError } {
  const fromError = findDayError(from, { first: today, last: latestFirstDay(today) });
  const toError = findDayError(to, { first: from, last: latestFirstDay(today) });
  return { ...(fromError && { from: fromError }), ...(toError && !fromError && { to: toError }) };
}

/** What is wrong with the day that a hospital chooses: it is not one of the doctor's, or it is past. */
export const findAgreedDayError = (day: CalendarDate, dates: FirstDayDates, today: CalendarDate): DayError | null =>
  findDayError(day, { first: firstToAgree(dates, today), last: dates.to });

/** The first day that can still be chosen. */
export const firstToAgree = ({ from }: FirstDayDates, today: CalendarDate): CalendarDate =>
  from > today ? from : today;

function findDayError(
  day: CalendarDate,
  { first, last }: { first: CalendarDate; last: CalendarDate },
): DayError | null {
  if (day < first) return { key: 'errors.minDate', params: { min: first } };
  if (day > last) return { key: 'errors.maxDate', params: { max: last } };
  return null;
}
