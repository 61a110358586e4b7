import { stepStates } from '@fonendo/domain/petitions/journey/journey';
import { journeyLanes, journeySteps } from '@fonendo/domain/petitions/journey/steps';
import { z } from 'zod';
import { daySchema } from '../shared/dates.schema.ts';
import { besideTheRest } from '../shared/refinements.ts';

const stepSchema = z.enum(journeySteps);

const scheduledStepSchema = z
  .object({
    step: stepSchema,
    lane: z.enum(journeyLanes),
    state: z.enum(stepStates),
    /** Known to Fonendo by itself: the doctor does not mark it. */
    automatic: z.boolean(),
    optional: z.boolean(),
    needs: z.array(stepSchema),
    article: z.string().nullable().meta({ description: 'Null where only practice tells how long it takes' }),
    typicalDays: z.int(),
    worstDays: z.int(),
    start: z.iso.date(),
    end: z.iso.date().meta({ description: 'What is most likely; of a done step the day it was done' }),
    worst: z.iso.date(),
    critical: z.boolean(),
    slackDays: z.int().nullable().meta({ description: 'Null of done and optional steps' }),
    late: z.boolean().meta({ description: 'It runs for longer than is usual' }),
    startedOn: z.iso.date().nullable(),
    doneOn: z.iso.date().nullable(),
    lapsesOn: z.iso.date().nullable().meta({ description: 'The last day on which a certificate is accepted' }),
    /** How old it may be when it is handed in. */
    lapsesAfterDays: z.int().nullable(),
  })
  .meta({ id: 'JourneyStep' });

export type ScheduledStep = z.infer<typeof scheduledStepSchema>;

/** The way to the first working day. Dates that are to come are estimates, never promises. */
export const journeySchema = z
  .object({
    today: z.iso.date(),
    /** Why no dates can be told; the steps are empty then. */
    blocked: z.enum(['refused', 'conditional']).nullable(),
    petitionId: z.string().nullable(),
    /** How many of our own petitions tell how long the resolution takes; null if the legal term does. */
    resolutionCases: z.int().nullable(),
    steps: z.array(scheduledStepSchema),
    firstDay: z.object({ likely: z.iso.date(), worst: z.iso.date() }).nullable(),
    ready: z.boolean().meta({ description: 'Every step that the first day waits for is done' }),
    setsTheDate: stepSchema.nullable(),
    leastSlackDays: z.int().nullable().meta({ description: 'What the other steps have to spare at least' }),
    turn: stepSchema.nullable().meta({ description: 'What the doctor can do today, the most urgent' }),
    /** The post of an accepted candidacy. */
    post: z
      .object({
        candidacyId: z.string(),
        offer: z.string(),
        hospital: z.string(),
        province: z.string().nullable(),
        agreed: z.iso.date().nullable().meta({ description: 'The first day that was agreed on with the hospital' }),
      })
      .nullable(),
    can: z.object({ mark: z.array(stepSchema) }),
  })
  .meta({ id: 'Journey' });

export type Journey = z.infer<typeof journeySchema>;

/** What the doctor says of a step; `waiting` takes back what they said before. */
export const journeyMarkSchema = z
  .object({
    step: stepSchema,
    state: z.enum(stepStates),
    on: daySchema.nullish().meta({ description: 'When it began, or was done; of a certificate, issued' }),
  })
  .superRefine(({ state, on }, ctx) => {
    if (state !== 'waiting' && !on) ctx.addIssue({ code: 'custom', path: ['on'], params: { key: 'errors.required' } });
  }, besideTheRest)
  .meta({ id: 'JourneyMark' });

export type JourneyMark = z.infer<typeof journeyMarkSchema>;
