import { madridInstant } from '@fonendo/domain/reference/time-zones';
import { addDays, isWorkingDay, nationalHolidays } from '@fonendo/domain/reference/working-calendar';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';

type Span = { from: number; until: number };

const dayMs = 24 * 60 * 60 * 1000;
const hours = { open: '08:30', close: '18:30' } as const;

/**
 * The moment at which this share of the office hours between two moments has passed: nobody of the demo works at night
 * or on Sundays. A larger share always gives a later moment. Where there are no office hours in between, it is the
 * share of the time itself.
 */
export function shareOfWork(from: Date, until: Date, share: number): Date {
  const spans = workedBetween(from.getTime(), until.getTime());
  let left = spans.reduce((sum, span) => sum + span.until - span.from, 0) * share;
  for (const span of spans) {
    const length = span.until - span.from;
    if (left <= length) return new Date(span.from + left);
    left -= length;
  }
  return new Date(from.getTime() + (until.getTime() - from.getTime()) * share);
}

/**
 * The same moment moved back into office hours: from one morning in the office to the next, everything falls into the
 * first of the two days. What was later stays later, and nothing comes to lie in the future.
 */
export function workedAt(moment: Date): Date {
  let day = madridDate(moment);
  while (!isWorked(day) || openingOf(day) > moment.getTime()) day = addDays(day, -1);
  let next = addDays(day, 1);
  while (!isWorked(next)) next = addDays(next, 1);
  const [from, until] = [openingOf(day), openingOf(next)];
  return shareOfWork(new Date(from), new Date(until), (moment.getTime() - from) / (until - from));
}

/** The same for so many days ago, of which there may be halves. */
export const workedDaysAgo = (now: Date, days: number): Date => workedAt(new Date(now.getTime() - days * dayMs));

export const isWorked = (day: CalendarDate): boolean => isWorkingDay(day, holidaysOf(day.slice(0, 4)));

function workedBetween(from: number, until: number): Span[] {
  const spans: Span[] = [];
  for (let day = madridDate(new Date(from)); day <= madridDate(new Date(until)); day = addDays(day, 1)) {
    if (!isWorked(day)) continue;
    const span = { from: Math.max(from, openingOf(day)), until: Math.min(until, closingOf(day)) };
    if (span.from < span.until) spans.push(span);
  }
  return spans;
}

const openingOf = onceEach((date) => instantOf(date, hours.open));
const closingOf = onceEach((date) => instantOf(date, hours.close));
const holidaysOf = onceEach((year) => new Set(nationalHolidays(Number(year))));

const instantOf = (date: CalendarDate, time: string): number => madridInstant({ date, time })?.getTime() ?? Number.NaN;

/** The demo asks for the same days thousands of times. */
function onceEach<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
