import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { documentRequestLimits } from '@fonendo/domain/document-requests/document-request';
import { documentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { requestableDocumentKinds } from '@fonendo/domain/processes/process';
import { addDays } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { z } from 'zod';
import { daySchema, instantSchema } from './shared/dates.schema.ts';
import { errorCodes } from './shared/errors.schema.ts';
import { besideTheRest } from './shared/refinements.ts';

const { papers, name, why, reason, days, candidacies } = documentRequestLimits;

/** A known kind of document, or any other by its name. */
export const requestedPaperSchema = z
  .object({
    kind: z.enum(requestableDocumentKinds).nullable(),
    name: z
      .string()
      .trim()
      .max(name)
      .meta({ description: 'Of a known kind, what exactly is wanted of it; may then be empty' }),
    why: z.string().trim().min(1).max(why),
  })
  .superRefine((paper, ctx) => {
    if (paper.kind || paper.name) return;
    ctx.addIssue({ code: 'custom', path: ['name'], params: { key: 'errors.required' } });
  }, besideTheRest)
  .meta({ id: 'RequestedPaper' });

/** The last day, in peninsular Spain: today at the earliest. */
export const dueOnSchema = (now: () => Date) =>
  daySchema.superRefine((date, ctx) => {
    const min = madridDate(now());
    const max = addDays(min, days);
    if (date < min) ctx.addIssue({ code: 'custom', params: { key: 'errors.minDate', min } });
    if (date > max) ctx.addIssue({ code: 'custom', params: { key: 'errors.maxDate', max } });
  });

export const makeDocumentRequestsSchema = (now: () => Date) =>
  z.object({ papers: z.array(requestedPaperSchema).min(1).max(papers), dueOn: dueOnSchema(now) });

export type MakeDocumentRequests = z.infer<ReturnType<typeof makeDocumentRequestsSchema>>;

export const bulkDocumentRequestsSchema = (now: () => Date) =>
  makeDocumentRequestsSchema(now).extend({ candidacyIds: z.array(z.uuid()).min(1).max(candidacies) });

export type BulkDocumentRequests = z.infer<ReturnType<typeof bulkDocumentRequestsSchema>>;

export const bulkResultSchema = z
  .object({
    results: z.array(
      z.object({
        candidacyId: z.string(),
        /** How many were requested now; documents already requested are not requested twice. */
        made: z.int(),
        refused: z.enum(errorCodes).nullable(),
      }),
    ),
  })
  .meta({ id: 'BulkRequestResult' });

export type BulkResult = z.infer<typeof bulkResultSchema>;

/** The file that was reviewed: the candidate may have replaced it meanwhile. */
export const judgedFileSchema = z.object({ uploadedAt: instantSchema }).meta({ id: 'JudgedFile' });

export type JudgedFile = z.infer<typeof judgedFileSchema>;

export const askAgainSchema = (now: () => Date) =>
  judgedFileSchema.extend({
    reason: z.string().trim().min(1).max(reason).meta({ description: 'What is wrong with it, for the candidate' }),
    dueOn: dueOnSchema(now),
  });

export type AskAgain = z.infer<ReturnType<typeof askAgainSchema>>;

export const documentRequestIdParamSchema = z.object({ id: z.uuid() });

const requestSchema = z.object({
  id: z.string(),
  /** The step it belongs to, from 0. */
  position: z.int(),
  kind: z.enum(documentKinds).nullable(),
  name: z.string(),
  /** Empty if the step gives no reason. */
  why: z.string(),
  dueOn: z.iso.date(),
  overdue: z.boolean(),
  status: z.enum(documentRequestStatuses),
  /** Why it was requested again. */
  returnReason: z.string().nullable(),
  askedAt: z.iso.datetime(),
  file: z
    .object({
      name: z.string(),
      bytes: z.int(),
      uploadedAt: z.iso.datetime(),
      /** The hospital's staff handed it in for the candidate; without a name once they left. Null: the candidate did. */
      staff: z.object({ name: z.string().nullable() }).nullable(),
    })
    .nullable(),
});

export const hospitalRequestSchema = requestSchema
  .extend({
    askedBy: z.string().nullable(),
    reviewedAt: z.iso.datetime().nullable(),
    reviewedBy: z.string().nullable(),
    remindedAt: z.iso.datetime().nullable(),
    can: z.object({ handIn: z.boolean(), accept: z.boolean(), askAgain: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: 'HospitalDocumentRequest' });

export type HospitalRequest = z.infer<typeof hospitalRequestSchema>;

export const hospitalRequestsSchema = z
  .object({
    items: z.array(hospitalRequestSchema),
    /** Documents can be requested while it is in process. */
    candidacy: z.enum(candidacyStatuses),
    can: z.object({ ask: z.boolean() }),
  })
  .meta({ id: 'HospitalDocumentRequests' });

export type HospitalRequests = z.infer<typeof hospitalRequestsSchema>;

export const madeRequestsSchema = hospitalRequestsSchema
  .extend({
    /** How many were requested now; documents already requested are not requested twice. */
    made: z.int(),
  })
  .meta({ id: 'MadeDocumentRequests' });

export const ownRequestSchema = requestSchema
  .extend({ can: z.object({ upload: z.boolean() }) })
  .meta({ id: 'OwnDocumentRequest' });

export type OwnRequest = z.infer<typeof ownRequestSchema>;

export const ownRequestsSchema = z.object({ items: z.array(ownRequestSchema) }).meta({ id: 'OwnDocumentRequests' });

export type OwnRequests = z.infer<typeof ownRequestsSchema>;
