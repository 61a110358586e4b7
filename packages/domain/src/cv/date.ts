import { acceptedYears, type CalendarDate } from '../shared/calendar-date.ts';

/**
 * The start or end of something, as precise as in CVs: a month (`2020-03`) or a year (`2014`). Without day and time it
 * is independent of time zones.
 */
export type CvDate = string;

export const earliestCvYear = 1940;

const pattern = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/;

export const isCvDate = (text: string): boolean => {
  const year = Number(pattern.exec(text)?.[1]);
  return year >= earliestCvYear && year <= acceptedYears.last;
};

export const hasMonth = (date: CvDate): boolean => date.length === 7;

/** Whether one is certainly before the other: `2014` and `2014-09` may be the same time. */
export function isBefore(one: CvDate, other: CvDate): boolean {
  const exactness = Math.min(one.length, other.length);
  return one.slice(0, exactness) < other.slice(0, exactness);
}

/** Nothing in a CV is older than the doctor. */
export const isBeforeBirth = (date: CvDate, born: CalendarDate): boolean => isBefore(date, born.slice(0, 7));

export const isFuture = (date: CvDate, today: CalendarDate): boolean => isBefore(today.slice(0, 7), date);

/** Months since year 0. A year without a month counts as January, or as December if it is an end. */
export function monthNumber(date: CvDate, edge: 'start' | 'end'): number {
  const month = hasMonth(date) ? Number(date.slice(5, 7)) : edge === 'start' ? 1 : 12;
  return Number(date.slice(0, 4)) * 12 + month - 1;
}
