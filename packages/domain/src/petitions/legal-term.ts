import { type Community, communities, communityCodes } from '../reference/communities.ts';
import { type SeatHolidays, withResidence } from '../reference/regional-holidays.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  type Holidays,
  isWorkingDay,
  nextWorkingDay,
} from '../reference/working-calendar.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** The resolution of a recognition is notified within six months of the registry entry (RD 889/2022). */
export const resolutionMonths = 6;

/**
 * The clock is suspended from the day on which the applicant is notified of a request until the answer, and at most for
 * the term granted (art. 14.2 RD 889/2022 and 22.1.a Ley 39/2015): an unanswered request stops suspending at its end.
 */
export type Suspension = {
  from: CalendarDate;
  /** Null while the answer is awaited. */
  until: CalendarDate | null;
  /** The last day of the term granted. */
  answerBy: CalendarDate;
};

export type LegalTerm = {
  /** The last day to resolve in time, as of today: an open suspension moves it day by day. */
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
    suspended: suspensions.some(
      ({ from, until, answerBy }) => from <= today && (until === null || until > today) && today <= answerBy,
    ),
  };
}

/** The month since the registry entry, or past the term. A petition within its term after six months was suspended. */
export const termMonths = ['1', '2', '3', '4', '5', '6', 'over'] as const;

export type TermMonth = (typeof termMonths)[number];

/** The registry dates of a month of the term: after the first, up to and including the second. Null is open-ended. */
export function registeredIn(
  month: TermMonth,
  today: CalendarDate,
): { after: CalendarDate | null; upTo: CalendarDate | null } {
  const count = month === 'over' ? resolutionMonths : Number(month);
  return {
    after: count < resolutionMonths ? addMonths(today, -count) : null,
    upTo: count > 1 ? addMonths(today, 1 - count) : null,
  };
}

/**
 * The last working day before today. Deadlines are moved to working days, so a deadline is past exactly if its unmoved
 * day is this one or earlier: many can be compared in SQL without moving each.
 */
export function lastDayPast(today: CalendarDate, holidays: Holidays): CalendarDate {
  const before = addDays(today, -1);
  return isWorkingDay(before, holidays) ? before : lastDayPast(before, holidays);
}

/** The last working day before today at the ministry's seat, and where the applicant's own place has another. */
export type LastDaysPast = {
  seat: CalendarDate;
  /** Always earlier: a community's holidays come on top of the seat's. */
  elsewhere: { postalPrefixes: readonly string[]; day: CalendarDate }[];
};

/** The same for every place at once: most days no community differs, and then nobody's residence has to be read. */
export function lastDaysPast(today: CalendarDate, seatHolidays: SeatHolidays): LastDaysPast {
  const seat = lastDayPast(today, seatHolidays);
  const dayIn = (community: Community) => lastDayPast(today, withResidence(seatHolidays, community));
  const elsewhere = communityCodes
    .map((community) => ({ postalPrefixes: communities[community].postalPrefixes, day: dayIn(community) }))
    .filter(({ day }) => day !== seat);
  return { seat, elsewhere };
}

/** The earliest of them: a deadline up to it is past wherever the applicant lives. */
export const firstDayPast = ({ seat, elsewhere }: LastDaysPast): CalendarDate =>
  [seat, ...elsewhere.map(({ day }) => day)].toSorted()[0] ?? seat;

/** The latest registry date whose six months are over on the given last working day. */
export function lastRegistryPast(lastPast: CalendarDate): CalendarDate {
  // Months differ in length: several registry dates may have the same deadline.
  const candidates = [3, 2, 1, 0].map((days) => addDays(addMonths(lastPast, -resolutionMonths), days));
  return (
    candidates.find((day) => addMonths(day, resolutionMonths) <= lastPast) ?? addMonths(lastPast, -resolutionMonths)
  );
}

const countSuspendedDays = (suspensions: readonly Suspension[], today: CalendarDate): number =>
  suspendedSpans(suspensions, today).reduce((days, { from, until }) => days + daysBetween(from, until), 0);

/** The periods in which the clock stood still, up to today. Overlapping ones count once. */
export function suspendedSpans(
  suspensions: readonly Suspension[],
  today: CalendarDate,
): { from: CalendarDate; until: CalendarDate }[] {
  const spans: { from: CalendarDate; until: CalendarDate }[] = [];
  let counted: CalendarDate | null = null;
  for (const { from, until, answerBy } of suspensions.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const end = [until ?? today, answerBy, today].toSorted()[0] ?? today;
    const start: CalendarDate = counted !== null && counted > from ? counted : from;
    if (end <= start) continue;
    spans.push({ from: start, until: end });
    counted = end;
  }
  return spans;
}
