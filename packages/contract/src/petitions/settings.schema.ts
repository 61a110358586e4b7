import { documentKinds } from '@fonendo/domain/documents/kinds';
import { paperWeights, weighedPapers } from '@fonendo/domain/documents/paper-weights';
import { maxRejectionReasons } from '@fonendo/domain/documents/rejection-reasons';
import { type Community, communityCodes } from '@fonendo/domain/reference/communities';
import { z } from 'zod';
import { daySchema } from '../shared/dates.schema.ts';

const reasonSchema = z
  .object({
    title: z.string().trim().min(1).max(80).meta({ description: 'For the administrator’s list' }),
    message: z.string().trim().min(1).max(1000).meta({ description: 'What the doctor reads, to be edited' }),
  })
  .meta({ id: 'RejectionReason' });

const reasonsSchema = z.array(reasonSchema).max(maxRejectionReasons);

/** Ready-made reasons for rejecting a document, by its kind. In Spanish. */
export const rejectionReasonsSchema = z
  .object(
    Object.fromEntries(documentKinds.map((kind) => [kind, reasonsSchema])) as Record<
      (typeof documentKinds)[number],
      typeof reasonsSchema
    >,
  )
  .meta({ id: 'RejectionReasonsSetting' });

export type RejectionReasonsSetting = z.infer<typeof rejectionReasonsSchema>;

/** `read` is what the form started from; changes of others are merged against it (docs/decisions/0032). */
export const rejectionReasonsChangeSchema = rejectionReasonsSchema
  .extend({
    read: rejectionReasonsSchema.meta({ description: 'All of them as they were read' }),
  })
  .meta({ id: 'RejectionReasonsChange' });

export type RejectionReasonsChange = z.infer<typeof rejectionReasonsChangeSchema>;

const daysSchema = z.array(daySchema).max(500);

const communitySchema = z.enum(communityCodes);
const daysOfCalendarSchema = z.array(z.iso.date());

/** Days, besides Saturdays and Sundays, on which no legal deadline runs or ends, for the years around this one. */
export const holidaysSchema = z
  .object({
    days: daysOfCalendarSchema.meta({ description: 'National, and of the ministry’s seat' }),
    communities: z
      .object(
        Object.fromEntries(communityCodes.map((code) => [code, daysOfCalendarSchema])) as Record<
          Community,
          typeof daysOfCalendarSchema
        >,
      )
      .meta({ description: 'Those that also do not count for applicants who live there' }),
  })
  .meta({ id: 'HolidaysSetting' });

export type HolidaysSetting = z.infer<typeof holidaysSchema>;

const differencesSchema = z.object({ added: daysSchema, removed: daysSchema });

/** As it is stored. */
export const holidayDifferencesSchema = differencesSchema.extend({
  communities: z.partialRecord(communitySchema, differencesSchema).optional(),
});

/** Changes of one calendar day by day, so that days added or removed by others meanwhile stay. */
export const holidaysChangeSchema = differencesSchema
  .extend({
    community: communitySchema.optional().meta({ description: 'Whose calendar; that of the seat without it' }),
  })
  .meta({ id: 'HolidaysChange' });

export type HolidaysChange = z.infer<typeof holidaysChangeSchema>;

const weightSchema = z.enum(paperWeights);

/** Which papers hold a petition up, and which are only warned of. */
export const paperWeightsSchema = z
  .object(
    Object.fromEntries(weighedPapers.map((kind) => [kind, weightSchema])) as Record<
      (typeof weighedPapers)[number],
      typeof weightSchema
    >,
  )
  .meta({ id: 'PaperWeightsSetting' });

export type PaperWeightsSetting = z.infer<typeof paperWeightsSchema>;

export const paperWeightsChangeSchema = paperWeightsSchema
  .extend({ read: paperWeightsSchema.meta({ description: 'All of them as they were read' }) })
  .meta({ id: 'PaperWeightsChange' });

export type PaperWeightsChange = z.infer<typeof paperWeightsChangeSchema>;
