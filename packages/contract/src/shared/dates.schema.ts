import { acceptedYears } from '@fonendo/domain/shared/calendar-date';
import { z } from 'zod';

const earliest = `${acceptedYears.first}-01-01`;
const latest = `${acceptedYears.last}-12-31`;

/** Texts of both kinds compare in the order of the calendar. Never aborting: rules between fields run all the same. */
function withinYears(value: string, ctx: z.core.$RefinementCtx): void {
  const day = value.slice(0, 10);
  if (day < earliest) ctx.addIssue({ code: 'custom', params: { key: 'errors.minDate', min: earliest } });
  if (day > latest) ctx.addIssue({ code: 'custom', params: { key: 'errors.maxDate', max: latest } });
}

/**
 * A day that somebody sends, `2026-03-10`, and an instant, `2026-03-10T09:00:00Z`: every request takes its dates by
 * these. Year 0000 is a date to the pattern but to no database, and year 9999 leaves no room for a term to be added.
 */
export const daySchema = z.iso.date().superRefine(withinYears);

export const instantSchema = z.iso.datetime().superRefine(withinYears);
