import { acceptedYears } from '@fonendo/domain/shared/calendar-date';
import { z } from 'zod';

const earliest = `${acceptedYears.first}-01-01`;
const latest = `${acceptedYears.last}-12-31`;

/** Both kinds of text compare in calendar order. Never aborts, so that rules between fields still run. */
function withinYears(value: string, ctx: z.core.$RefinementCtx): void {
  const day = value.slice(0, 10);
  if (day < earliest) ctx.addIssue({ code: 'custom', params: { key: 'errors.minDate', min: earliest } });
  if (day > latest) ctx.addIssue({ code: 'custom', params: { key: 'errors.maxDate', max: latest } });
}

/**
 * A day such as `2026-03-10`, and an instant such as `2026-03-10T09:00:00Z`: every request uses these schemas. They
 * refuse year 0000, which no database takes, and years so late that no term can be added.
 */
export const daySchema = z.iso.date().superRefine(withinYears);

/** For rules between fields: a typed text that is no day is earlier or later than nothing. */
export const isDay = (value: unknown): value is string => daySchema.safeParse(value).success;

export const instantSchema = z.iso.datetime().superRefine(withinYears);
