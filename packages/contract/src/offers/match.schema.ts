import { matchLevels, recognitionStates } from '@fonendo/domain/offers/match';
import { z } from 'zod';

const comparedReasons = [
  z.object({
    key: z.enum(['specialitySame', 'specialityNotAsked', 'experienceNotAsked']),
    fits: z.literal(true),
  }),
  z.object({ key: z.literal('specialityOther'), fits: z.literal(false), speciality: z.string() }),
  z.object({ key: z.literal('experienceEnough'), fits: z.literal(true), asked: z.int(), years: z.int() }),
  z.object({ key: z.literal('experienceShort'), fits: z.literal(false), asked: z.int(), years: z.int() }),
  z.object({ key: z.literal('experienceUnknown'), fits: z.literal(false), asked: z.int() }),
] as const;

const level = z.enum(matchLevels);

/** How well an offer fits the reader. */
export const offerMatchSchema = z
  .object({
    level,
    reasons: z.array(
      z.discriminatedUnion('key', [
        ...comparedReasons,
        z.object({
          key: z.literal('recognition'),
          fits: z.literal(false),
          state: z.enum(recognitionStates).exclude(['recognised']),
        }),
      ]),
    ),
  })
  .meta({ id: 'OfferMatch' });

/** The same for the hospital, which reads the recognition elsewhere. */
export const candidateMatchSchema = z
  .object({ level, reasons: z.array(z.discriminatedUnion('key', [...comparedReasons])) })
  .meta({ id: 'CandidateMatch' });

export type CandidateMatch = z.infer<typeof candidateMatchSchema>;
