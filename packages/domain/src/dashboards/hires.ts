import { trendOf } from './trends.ts';

/** Days from the application to the acceptance that hospitals are measured against. */
export const hireTargetDays = 30;

/** The median of fewer people is the time of one of them: their number is said instead. */
const leastCases = 3;

/** Months shown, the running one last. */
export const hireMonths = 12;

export const medianOfEnough = (count: number, medianDays: number | null): number | null =>
  count < leastCases ? null : medianDays;

type Hires = {
  count: number;
  medianDays: number | null;
  months: readonly { count: number; medianDays: number | null }[];
};

export type HiresShown =
  /** Too few for a median. */
  | { of: 'people'; count: number }
  /** `at` is the month of the figure; null where no month alone has enough people. */
  | { of: 'days'; days: number; at: number | null; before: { at: number; days: number } | null; isDrawn: boolean };

/** The last month with enough people, and the one before it to compare with; or the median of everybody. */
export function hiresShown({ count, medianDays, months }: Hires): HiresShown {
  const trend = trendOf(months.map((month) => medianOfEnough(month.count, month.medianDays)));
  if (trend) {
    const { at, value, before, isDrawn } = trend;
    return { of: 'days', days: value, at, before: before && { at: before.at, days: before.value }, isDrawn };
  }
  const days = medianOfEnough(count, medianDays);
  return days === null ? { of: 'people', count } : { of: 'days', days, at: null, before: null, isDrawn: false };
}
