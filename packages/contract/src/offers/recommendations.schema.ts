import { recommendationLimits } from '@fonendo/domain/offers/recommendation';
import { z } from 'zod';
import { offerTies } from '../doctors/directory.schema.ts';

/** The doctors to recommend an open offer to. */
export const recommendationSchema = z
  .object({
    doctorIds: z.array(z.uuid()).min(1).max(recommendationLimits.atOnce),
    message: z.string().trim().max(recommendationLimits.message).optional().meta({ description: 'Goes with the mail' }),
  })
  .meta({ id: 'Recommendation' });

export type Recommendation = z.infer<typeof recommendationSchema>;

export const recommendedSchema = z
  .object({
    /** How many were notified now. */
    told: z.int(),
    /** Doctors who were not notified, because the offer was recommended to them before or they applied already. */
    skipped: z.array(z.object({ id: z.string(), name: z.string(), reason: z.enum(offerTies) })),
  })
  .meta({ id: 'RecommendationResult' });

export type Recommended = z.infer<typeof recommendedSchema>;
