import { cvGaps } from '@fonendo/domain/cv/completeness';
import { cvReviewStatuses } from '@fonendo/domain/cv/cv.lifecycle';
import { documentStatuses } from '@fonendo/domain/documents/document.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { petitionTurns, plainPetitionSteps } from '@fonendo/domain/petitions/next-step';
import {
  letterKinds,
  notifiedActs,
  petitionEntryKinds,
  recognitionLawSince,
  resolutionKinds,
} from '@fonendo/domain/petitions/petition';
import {
  petitionEvents,
  petitionRefusals,
  petitionStatuses,
  progressSteps,
} from '@fonendo/domain/petitions/petition.lifecycle';
import { petitionStandings } from '@fonendo/domain/petitions/standing';
import { z } from 'zod';
import { cvContentSchema, cvReturnSchema } from '../cv.schema.ts';
import { doctorSchema, missingItemSchema } from '../doctors/doctors.schema.ts';
import { doctorDocumentsSchema, documentFileSchema } from '../documents.schema.ts';
import { daySchema } from '../shared/dates.schema.ts';
import { besideTheRest } from '../shared/refinements.ts';
import { checklistSchema } from './checklist.schema.ts';
import {
  answerFileSchema,
  clockTermSchema,
  fileSchema,
  hearingSchema,
  notInFuture,
  notificationInput,
  notificationSchema,
  refineNotification,
  requirementSchema,
} from './legal-clock.schema.ts';

/** Any text: the specification asks for an error of its own if it is no id. */
export const petitionIdParamSchema = z.object({ id: z.string().max(100) });

/** The status with what it leaves open, for every place that names it. */
export const petitionStandingSchema = z.enum(petitionStandings);

export const petitionStatusSchema = z.enum(petitionStatuses).nullable().meta({
  description: 'Null while the doctor is still filling it in',
});

/** The legal clock: six months from the registry entry, suspended while the applicant is asked for something. */
export const legalTermSchema = z
  .object({
    registryNumber: z.string(),
    registeredOn: z.iso.date(),
    deadline: z.iso.date(),
    daysElapsed: z.int(),
    daysLeft: z.int(),
    daysOver: z.int(),
    suspended: z.boolean(),
  })
  .meta({ id: 'PetitionLegalTerm' });

export type PetitionLegalTerm = z.infer<typeof legalTermSchema>;

const timelineEntrySchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(petitionEntryKinds),
    /** Internal entries are sent to administrators only. */
    internal: z.boolean(),
    /** Done by an administrator. */
    byTeam: z.boolean(),
    /** The author, for administrators; null for the doctor and for what the product does by itself. */
    author: z.string().nullable(),
    text: z.string().nullable(),
    facts: z.record(z.string(), z.string()).meta({
      description:
        'What the sentence names: document, version, registryNumber, registeredOn, answerBy, condition, corrected',
    }),
  })
  .meta({ id: 'PetitionTimelineEntry' });

export type PetitionTimelineEntry = z.infer<typeof timelineEntrySchema>;

const conditionSchema = z.object({
  id: z.string(),
  text: z.string(),
  doneAt: z.iso.datetime().nullable(),
  files: z.array(answerFileSchema).meta({ description: 'What the doctor uploaded for it, newest first' }),
});

export const petitionTurnSchema = z.enum(petitionTurns).meta({
  description: 'Whose turn it is, from the point of view of the doctor',
});

const stepOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object({ turn: petitionTurnSchema, ...shape });

export const petitionStepSchema = z
  .discriminatedUnion('key', [
    stepOf({ key: z.literal('complete'), item: missingItemSchema, count: z.int() }),
    stepOf({ key: z.literal('pay'), item: missingItemSchema }),
    stepOf({ key: z.literal('replace'), documents: z.array(z.enum(documentKinds)) }),
    stepOf({ key: z.literal('renew'), document: z.enum(documentKinds), by: z.iso.date() }),
    stepOf({ key: z.literal('open'), by: z.iso.date() }),
    stepOf({ key: z.literal('hearing'), by: z.iso.date() }),
    stepOf({ key: z.literal('answer'), by: z.iso.date() }),
    stepOf({ key: z.literal('present'), act: z.enum(['requirement', 'hearing']), by: z.iso.date() }),
    stepOf({ key: z.literal('conditions'), count: z.int() }),
    stepOf({ key: z.enum(plainPetitionSteps) }),
  ])
  .meta({ id: 'PetitionStep' });

export type PetitionStep = z.infer<typeof petitionStepSchema>;

export const petitionSchema = z
  .object({
    id: z.string(),
    reference: z.string(),
    status: petitionStatusSchema,
    standing: petitionStandingSchema,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    statusSince: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    /** Where the degree was issued. */
    country: z.string().nullable(),
    paid: z.boolean(),
    doctor: z.object({ id: z.string(), firstname: z.string(), lastname: z.string(), email: z.string() }),
    /** The progress line: every step, with its date once reached. */
    steps: z.array(z.object({ step: z.enum(progressSteps), reached: z.boolean(), at: z.iso.datetime().nullable() })),
    legalTerm: legalTermSchema.nullable(),
    /** Before registration: the deadline if it were registered today. */
    deadlineIfRegisteredToday: z.iso.date().nullable(),
    documents: doctorDocumentsSchema,
    cv: z
      .object({
        status: z.enum(cvReviewStatuses),
        updatedAt: z.iso.datetime(),
        reviewedAt: z.iso.datetime().nullable(),
        returned: cvReturnSchema.nullable(),
        gaps: z.array(z.enum(cvGaps)),
      })
      .nullable(),
    /** The next step and whose turn it is. */
    next: petitionStepSchema,
    checklist: checklistSchema,
    /** What is missing before it can be sent; empty once it was. */
    missing: z.array(missingItemSchema),
    allowedEvents: z.array(
      z.object({
        event: z.enum(petitionEvents),
        /** Why it is not possible now; null if it is. */
        refused: z.enum(petitionRefusals).nullable(),
      }),
    ),
    can: z.object({
      comment: z.boolean(),
      reviewCv: z.boolean(),
      returnCv: z.boolean(),
      startRequirement: z.boolean(),
      answerRequirement: z.boolean(),
      attachLetter: z.boolean(),
      attachProposal: z.boolean(),
      requestExtension: z.boolean(),
      decideExtension: z.boolean(),
      startHearing: z.boolean(),
      closeHearing: z.boolean(),
      correctDates: z.boolean(),
      attachResolution: z.boolean(),
      completeConditions: z.boolean(),
      /** The doctor may file another petition for the same title. */
      startAnother: z.boolean(),
      /** Electronic notices of which the doctor may say that they opened them. */
      sayOpened: z.array(z.enum(notifiedActs)),
      /** Documents whose verdict this reader may give or change now. */
      judge: z.array(z.string()),
    }),
    /** Messages that the doctor has not read, or the team has not answered. */
    waitingMessages: z.int(),
    /** Newest first. */
    timeline: z.array(timelineEntrySchema),
    /** Newest first; the open one has no end. */
    requirements: z.array(requirementSchema),
    /** Newest first; an open one has not been closed. */
    hearings: z.array(hearingSchema),
    /** Every legal term on this day, in the order of their ends. */
    clock: z.array(clockTermSchema),
    resolution: z
      .object({
        kind: z.enum(resolutionKinds),
        at: z.iso.datetime(),
        comment: z.string(),
        file: fileSchema.nullable(),
        notification: notificationSchema,
      })
      .nullable(),
    /** What a conditional resolution requires before it takes effect. */
    conditions: z.array(conditionSchema),
    /** Until when the conditions have to be met. */
    conditionsDueOn: z.iso.date().nullable(),
    /** Its PDF is deleted a year after the petition ended; the code still works. */
    receipt: z
      .object({ code: z.string(), issuedAt: z.iso.datetime(), sha256: z.string(), hasFile: z.boolean() })
      .nullable(),
    /** The last day to download receipt and resolution; null before the end. */
    filesUntil: z.iso.date().nullable(),
    /** The letters that can be made now; `until` is the last day on which they are useful. */
    letters: z.array(z.object({ kind: z.enum(letterKinds), until: z.iso.date().nullable() })),
    /** For administrators only: the data to compare the documents with. */
    review: z
      .object({
        /** `declared.verified` lists fields confirmed by an approved document. */
        declared: doctorSchema,
        cvContent: cvContentSchema.nullable(),
        /** The uploaded file of a resolution that is not recorded yet. */
        resolutionFile: fileSchema.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Petition' });

export type Petition = z.infer<typeof petitionSchema>;

const text = (max: number) => z.string().trim().min(1).max(max);

export const cvToReturnSchema = z.object({ reason: text(1000) }).meta({ id: 'CvToReturn' });

export const commentSchema = z.object({ text: text(2000), internal: z.boolean() }).meta({ id: 'PetitionComment' });

/** A verdict on the document as it was seen: if somebody else has judged it meanwhile, it is a conflict. */
export const verdictSchema = z
  .object({
    verdict: z.enum(['approved', 'rejected']),
    from: z.enum(documentStatuses).meta({ description: 'The verdict that was on the screen' }),
    reason: z
      .string()
      .trim()
      .max(1000)
      .optional()
      .meta({ description: 'With every rejection, as the doctor reads it' }),
    validUntil: daySchema.nullish().meta({ description: 'Until when an approved document holds; left out: unchanged' }),
  })
  .superRefine(({ verdict, reason }, ctx) => {
    if (verdict === 'rejected' && !reason)
      ctx.addIssue({ code: 'custom', path: ['reason'], params: { key: 'errors.required' } });
  }, besideTheRest)
  .meta({ id: 'Verdict' });

export type Verdict = z.infer<typeof verdictSchema>;

/** `petition` is null for the credential of a certified doctor, who has none. */
export const judgedDocumentSchema = z
  .object({ document: documentFileSchema, petition: petitionSchema.nullable() })
  .meta({ id: 'JudgedDocument' });

export const registrySchema = (now: () => Date) =>
  z.object({
    registryNumber: text(60),
    registeredOn: notInFuture(now).refine((day) => day >= recognitionLawSince, {
      params: { key: 'errors.minDate', min: recognitionLawSince },
    }),
  });

/** The registry was entered wrongly: every term is counted anew. */
export const correctRegistrySchema = (now: () => Date) => registrySchema(now).extend({ reason: text(1000) });

export type CorrectRegistry = z.infer<ReturnType<typeof correctRegistrySchema>>;

export type Registry = z.infer<ReturnType<typeof registrySchema>>;

export const maxConditions = 20;

export const resolutionSchema = (now: () => Date) =>
  z
    .object({
      kind: z.enum(resolutionKinds),
      comment: text(4000),
      conditions: z.array(text(500)).max(maxConditions).default([]).meta({
        description: 'What has to be done before it takes effect; with a conditional resolution only',
      }),
      ...notificationInput(now),
    })
    .superRefine(({ kind, conditions }, ctx) => {
      const isConditional = kind === 'conditional';
      if (Array.isArray(conditions) && isConditional !== conditions.length > 0) {
        const key = isConditional ? 'errors.required' : 'errors.invalid';
        ctx.addIssue({ code: 'custom', path: ['conditions'], params: { key } });
      }
    }, besideTheRest)
    .superRefine(refineNotification, besideTheRest)
    .meta({ id: 'Resolution' });

export type Resolution = z.infer<ReturnType<typeof resolutionSchema>>;

export const conditionParamSchema = z.object({ id: z.string().max(100), conditionId: z.uuid() });

export const requirementParamSchema = z.object({ id: z.string().max(100), requirementId: z.uuid() });

export const hearingParamSchema = z.object({ id: z.string().max(100), hearingId: z.uuid() });

export const letterParamSchema = z.object({ id: z.string().max(100), kind: z.enum(letterKinds) });

export const receiptCodeParamSchema = z.object({ code: z.string().max(60) });

/** What a receipt's code confirms to anybody: no name, no document, only part of the reference. */
export const verifiedReceiptSchema = z
  .object({
    issuedAt: z.iso.datetime(),
    reference: z.string().meta({ description: 'Masked: HOM-2026-••••17' }),
    sha256: z.string(),
    documents: z.int().meta({ description: 'How many were sent' }),
  })
  .meta({ id: 'VerifiedReceipt' });

export type VerifiedReceipt = z.infer<typeof verifiedReceiptSchema>;
