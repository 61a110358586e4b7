import { resolutionMonths } from '../petitions/legal-term.ts';

/** Days from the doctor's sending to the ministry's registry that the team aims at. */
const teamTargetDays = 10;

/** The legal term in days, as long as six months are at least. */
const legalTermDays = Math.floor((resolutionMonths * 365) / 12);

export const processingTargets = { ours: teamTargetDays, ministry: legalTermDays } as const;

/** With fewer known months a line would show a direction that nobody can know. */
const leastPoints = 4;

export type Trend = {
  /** Where the last known value stands. */
  at: number;
  value: number;
  /** The known value before it; null where there is none. */
  before: { at: number; value: number } | null;
  /** Whether there are enough values for a line. */
  isDrawn: boolean;
};

/** The last value of a row of months, with the one before it; null where none is known. */
export function trendOf(values: readonly (number | null)[]): Trend | null {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
  const last = known.at(-1);
  return last ? { ...last, before: known.at(-2) ?? null, isDrawn: known.length >= leastPoints } : null;
}
