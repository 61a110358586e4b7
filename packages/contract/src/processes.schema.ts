import { documentKinds } from '@fonendo/domain/documents/kinds';
import {
  interviewDurations,
  processLimits,
  requestableDocumentKinds,
  stepTypes,
} from '@fonendo/domain/processes/process';
import { z } from 'zod';
import { besideTheRest } from './shared/refinements.ts';
import { savedBySchema } from './shared/saved-by.schema.ts';

const { daysToAnswer, steps: stepCount } = processLimits;

const name = z.string().trim().min(1).max(processLimits.name);
const days = z.int().min(daysToAnswer.min).max(daysToAnswer.max);

const documentInputSchema = z
  .object({
    kind: z
      .enum(requestableDocumentKinds)
      .nullable()
      .meta({ description: 'A proof of the profession that doctors know, or null for any other paper' }),
    name: z.string().trim().max(processLimits.documentName),
  })
  .superRefine(({ kind, name: called }, ctx) => {
    if (kind !== null || typeof called !== 'string' || called.trim() !== '') return;
    ctx.addIssue({ code: 'custom', path: ['name'], params: { key: 'errors.required' } });
  }, besideTheRest);

const stepInputSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(stepTypes),
    name: z.string().trim().min(1).max(processLimits.stepName),
    mandatory: z.boolean().meta({ description: 'The first two are mandatory whatever this says' }),
    text: z.string().trim().max(processLimits.stepText),
    documents: z.array(documentInputSchema).max(processLimits.documents),
    daysToAnswer: days,
    durationMinutes: z.literal(interviewDurations),
  })
  .superRefine(({ type, documents }, ctx) => {
    if (type === 'documentRequest' || !Array.isArray(documents) || documents.length === 0) return;
    ctx.addIssue({ code: 'custom', path: ['documents'], params: { key: 'errors.invalid' } });
  }, besideTheRest)
  .meta({ id: 'ProcessStepInput' });

const stepsInputSchema = z
  .array(stepInputSchema)
  .min(stepCount.min)
  .max(stepCount.max)
  .superRefine((steps, ctx) => {
    const ids = Array.isArray(steps) ? steps.map((step) => step?.id) : [];
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) < index) {
        ctx.addIssue({ code: 'custom', path: [index, 'id'], params: { key: 'errors.invalid' } });
      }
    }
  }, besideTheRest);

export const processIdParamSchema = z.object({ id: z.uuid() });

export const processCreationSchema = z
  .object({
    name,
    copyOf: z
      .uuid()
      .nullable()
      .meta({ description: 'The process whose steps it begins with; null for the standard one' }),
  })
  .meta({ id: 'ProcessCreation' });

export type ProcessCreation = z.infer<typeof processCreationSchema>;

export const processContentSchema = z.object({ name, steps: stepsInputSchema });

export const processUpdateSchema = processContentSchema
  .extend({
    version: z.int().min(1).meta({ description: 'The version that was read' }),
  })
  .meta({ id: 'ProcessUpdate' });

export type ProcessUpdate = z.infer<typeof processUpdateSchema>;

const documentSchema = z.object({ kind: z.enum(documentKinds).nullable(), name: z.string() });

const stepSchema = z
  .object({
    id: z.string(),
    type: z.enum(stepTypes),
    name: z.string(),
    mandatory: z.boolean(),
    text: z.string(),
    documents: z.array(documentSchema),
    daysToAnswer: z.int(),
    durationMinutes: z.int(),
  })
  .meta({ id: 'ProcessStep' });

export const processSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    steps: z.array(stepSchema),
    /** The process that new offers start with. */
    isDefault: z.boolean(),
    version: z.int(),
    updatedAt: z.iso.datetime(),
    updatedBy: savedBySchema,
    offers: z.object({
      /** Drafts and refused offers: they copy the steps when published. */
      unpublished: z.int(),
      /** Published offers: they have copied the steps and keep them. */
      published: z.int(),
    }),
  })
  .meta({ id: 'Process' });

export type Process = z.infer<typeof processSchema>;

/** There are twenty at most. */
export const processListSchema = z
  .object({
    items: z.array(processSchema),
    can: z.object({
      /** May change processes. */
      manage: z.boolean(),
      /** May add another one. */
      add: z.boolean(),
      /** May choose which one new offers start with. */
      chooseDefault: z.boolean(),
      remove: z.boolean(),
    }),
  })
  .meta({ id: 'ProcessList' });

export type ProcessList = z.infer<typeof processListSchema>;

/** A step as readers of an offer see it: type and requirements, without the hospital's texts. */
export const stepOutlineSchema = z
  .object({
    id: z.string(),
    type: z.enum(stepTypes),
    name: z.string(),
    mandatory: z.boolean(),
    /** Only for a document request. */
    documents: z.array(documentSchema),
    /** Only for an interview. */
    durationMinutes: z.int().nullable(),
  })
  .meta({ id: 'StepOutline' });

export type StepOutline = z.infer<typeof stepOutlineSchema>;
