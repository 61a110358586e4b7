import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { candidacyStepStatuses } from '@fonendo/domain/candidacies/steps';
import { stepTypes } from '@fonendo/domain/processes/process';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { z } from 'zod';
import { missingItemSchema } from '../doctors/doctors.schema.ts';
import { firstDaySchema } from './first-day.schema.ts';

/** A step as the candidate sees it, without the hospital's result. */
const ownStepSchema = z
  .object({
    name: z.string(),
    type: z.enum(stepTypes),
    /** Null if it was not started. */
    status: z.enum(candidacyStepStatuses).nullable(),
    startedAt: z.iso.datetime().nullable(),
    completedAt: z.iso.datetime().nullable(),
    /** The hospital's text for candidates, once the step has begun. */
    text: z.string().nullable(),
  })
  .meta({ id: 'OwnCandidacyStep' });

/** What the doctor has to do, and coming interviews. */
const nextEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('documents'), count: z.int(), dueOn: z.iso.date() }),
  z.object({ kind: z.literal('pickDate') }),
  z.object({ kind: z.literal('interview'), startsAt: z.iso.datetime() }),
]);

/** A candidacy as its doctor sees it. Why a hospital discarded somebody is nowhere in it (specification, section 4). */
export const ownCandidacySchema = z
  .object({
    id: z.string(),
    status: z.enum(candidacyStatuses),
    appliedAt: z.iso.datetime(),
    /** Since when it has its status. */
    statusSince: z.iso.datetime(),
    /** What the hospital told them when it ended; null if nothing. */
    farewell: z.string().nullable(),
    offer: z.object({
      id: z.string(),
      name: z.string(),
      speciality: z.string(),
      community: z.enum(communityCodes),
      /** Whether the offer is still published. */
      open: z.boolean(),
    }),
    hospital: z.object({ name: z.string(), city: z.string() }),
    steps: z.array(ownStepSchema),
    /** Whether the hospital waits for the doctor. */
    yourTurn: z.boolean(),
    /** The most urgent first. */
    next: z.array(nextEventSchema),
    /** How many messages of the hospital one has not read. */
    unread: z.int(),
    /** Null until one says when one can start, once accepted. */
    firstDay: firstDaySchema.nullable(),
    can: z.object({ withdraw: z.boolean(), giveFirstDay: z.boolean() }),
  })
  .meta({ id: 'OwnCandidacy' });

export type OwnCandidacy = z.infer<typeof ownCandidacySchema>;

/** The doctor's relation to one offer, shown at the foot of its page. */
export const applicationSchema = z
  .object({
    /** Null if the doctor never applied. */
    candidacy: ownCandidacySchema.nullable(),
    offerOpen: z.boolean(),
    /** What keeps the doctor from applying, in the order in which one would fix it. */
    missing: z.array(missingItemSchema),
  })
  .meta({ id: 'Application' });

export type Application = z.infer<typeof applicationSchema>;

/** `applied,inProcess` in the address. */
const statusList = z
  .string()
  .max(100)
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(z.enum(candidacyStatuses)).max(candidacyStatuses.length));

export const ownCandidaciesQuerySchema = z.object({
  status: statusList.optional().meta({ description: 'Several, parted by commas' }),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export type OwnCandidaciesQuery = z.infer<typeof ownCandidaciesQuerySchema>;

export const ownCandidacyPageSchema = z
  .object({
    items: z.array(ownCandidacySchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** The number of each status, regardless of the filter. */
    counts: z.object(
      Object.fromEntries(candidacyStatuses.map((status) => [status, z.int()])) as Record<
        (typeof candidacyStatuses)[number],
        z.ZodInt
      >,
    ),
  })
  .meta({ id: 'OwnCandidacyPage' });

export type OwnCandidacyPage = z.infer<typeof ownCandidacyPageSchema>;

export const candidacyIdParamSchema = z.object({ id: z.uuid() });
