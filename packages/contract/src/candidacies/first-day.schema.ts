import { z } from 'zod';
import { daySchema } from '../shared/dates.schema.ts';

/** The first day of work of an accepted candidate: when they can, and what was agreed. */
export const firstDaySchema = z
  .object({
    from: z.iso.date().meta({ description: 'The first day on which the doctor can start' }),
    to: z.iso.date().meta({ description: 'The last one' }),
    agreed: z.iso.date().nullable().meta({ description: 'The one that the hospital chose; null until it has' }),
  })
  .meta({ id: 'FirstDay' });

/** What the doctor gives. */
export const firstDayDatesSchema = z.object({ from: daySchema, to: daySchema }).meta({ id: 'FirstDayDates' });

export type FirstDayDates = z.infer<typeof firstDayDatesSchema>;

/** What the hospital chooses. */
export const agreedFirstDaySchema = z.object({ day: daySchema }).meta({ id: 'AgreedFirstDay' });

export type AgreedFirstDay = z.infer<typeof agreedFirstDaySchema>;
