import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { stepRefusals } from '@fonendo/domain/candidacies/steps';
import { certifications } from '@fonendo/domain/hospitals/view';
import { matchLevels } from '@fonendo/domain/offers/match';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { processLimits, stepTypes } from '@fonendo/domain/processes/process';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { leftOutReasons } from '@fonendo/domain/selection/left-out';
import { candidateSorts, candidateWaits } from '@fonendo/domain/selection/list';
import { z } from 'zod';
import { candidateMatchSchema } from '../offers/match.schema.ts';
import { understoodSearchSchema } from '../shared/understood.schema.ts';

/** `applied,inProcess` in the address. */
const list = <Item extends z.ZodType<unknown, string>>(item: Item, most: number) =>
  z
    .string()
    .max(most * 40)
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(item).max(most));

const flag = z
  .literal('true')
  .transform(() => true)
  .optional();

/** The filters of board, table and export. Never age, sex, nationality or family. */
const filters = {
  search: z.string().trim().max(100).optional().meta({ description: 'Words of the name or of the CV' }),
  certification: list(z.enum(certifications), certifications.length)
    .optional()
    .meta({ description: 'As it is now; several, parted by commas' }),
  minMatch: z.enum(matchLevels).optional().meta({ description: 'This level of the match, or a better one' }),
  late: flag.meta({ description: 'Waiting for more than seven days where they stand' }),
  unseen: flag.meta({ description: 'In progress, and nobody of the hospital has opened them' }),
  toAccept: flag.meta({ description: 'With papers that wait for the hospital’s verdict' }),
  sort: z.enum(candidateSorts).default('match'),
};

export const boardQuerySchema = z.object({
  offer: z.uuid(),
  ...filters,
  limit: z.coerce.number().int().min(1).max(200).default(50).meta({ description: 'Cards of each column' }),
});

export type BoardQuery = z.infer<typeof boardQuerySchema>;

const listFilters = {
  ...filters,
  offer: z.uuid().optional(),
  status: list(z.enum(candidacyStatuses), candidacyStatuses.length)
    .optional()
    .meta({ description: 'Several, parted by commas' }),
  step: z.coerce
    .number()
    .int()
    .min(0)
    .max(processLimits.steps.max - 1)
    .optional()
    .meta({ description: 'Of those in process, where they stand, from 0' }),
  stepName: z
    .string()
    .max(processLimits.stepName)
    .optional()
    .meta({ description: 'Of those in process, the name of the step where they stand' }),
  acceptedIn: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .meta({ description: 'Accepted in this month of peninsular Spain, as 2026-03' }),
  waitsFor: z.enum(candidateWaits).optional().meta({
    description: 'With an interview that lacks a date or its result, or with a message or dates that nobody answered',
  }),
};

const candidateFiltersSchema = z.object(listFilters);

export type CandidateFilters = z.infer<typeof candidateFiltersSchema>;

/** Also loads more of a board column: its cursor has the same order, with offer, status and step as filters. */
export const candidatesQuerySchema = candidateFiltersSchema.extend({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export type CandidatesQuery = z.infer<typeof candidatesQuerySchema>;

export const candidatesExportQuerySchema = candidateFiltersSchema.extend({
  ids: list(z.uuid(), 500).optional().meta({ description: 'These alone; parted by commas' }),
});

export type CandidatesExportQuery = z.infer<typeof candidatesExportQuerySchema>;

const count = z.int();
const on = z.iso.date();

/** What happens next with a candidate. */
const nextEventSchema = z.discriminatedUnion('key', [
  z.object({ key: z.enum(['documentsToAccept', 'datesUnanswered', 'datesProposed']), count }),
  z.object({ key: z.enum(['documentsOverdue', 'documentsDue']), on }),
  z.object({ key: z.literal('interviewAt'), at: z.iso.datetime() }),
  z.object({ key: z.enum(['accepted', 'discarded', 'withdrawn']), on }),
  z.object({
    key: z.enum([
      'interviewPassed',
      'datesDeclined',
      'proposeDates',
      'askForDocuments',
      'stepDone',
      'toRate',
      'toComplete',
      'new',
      'notSeen',
      'toStart',
    ]),
  }),
]);

export type CandidateEvent = z.infer<typeof nextEventSchema>;

const leftOutReason = z.enum(leftOutReasons).nullable();

const candidateCardSchema = z
  .object({
    id: z.string(),
    status: z.enum(candidacyStatuses),
    step: z.int().nullable(),
    /** Null once the account is deleted. */
    person: z
      .object({
        id: z.string(),
        firstname: z.string(),
        lastname: z.string(),
        speciality: z.string().nullable(),
        /** Years of work by the submitted CV; null if it contains no job. */
        years: z.int().nullable(),
        /** As of now. */
        certification: z.enum(certifications),
      })
      .nullable(),
    /** Null once the account is deleted. */
    match: candidateMatchSchema.nullable(),
    appliedAt: z.iso.datetime(),
    /** Since when it has its current status or step. */
    since: z.iso.datetime(),
    days: z.int(),
    /** Waiting for more than seven days. */
    late: z.boolean(),
    next: nextEventSchema,
    rating: z.object({ average: z.number(), count }).nullable(),
    /** Columns where it cannot be moved now, and why. Empty for readers without the right to move. */
    refused: z.partialRecord(z.string(), z.enum(stepRefusals)),
    /** Why an action on several candidates leaves this one out; null where it does not. */
    leftOut: z.object({ documents: leftOutReason, interview: leftOutReason, discard: leftOutReason }),
  })
  .meta({ id: 'CandidateCard' });

export type CandidateCard = z.infer<typeof candidateCardSchema>;

/** The same in a table of several offers. */
const candidateRowSchema = candidateCardSchema
  .extend({
    offer: z.object({ id: z.string(), name: z.string() }),
    /** The name of the current or last step. */
    stepName: z.string().nullable(),
  })
  .meta({ id: 'CandidateRow' });

export type CandidateRow = z.infer<typeof candidateRowSchema>;

/** What occurs among all candidacies that the filters choose from. */
const candidateChoicesSchema = z
  .object({
    statuses: z.array(z.enum(candidacyStatuses)),
    certifications: z.array(z.enum(certifications)),
    /** Levels that somebody reaches. */
    matches: z.array(z.enum(matchLevels)),
    late: z.boolean().meta({ description: 'Whether somebody has been in a step for too long' }),
  })
  .meta({ id: 'CandidateChoices' });

export type CandidateChoices = z.infer<typeof candidateChoicesSchema>;

export const candidatePageSchema = z
  .object({
    items: z.array(candidateRowSchema),
    nextCursor: z.string().nullable(),
    total: count,
    /** `total` is a lower bound: for words that most CVs contain, not all are counted. */
    moreThanTotal: z.boolean(),
    understood: understoodSearchSchema,
    /** Null on later pages. */
    choices: candidateChoicesSchema.nullable(),
    /** What this reader may do with them. */
    can: z.object({ run: z.boolean(), requestDocuments: z.boolean(), manageInterviews: z.boolean() }),
  })
  .meta({ id: 'CandidatePage' });

export type CandidatePage = z.infer<typeof candidatePageSchema>;

const columnSchema = z.object({
  /** A status, or the position of a step. */
  key: z.string(),
  /** Set for a step; other columns are named by their status. */
  step: z.object({ name: z.string(), type: z.enum(stepTypes), mandatory: z.boolean() }).nullable(),
  total: count,
  cards: z.array(candidateCardSchema),
  nextCursor: z.string().nullable(),
});

export type BoardColumn = z.infer<typeof columnSchema>;

export const boardSchema = z
  .object({
    offer: z.object({
      id: z.string(),
      /** Only a draft may lack it. */
      name: z.string().nullable(),
      status: z.enum(offerStatuses),
      community: z.enum(communityCodes).nullable(),
      city: z.string(),
      salaryMin: z.int().nullable(),
      salaryMax: z.int().nullable(),
      vacancies: z.int().nullable(),
      filled: z.int(),
    }),
    /** Regardless of the filter. */
    open: count,
    late: count,
    understood: understoodSearchSchema,
    /** Of the offer, regardless of the filter. */
    choices: candidateChoicesSchema,
    /** Applied, the steps in order, then accepted, discarded and withdrawn. */
    columns: z.array(columnSchema),
    can: candidatePageSchema.shape.can.extend({ closeOffer: z.boolean(), answerRemaining: z.boolean() }),
  })
  .meta({ id: 'Board' });

export type Board = z.infer<typeof boardSchema>;
