import type { CalendarDate } from './calendar-date.ts';
import { addDays, addMonths, daysBetween, type Holidays, nextWorkingDay } from './working-calendar.ts';

/** The resolution of a recognition is notified within six months of the registry entry (RD 889/2022). */
export const resolutionMonths = 6;

/** The clock stands still from the day something is asked of the applicant until it is answered (art. 22.1.a Ley 39/2015). */
export type Suspension = { from: CalendarDate /** Null while the answer is awaited. */; until: CalendarDate | null };

export type LegalTerm = {
  /** The last day to resolve in time, as far as it is known today: an open suspension moves it on day by day. */
  deadline: CalendarDate;
  /** Since the registry entry, suspended days left out. */
  daysElapsed: number;
  /** Zero once the deadline is past. */
  daysLeft: number;
  /** Days past the deadline; zero within it. */
  daysOver: number;
  suspended: boolean;
};

/** The legal clock of a petition on a given day. */
export function legalTerm(
  registeredOn: CalendarDate,
  suspensions: readonly Suspension[],
  today: CalendarDate,
  holidays: Holidays,
): LegalTerm {
  const suspendedDays = countSuspendedDays(suspensions, today);
  const deadline = nextWorkingDay(addDays(addMonths(registeredOn, resolutionMonths), suspendedDays), holidays);
  return {
    deadline,
    daysElapsed: Math.max(0, daysBetween(registeredOn, today) - suspendedDays),
    daysLeft: Math.max(0, daysBetween(today, deadline)),
    daysOver: Math.max(0, daysBetween(deadline, today)),
    suspended: suspensions.some(({ from, until }) => from <= today && (until === null || until > today)),
  };
}

/** Two requests at once stop the clock once. */
function countSuspendedDays(suspensions: readonly Suspension[], today: CalendarDate): number {
  let days = 0;
  let counted: CalendarDate | null = null;
  for (const { from, until } of suspensions.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const end = until !== null && until < today ? until : today;
    const start: CalendarDate = counted !== null && counted > from ? counted : from;
    if (end <= start) continue;
    days += daysBetween(start, end);
    counted = end;
  }
  return days;
}
