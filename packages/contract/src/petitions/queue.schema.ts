import { documentStatuses } from '@fonendo/domain/documents/document.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { termMonths } from '@fonendo/domain/petitions/legal-term';
import { petitionStatuses, progressSteps } from '@fonendo/domain/petitions/petition.lifecycle';
import { countries } from '@fonendo/domain/reference/countries';
import { z } from 'zod';
import { understoodSearchSchema } from '../shared/understood.schema.ts';
import {
  legalTermSchema,
  petitionStandingSchema,
  petitionStatusSchema,
  petitionTurnSchema,
} from './petitions.schema.ts';

/** `none`: the doctor is still filling it in. */
export const petitionStatusFilters = ['none', ...petitionStatuses] as const;

export type PetitionStatusFilter = (typeof petitionStatusFilters)[number];

export const petitionSorts = ['waiting', 'created', 'updated', 'name'] as const;

export type PetitionSort = (typeof petitionSorts)[number];

/** `2026-03` */
const monthSchema = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

/** `Pending,Review` in the address. */
const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(300)
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(item).max(50));

export const petitionFiltersSchema = z.object({
  status: list(z.enum(petitionStatusFilters)).optional().meta({ description: 'Several, parted by commas' }),
  country: list(z.enum(countries)).optional().meta({ description: 'Where the degree was issued; several' }),
  paid: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  waitingDays: z.coerce.number().int().min(0).max(10_000).optional().meta({
    description: 'In its status for at least so many days',
  }),
  waitingBelow: z.coerce.number().int().min(1).max(10_000).optional().meta({
    description: 'In its status for fewer than so many days',
  }),
  term: z.enum(termMonths).optional().meta({
    description: 'At the ministry: in which month since the registry entry, or past the legal term',
  }),
  cv: z.literal('pending').optional().meta({ description: 'Under review, with a CV that waits for its verdict' }),
  messages: z.literal('unanswered').optional().meta({ description: 'With messages of the doctor without an answer' }),
  registered: monthSchema.optional().meta({ description: 'Registered at the ministry in this month' }),
  resolved: monthSchema.optional().meta({ description: 'Resolved in this month, in peninsular Spain' }),
  search: z.string().trim().max(100).optional().meta({ description: 'Reference, name or email' }),
  sort: z.enum(petitionSorts).default('waiting'),
  order: z.enum(['asc', 'desc']).optional().meta({
    description: 'By default: the longest wait first, the newest first, names from A to Z',
  }),
});

export type PetitionFilters = z.infer<typeof petitionFiltersSchema>;

export const petitionPageQuerySchema = petitionFiltersSchema.extend({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export type PetitionPageQuery = z.infer<typeof petitionPageQuerySchema>;

export const petitionRowSchema = z
  .object({
    id: z.string(),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    country: z.string().nullable(),
    status: petitionStatusSchema,
    standing: petitionStandingSchema,
    turn: petitionTurnSchema,
    paid: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    /** Days in its status; null once it has ended. */
    waitingDays: z.int().nullable(),
    /** The required documents in order, then other uploaded ones. */
    documents: z.array(z.object({ kind: z.enum(documentKinds), status: z.enum([...documentStatuses, 'missing']) })),
    /** How many were replaced since their verdict and need another. */
    replaced: z.int(),
    reached: z.array(z.enum(progressSteps)),
    legalTerm: legalTermSchema.nullable(),
  })
  .meta({ id: 'PetitionRow' });

export type PetitionRow = z.infer<typeof petitionRowSchema>;

export const petitionPageSchema = z
  .object({
    items: z.array(petitionRowSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    understood: understoodSearchSchema,
  })
  .meta({ id: 'PetitionPage' });

export type PetitionPage = z.infer<typeof petitionPageSchema>;

/** The further filters that are often asked for: a parameter and its value. */
export const openWork = ['messages-unanswered', 'cv-pending', 'term-over'] as const;

export type OpenWork = (typeof openWork)[number];

/** How many petitions there are of each status, for the tabs of the queue, and what its filters would find. */
export const petitionCountsSchema = z
  .object({
    ...(Object.fromEntries(petitionStatusFilters.map((status) => [status, z.int()])) as Record<
      PetitionStatusFilter,
      z.ZodInt
    >),
    /** Where degrees were issued: choices that find nothing are not offered. */
    countries: z.array(z.string()),
    paid: z.array(z.boolean()).meta({ description: 'Whether paid and unpaid ones occur' }),
    openWork: z.array(z.enum(openWork)).meta({ description: 'Which of these filters find any' }),
    longestWait: z.int().nullable().meta({ description: 'Whole days; null if none is open' }),
  })
  .meta({ id: 'PetitionCounts' });

export type PetitionCounts = z.infer<typeof petitionCountsSchema>;

const waitingTimeSchema = z.object({ cases: z.int(), medianDays: z.int(), p90Days: z.int() });

/** From our own petitions, from registry to resolution. Groups of fewer than five are left out. */
export const waitingTimesSchema = z
  .object({
    all: waitingTimeSchema.nullable(),
    byCountry: z.array(waitingTimeSchema.extend({ country: z.string() })),
    /** By the month of the resolution, `2026-03`, oldest first; the last 24. */
    byMonth: z.array(waitingTimeSchema.extend({ month: z.string() })),
  })
  .meta({ id: 'WaitingTimes' });

export type WaitingTimes = z.infer<typeof waitingTimesSchema>;
