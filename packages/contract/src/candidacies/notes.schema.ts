import { candidacyNoteLimits, mentionsIn, starsRange } from '@fonendo/domain/candidacies/note';
import { z } from 'zod';

export const candidacyNoteBodySchema = z
  .object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(candidacyNoteLimits.text)
      .refine((text) => mentionsIn(text).length <= candidacyNoteLimits.mentions, {
        params: { key: 'errors.numberTooBig', max: candidacyNoteLimits.mentions },
      })
      .meta({ description: 'Plain text; a colleague is named as @[id]' }),
  })
  .meta({ id: 'CandidacyNoteText' });

export type CandidacyNoteBody = z.infer<typeof candidacyNoteBodySchema>;

export const ratingBodySchema = z
  .object({
    stars: z
      .int()
      .min(starsRange.min)
      .max(starsRange.max)
      .nullable()
      .meta({ description: 'Null takes one’s own back' }),
  })
  .meta({ id: 'CandidacyRating' });

export type RatingBody = z.infer<typeof ratingBodySchema>;

export const candidacyNoteIdParamSchema = z.object({ id: z.uuid() });

const colleagueSchema = z.object({ id: z.string(), name: z.string() });

export type Colleague = z.infer<typeof colleagueSchema>;

export const candidacyNoteSchema = z
  .object({
    id: z.string(),
    /** Null for people who no longer work there. */
    author: z.object({ id: z.string(), name: z.string() }).nullable(),
    text: z.string(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: 'CandidacyNote' });

export type CandidacyNote = z.infer<typeof candidacyNoteSchema>;

/** The notes and ratings of a hospital's people about a candidate. */
export const candidacyNotesSchema = z
  .object({
    /** Newest first. */
    notes: z.array(candidacyNoteSchema),
    rating: z.object({ average: z.number().nullable(), count: z.int(), mine: z.int().nullable() }),
    /** Who can be mentioned; also used to show the names in mentions. */
    colleagues: z.array(colleagueSchema),
    can: z.object({ write: z.boolean(), rate: z.boolean() }),
  })
  .meta({ id: 'CandidacyNotes' });

export type CandidacyNotes = z.infer<typeof candidacyNotesSchema>;
