import { documentStatuses } from '@fonendo/domain/documents/document.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { clockTermKinds, clockTermStates } from '@fonendo/domain/petitions/legal-clock/clock-term';
import { calculationSteps, lawKeys } from '@fonendo/domain/petitions/legal-clock/explanation';
import { notificationChannels } from '@fonendo/domain/petitions/legal-clock/notification';
import { answerWorkingDays, longestAnswerWorkingDays } from '@fonendo/domain/petitions/legal-clock/working-days-term';
import { hearingOutcomes, hearingProposals, notifiedActs } from '@fonendo/domain/petitions/petition';
import { holidayPlaces } from '@fonendo/domain/reference/regional-holidays';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { z } from 'zod';
import { daySchema, isDay } from '../shared/dates.schema.ts';
import { besideTheRest } from '../shared/refinements.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

export const notInFuture = (now: () => Date) =>
  daySchema.refine((day) => day <= madridDate(now()), { params: { key: 'errors.futureDate' } });

/** How and when the applicant was notified of an act of the ministry. */
export const notificationSchema = z
  .object({
    channel: z.enum(notificationChannels),
    disposedOn: z.iso.date().nullable().meta({ description: 'Electronic notices: put at disposal' }),
    notifiedOn: z.iso.date().nullable().meta({ description: 'Opened, delivered or published; null while unopened' }),
    state: z.enum(['made', 'unopened', 'rejected']),
    countsFrom: z.iso.date(),
    rejectedOn: z.iso.date().nullable(),
  })
  .meta({ id: 'PetitionNotification' });

export type PetitionNotification = z.infer<typeof notificationSchema>;

export const fileSchema = z.object({ name: z.string(), bytes: z.int() });

/** A file with which the doctor answers a request of the ministry or meets a condition. */
export const answerFileSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(documentKinds),
    version: z.int(),
    fileName: z.string(),
    uploadedAt: z.iso.datetime(),
    status: z.enum(documentStatuses),
  })
  .meta({ id: 'PetitionAnswerFile' });

/** Something that the ministry asked of the applicant. */
export const requirementSchema = z.object({
  id: z.string(),
  reason: z.string(),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  answerBy: z.iso.date(),
  notification: notificationSchema,
  extension: z
    .object({
      requestedOn: z.iso.date(),
      decidedOn: z.iso.date().nullable(),
      workingDays: z.int().nullable().meta({ description: 'The whole term; null if denied or not decided yet' }),
    })
    .nullable(),
  letter: fileSchema.nullable().meta({ description: 'The ministry’s own letter, once the team attached it' }),
  answer: z.array(answerFileSchema).meta({
    description: 'Of an open one: what the doctor uploaded since, newest first; empty afterwards',
  }),
});

export const hearingSchema = z.object({
  id: z.string(),
  proposal: z.enum(hearingProposals),
  summary: z.string(),
  notification: notificationSchema,
  closedOn: z.iso.date().nullable(),
  outcome: z.enum(hearingOutcomes).nullable(),
  letter: fileSchema.nullable().meta({ description: 'The ministry’s own proposal, once the team attached it' }),
  answer: z.array(answerFileSchema).meta({
    description: 'Of an open one: what the doctor uploaded against it, newest first; empty afterwards',
  }),
});

const explanationSchema = z.object({
  articles: z.array(z.object({ law: z.enum(lawKeys), article: z.string() })),
  steps: z.array(
    z.object({
      key: z.enum(calculationSteps),
      on: z.iso.date(),
      until: z.iso.date().optional(),
      count: z.int().optional(),
      place: z.enum(holidayPlaces).optional(),
    }),
  ),
  cells: z.array(z.object({ day: z.iso.date(), number: z.int().nullable(), place: z.enum(holidayPlaces).nullable() })),
});

/** One legal term, with the calculation of its date. */
export const clockTermSchema = z
  .object({
    kind: z.enum(clockTermKinds),
    owner: z.enum(['doctor', 'ministry']),
    state: z.enum(clockTermStates),
    end: z.iso.date().nullable(),
    latestEnd: z.iso.date().nullable().meta({ description: 'Of an unopened notice: the end if nobody opens it' }),
    daysLeft: z.int().nullable(),
    workingDays: z.object({ total: z.int(), left: z.int() }).nullable(),
    why: explanationSchema,
  })
  .meta({ id: 'PetitionClockTerm' });

export type PetitionClockTerm = z.infer<typeof clockTermSchema>;

/** An administrator enters the day of the notification and how it was made, never "now". */
export const notificationInput = (now: () => Date) => ({
  channel: z.enum(notificationChannels),
  disposedOn: notInFuture(now).nullish().meta({ description: 'Electronic notices: put at disposal' }),
  notifiedOn: notInFuture(now)
    .nullish()
    .meta({ description: 'Opened, delivered or published; left out while an electronic notice is unopened' }),
});

type NotificationInput = z.infer<z.ZodObject<ReturnType<typeof notificationInput>>>;

export function refineNotification(
  { channel, disposedOn, notifiedOn }: NotificationInput,
  ctx: z.core.$RefinementCtx<unknown>,
): void {
  const refuse = (path: string, key: string, params: Record<string, string> = {}) =>
    ctx.addIssue({ code: 'custom', path: [path], params: { key, ...params } });
  if (channel === 'electronic') {
    if (!disposedOn) refuse('disposedOn', 'errors.required');
    else if (isDay(disposedOn) && isDay(notifiedOn) && notifiedOn < disposedOn)
      refuse('notifiedOn', 'errors.minDate', { min: disposedOn });
  } else if (channel) {
    if (!notifiedOn) refuse('notifiedOn', 'errors.required');
    if (disposedOn) refuse('disposedOn', 'errors.invalid');
  }
}

export const startRequirementSchema = (now: () => Date) =>
  z
    .object({
      reason: text(1000),
      ...notificationInput(now),
      workingDays: z.int().min(1).max(longestAnswerWorkingDays).default(answerWorkingDays).meta({
        description: 'The term that the request grants: ten by law',
      }),
    })
    .superRefine(refineNotification, besideTheRest);

export type StartRequirement = z.infer<ReturnType<typeof startRequirementSchema>>;

export const answerRequirementSchema = (now: () => Date) => z.object({ answeredOn: notInFuture(now) });

export const requestExtensionSchema = (now: () => Date) => z.object({ requestedOn: notInFuture(now) });

export const decideExtensionSchema = (now: () => Date) =>
  z.object({
    decidedOn: notInFuture(now),
    workingDays: z.int().min(answerWorkingDays).max(longestAnswerWorkingDays).nullable().meta({
      description: 'The whole term from the same notification; null if it was denied',
    }),
  });

export type DecideExtension = z.infer<ReturnType<typeof decideExtensionSchema>>;

export const startHearingSchema = (now: () => Date) =>
  z
    .object({ proposal: z.enum(hearingProposals), summary: text(2000), ...notificationInput(now) })
    .superRefine(refineNotification, besideTheRest);

export type StartHearing = z.infer<ReturnType<typeof startHearingSchema>>;

export const closeHearingSchema = (now: () => Date) =>
  z.object({ outcome: z.enum(hearingOutcomes), closedOn: notInFuture(now) });

export type CloseHearing = z.infer<ReturnType<typeof closeHearingSchema>>;

/** A fact that was entered wrongly, or the access that came later. */
export const correctNotificationSchema = (now: () => Date) =>
  z
    .object({
      act: z.enum(notifiedActs),
      id: z
        .uuid()
        .optional()
        .meta({ description: 'Which request or hearing, also a closed one; left out: the open one' }),
      ...notificationInput(now),
      closedOn: notInFuture(now)
        .nullish()
        .meta({ description: 'Of a closed one: the day of the answer or of the allegations' }),
      reason: text(1000).meta({ description: 'Why it is corrected, for the doctor' }),
    })
    .superRefine(refineNotification, besideTheRest);

/** The doctor opened an electronic notice. */
export const openNoticeSchema = (now: () => Date) =>
  z.object({ act: z.enum(notifiedActs), openedOn: notInFuture(now) });

export type OpenNotice = z.infer<ReturnType<typeof openNoticeSchema>>;

export type CorrectNotification = z.infer<ReturnType<typeof correctNotificationSchema>>;
