import { callLimits } from '@fonendo/domain/candidacies/call';
import { z } from 'zod';
import { daySchema } from '../shared/dates.schema.ts';

/** The call to an accepted candidate, as somebody of the hospital noted it. */
export const notedCallSchema = z
  .object({
    day: z.iso.date(),
    note: z.string().meta({ description: 'What came of it, for the hospital alone; empty if nothing was written' }),
    by: z.string().nullable().meta({ description: 'Who noted it; null if their account was deleted' }),
  })
  .meta({ id: 'NotedCall' });

export type NotedCall = z.infer<typeof notedCallSchema>;

/** What is noted; sent again, it corrects what was. */
export const callNoteSchema = z
  .object({ day: daySchema, note: z.string().trim().max(callLimits.note).default('') })
  .meta({ id: 'CallNote' });

export type CallNote = z.infer<typeof callNoteSchema>;
