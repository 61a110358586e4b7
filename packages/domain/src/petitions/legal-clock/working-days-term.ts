import type { PlacedHolidays } from '../../reference/regional-holidays.ts';
import { addDays, addWorkingDays, isWorkingDay } from '../../reference/working-calendar.ts';
import type { CalendarDate } from '../../shared/calendar-date.ts';
import type { CalculationCell, CalculationStep } from './explanation.ts';
import { effectOf, type Notification } from './notification.ts';

/** Art. 14.1.c RD 889/2022: ten working days to answer a request, thirty-five at most. Art. 17: ten to be heard. */
export const answerWorkingDays = 10;
export const longestAnswerWorkingDays = 35;
export const hearingWorkingDays = 10;

/** An extension of the term to answer a request, asked for by the applicant. */
export type Extension = {
  requestedOn: CalendarDate;
  /** Null while the ministry has not decided. */
  decidedOn: CalendarDate | null;
  /** The whole term in working days, counted from the same notification; null if it was denied or is undecided. */
  workingDays: number | null;
};

/**
 * The last day to answer a request. An extension counts only if it was asked for and granted before the first end (art.
 * 14.1.c RD 889/2022 and art. 32.3 Ley 39/2015: a term that has ended cannot be extended).
 */
export function requirementEnd(
  countsFrom: CalendarDate,
  workingDays: number,
  extension: Extension | null,
  holidays: PlacedHolidays,
): { end: CalendarDate; extended: number | null } {
  const end = addWorkingDays(countsFrom, workingDays, holidays);
  const wanted = Math.min(extension?.workingDays ?? 0, longestAnswerWorkingDays);
  const isInTime =
    extension !== null && extension.decidedOn !== null && extension.requestedOn <= end && extension.decidedOn <= end;
  if (!isInTime || wanted <= workingDays) return { end, extended: null };
  return { end: addWorkingDays(countsFrom, wanted, holidays), extended: wanted };
}

/** Of an electronic notice recorded before its disposal was asked for only the day is known. */
const startKeys = { electronic: 'notified', paper: 'delivered', publication: 'published' } as const;

/** How a notification starts the count. */
export function startSteps(notification: Notification, today: CalendarDate): CalculationStep[] {
  const { state, countsFrom, rejectedOn } = effectOf(notification, today);
  const { channel, disposedOn } = notification;
  if (channel !== 'electronic' || disposedOn === null || rejectedOn === null) {
    return [{ key: startKeys[channel], on: countsFrom }];
  }
  const disposed: CalculationStep = { key: 'disposed', on: disposedOn };
  if (state === 'made') return [disposed, { key: 'opened', on: countsFrom }];
  return [disposed, { key: state, on: rejectedOn }];
}

/** One cell for each day from the notification to the end. */
export function cellsOf(from: CalendarDate, end: CalendarDate, holidays: PlacedHolidays): CalculationCell[] {
  const cells: CalculationCell[] = [{ day: from, number: 0, place: null }];
  let number = 0;
  for (let day = addDays(from, 1); day <= end; day = addDays(day, 1)) {
    const counts = isWorkingDay(day, holidays);
    if (counts) number += 1;
    cells.push({ day, number: counts ? number : null, place: holidays.get(day) ?? null });
  }
  return cells;
}

/** The holidays on weekdays that made a term longer. */
export const holidaySteps = (cells: readonly CalculationCell[]): CalculationStep[] =>
  cells.flatMap(({ day, number, place }) =>
    number === null && place !== null && !isWeekend(day) ? [{ key: 'holiday' as const, on: day, place }] : [],
  );

const isWeekend = (day: CalendarDate) => !isWorkingDay(day, new Set());
