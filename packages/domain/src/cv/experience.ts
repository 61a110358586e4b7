import type { CalendarDate } from '../shared/calendar-date.ts';
import type { CvExperience } from './cv.ts';
import { monthNumber } from './date.ts';

type Job = Pick<CvExperience, 'startDate' | 'endDate' | 'current'>;

/**
 * Whole years of work, counted in months: overlapping jobs count once, the current one until today. Jobs without dates
 * are ignored; null if none counts.
 */
export function yearsOfExperience(jobs: readonly Job[], today: CalendarDate): number | null {
  const worked = new Set<number>();
  const thisMonth = monthNumber(today.slice(0, 7), 'end');
  for (const { startDate, endDate, current } of jobs) {
    if (!startDate || (!endDate && !current)) continue;
    const last = endDate && !current ? Math.min(monthNumber(endDate, 'end'), thisMonth) : thisMonth;
    for (let month = monthNumber(startDate, 'start'); month <= last; month += 1) worked.add(month);
  }
  return worked.size === 0 ? null : Math.floor(worked.size / 12);
}
