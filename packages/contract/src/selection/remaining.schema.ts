import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';
import { locales } from '@fonendo/domain/shared/locale';
import { z } from 'zod';
import { bulkItemSchema, discardReasonSchema } from './selection.schema.ts';

export const remainingOfferParamSchema = z.object({ id: z.uuid() });

/** Those who stand at the same step and read the same language. */
const groupSchema = z
  .object({
    /** Null for those whose process never began. */
    step: z.object({ position: z.int(), name: z.string() }).nullable(),
    locale: z.enum(locales),
    /** In that language. */
    suggested: z.string(),
    people: z.array(
      z.object({
        id: z.string().meta({ description: 'Of the candidacy' }),
        name: z.string(),
        status: z.enum(candidacyStatuses),
        step: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'RemainingGroup' });

export type RemainingGroup = z.infer<typeof groupSchema>;

/** The candidacies without a decision once the vacancies are filled. */
export const remainingSchema = z
  .object({
    /** Those who came furthest first. */
    groups: z.array(groupSchema),
    /** How many there are; the groups hold as many as are answered at once. */
    total: z.int(),
  })
  .meta({ id: 'RemainingCandidacies' });

export type Remaining = z.infer<typeof remainingSchema>;

export const farewellSchema = z
  .string()
  .trim()
  .min(1)
  .max(selectionLimits.farewell)
  .meta({ description: 'What these candidates read, on the page and in the mail' });

/** One text for each group; each candidacy succeeds or fails on its own. */
export const remainingAnswerSchema = z
  .object({
    reason: discardReasonSchema,
    groups: z
      .array(z.object({ text: farewellSchema, items: z.array(bulkItemSchema).min(1).max(selectionLimits.bulk) }))
      .min(1)
      .max(selectionLimits.bulk)
      .refine((groups) => groups.reduce((sum, { items }) => sum + items.length, 0) <= selectionLimits.bulk),
  })
  .meta({ id: 'RemainingAnswer' });

export type RemainingAnswer = z.infer<typeof remainingAnswerSchema>;
