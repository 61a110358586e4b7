import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { candidacyStepStatuses, selectionLimits, stepRefusals } from '@fonendo/domain/candidacies/steps';
import { certifications } from '@fonendo/domain/hospitals/view';
import { interviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { processLimits, stepTypes } from '@fonendo/domain/processes/process';
import { z } from 'zod';
import { notedCallSchema } from '../candidacies/calls.schema.ts';
import { firstDaySchema } from '../candidacies/first-day.schema.ts';
import { doctorProfileSchema } from '../doctors/doctors.schema.ts';
import { candidateMatchSchema } from '../offers/match.schema.ts';
import { errorCodes } from '../shared/errors.schema.ts';

/** A step by its place in the process, from 0. */
const position = z
  .int()
  .min(0)
  .max(processLimits.steps.max - 1);

/** Status and step as shown to the person who moves it, so that two people never move the same card unawares. */
const from = z
  .object({ status: z.enum(candidacyStatuses), step: position.nullable() })
  .meta({ description: 'Where it stood when it was read; otherwise nothing happens (Conflict)' });

export type SeenStanding = z.infer<typeof from>;

const to = z.object({ step: position });

export const discardReasonSchema = z
  .string()
  .trim()
  .min(1)
  .max(selectionLimits.discardReason)
  .meta({ description: 'For the hospital alone: the candidate never reads it' });

export const candidacyMoveSchema = z.object({ from, to }).meta({ id: 'CandidacyMove' });

export type CandidacyMove = z.infer<typeof candidacyMoveSchema>;

export const stepCompletionSchema = z
  .object({
    from,
    result: z
      .string()
      .trim()
      .max(selectionLimits.result)
      .default('')
      .meta({ description: 'What came of it, for the hospital alone' }),
    startNext: z.boolean().meta({ description: 'Whether the next step starts at once' }),
  })
  .meta({ id: 'StepCompletion' });

export type StepCompletion = z.infer<typeof stepCompletionSchema>;

export const discardSchema = z.object({ reason: discardReasonSchema }).meta({ id: 'CandidacyDiscard' });

/** Read by the candidate, unlike the reason of a discard. */
export const acceptanceUndoSchema = z.object({ reason: discardReasonSchema }).meta({ id: 'AcceptanceUndo' });

/** A candidacy, and where it stood when it was read. */
export const bulkItemSchema = z.object({ id: z.uuid(), from });

const items = z.array(bulkItemSchema).min(1).max(selectionLimits.bulk);

/** The same for several: each succeeds or fails on its own. */
export const bulkMoveSchema = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('move'), to, items }),
    z.object({ action: z.literal('discard'), reason: discardReasonSchema, items }),
    z.object({ action: z.literal('undoDiscard'), items }),
  ])
  .meta({ id: 'BulkMove' });

export type BulkMove = z.infer<typeof bulkMoveSchema>;

export const bulkResultSchema = z
  .object({
    results: z.array(
      z.object({
        id: z.string(),
        /** Why this one failed; null if it succeeded. */
        code: z.enum(errorCodes).nullable(),
      }),
    ),
  })
  .meta({ id: 'BulkMoveResult' });

export type BulkResult = z.infer<typeof bulkResultSchema>;

const candidacyStepSchema = z
  .object({
    id: z.string(),
    position: z.int(),
    type: z.enum(stepTypes),
    name: z.string(),
    mandatory: z.boolean(),
    text: z.string(),
    durationMinutes: z.int(),
    /** Null if it was not started. */
    status: z.enum(candidacyStepStatuses).nullable(),
    startedAt: z.iso.datetime().nullable(),
    completedAt: z.iso.datetime().nullable(),
    /** Who completed it; null if their account was deleted. */
    completedBy: z.string().nullable(),
    result: z.string().nullable(),
    /** The documents requested in this step: how many the candidate owes, how many the hospital has to look at. */
    documents: z.object({ awaited: z.int(), toAccept: z.int(), accepted: z.int() }),
    /** The latest interview of this step. */
    interview: z.object({ status: z.enum(interviewStatuses), startsAt: z.iso.datetime().nullable() }).nullable(),
  })
  .meta({ id: 'CandidacyStep' });

const verdict = z.object({
  /** Why it is not possible now; null if it is. */
  refused: z.enum(stepRefusals).nullable(),
});

const offerSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(offerStatuses),
  vacancies: z.int(),
  vacanciesLeft: z.int(),
  /** How many candidacies have no decision yet. */
  open: z.int(),
});

/** A candidacy as the hospital runs it. */
export const hospitalCandidacySchema = z
  .object({
    id: z.string(),
    status: z.enum(candidacyStatuses),
    step: z.int().nullable(),
    appliedAt: z.iso.datetime(),
    statusSince: z.iso.datetime(),
    stepSince: z.iso.datetime(),
    discardReason: z.string().nullable(),
    /** What the candidate was told beside; null if nothing. */
    farewell: z.string().nullable(),
    /** Null once the account is deleted. */
    match: candidateMatchSchema.nullable(),
    /** Null once the account is deleted. */
    candidate: z
      .object({
        id: z.string(),
        firstname: z.string(),
        lastname: z.string(),
        /** As it is now, not as it was when they applied. */
        certification: z.enum(certifications),
        /** The time zone of their residence. */
        zone: z.string(),
      })
      .nullable(),
    /** The profile as it was when they applied. */
    snapshot: doctorProfileSchema.nullable(),
    steps: z.array(candidacyStepSchema),
    /** How many messages of the candidate wait for an answer. */
    unanswered: z.int(),
    /** Null until the candidate says when they can start, once accepted. */
    firstDay: firstDaySchema.nullable(),
    /** Null unless it was accepted. */
    acceptance: z
      .object({
        /** Who accepted; null if their account was deleted. */
        by: z.string().nullable(),
        /** Whether the candidate has opened the notice; null if nothing is known of it any more. */
        notice: z.object({ openedAt: z.iso.datetime().nullable() }).nullable(),
        /** Null until somebody notes that they called. */
        call: notedCallSchema.nullable(),
      })
      .nullable(),
    offer: offerSchema,
    /** The previous and next candidate in the same column of the board. */
    neighbours: z.object({
      previous: z.string().nullable(),
      next: z.string().nullable(),
      /** From 1. */
      index: z.int(),
      total: z.int(),
    }),
    /** Null for readers without the right to run candidacies. */
    can: z
      .object({
        moveTo: z.array(z.object({ step: z.int(), ...verdict.shape })),
        complete: verdict,
        startNext: verdict,
        accept: verdict,
        /** For a day after the acceptance. */
        undoAccept: z.boolean(),
        discard: z.boolean(),
        undoDiscard: z.boolean(),
        /** Whether the reader may close the offer and it is still open. */
        closeOffer: z.boolean(),
        /** Whether the vacancies are filled and others still wait for an answer. */
        answerRemaining: z.boolean(),
        agreeFirstDay: z.boolean(),
        noteCall: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'HospitalCandidacy' });

export type HospitalCandidacy = z.infer<typeof hospitalCandidacySchema>;
export type CandidacyStep = z.infer<typeof candidacyStepSchema>;

export const personIdParamSchema = z.object({ doctorId: z.uuid() });

/** A person as one hospital knows them: by what they submitted there. */
export const personSchema = z
  .object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    certification: z.enum(certifications),
    zone: z.string(),
    /** Of the latest candidacy. */
    snapshot: doctorProfileSchema,
    latestCandidacyId: z.string(),
    /** Newest first. */
    candidacies: z.array(
      z.object({
        id: z.string(),
        status: z.enum(candidacyStatuses),
        /** The name of the current or last step. */
        step: z.string().nullable(),
        appliedAt: z.iso.datetime(),
        statusSince: z.iso.datetime(),
        discardReason: z.string().nullable(),
        match: candidateMatchSchema.nullable(),
        offer: z.object({ id: z.string(), name: z.string(), status: z.enum(offerStatuses) }),
      }),
    ),
  })
  .meta({ id: 'CandidatePerson' });

export type Person = z.infer<typeof personSchema>;
