import { candidateNoteLimits, mentionsIn, starsRange } from '@fonendo/domain/candidacies/note';
import { z } from 'zod';

export const candidateNoteBodySchema = z
  .object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(candidateNoteLimits.text)
      .refine((text) => mentionsIn(text).length <= candidateNoteLimits.mentions, {
        params: { key: 'errors.numberTooBig', max: candidateNoteLimits.mentions },
      })
      .meta({ description: 'Plain text; a colleague is named as @[id]' }),
  })
  .meta({ id: 'CandidateNoteText' });

export type CandidateNoteBody = z.infer<typeof candidateNoteBodySchema>;

export const ratingBodySchema = z
  .object({
    stars: z
      .int()
      .min(starsRange.min)
      .max(starsRange.max)
      .nullable()
      .meta({ description: 'Null takes one’s own back' }),
  })
  .meta({ id: 'CandidateRating' });

export type RatingBody = z.infer<typeof ratingBodySchema>;

export const candidateNoteIdParamSchema = z.object({ id: z.uuid() });

const colleagueSchema = z.object({ id: z.string(), name: z.string() });

export type Colleague = z.infer<typeof colleagueSchema>;

export const candidateNoteSchema = z
  .object({
    id: z.string(),
    /** Null for somebody who no longer works there. */
    author: z.object({ id: z.string(), name: z.string() }).nullable(),
    text: z.string(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: 'CandidateNote' });

export type CandidateNote = z.infer<typeof candidateNoteSchema>;

/** What a hospital says about a candidate among its own people. */
export const candidateNotesSchema = z
  .object({
    /** Newest first. */
    notes: z.array(candidateNoteSchema),
    rating: z.object({ average: z.number().nullable(), count: z.int(), mine: z.int().nullable() }),
    /** Who can be called by name; what a mention in a note is read by. */
    colleagues: z.array(colleagueSchema),
    can: z.object({ write: z.boolean(), rate: z.boolean() }),
  })
  .meta({ id: 'CandidateNotes' });

export type CandidateNotes = z.infer<typeof candidateNotesSchema>;
