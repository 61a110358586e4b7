import { candidacyNoteLimits } from '@fonendo/domain/candidacies/note';
import { z } from 'zod';
import { candidacyNoteSchema } from '../candidacies/notes.schema.ts';

export const doctorNoteBodySchema = z
  .object({ text: z.string().trim().min(1).max(candidacyNoteLimits.text).meta({ description: 'Plain text' }) })
  .meta({ id: 'DoctorNoteText' });

export type DoctorNoteBody = z.infer<typeof doctorNoteBodySchema>;

export const doctorNoteIdParamSchema = z.object({ id: z.uuid() });

/** What one hospital's people wrote about a doctor who need not have applied. */
export const doctorNotesSchema = z
  .object({
    doctorId: z.string(),
    /** Newest first. */
    notes: z.array(candidacyNoteSchema),
    can: z.object({ write: z.boolean() }),
  })
  .meta({ id: 'DoctorNotes' });

export type DoctorNotes = z.infer<typeof doctorNotesSchema>;
