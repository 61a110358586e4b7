/**
 * Turns a typed date ("7/3/1994", "07-03-1994", "1994-03-07") into a calendar day 'YYYY-MM-DD'. Without a Date object,
 * so that no time zone can shift the day.
 */
export function parseTypedDate(text: string): string | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (typed) return calendarDay(Number(typed[3]), Number(typed[2]), Number(typed[1]));
  return null;
}

/** Whether a date field holds a day, and not a text that is none. */
export const isDay = (value: string | null | undefined): value is string => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');

type Bounds = { min?: string | undefined; max?: string | undefined };
export type DateProblem = 'notADate' | 'tooEarly' | 'tooLate';

/** Why a typed text is no day that may be entered; null if it is one, or empty. */
export function problemOf(text: string, { min, max }: Bounds): DateProblem | null {
  if (text.trim() === '') return null;
  const day = parseTypedDate(text);
  if (!day) return 'notADate';
  if (min && day < min) return 'tooEarly';
  return max && day > max ? 'tooLate' : null;
}

function calendarDay(year: number, month: number, day: number): string | null {
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  if (!exists || year < 1) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
