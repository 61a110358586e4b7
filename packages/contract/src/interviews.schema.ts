import { interviewLimits, interviewPlaces, slotProposers } from '@fonendo/domain/interviews/interview';
import { interviewEvents, interviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { meetingLink } from '@fonendo/domain/interviews/meeting-link';
import { interviewDurations } from '@fonendo/domain/processes/process';
import { z } from 'zod';
import { instantSchema } from './shared/dates.schema.ts';

const { slots: slotLimits, place: maxPlace, message: maxMessage, comment: maxComment } = interviewLimits;

/** An instant in UTC; screens add the time zones. Interviews begin at whole minutes. */
const instant = instantSchema.refine((value) => new Date(value).getTime() % 60_000 === 0);

const proposedSlots = z.array(z.object({ startsAt: instant }));

/** Colleagues who take part. If none are given: the proposing person, or those who took part before. */
const interviewerIds = z.array(z.uuid()).max(interviewLimits.interviewers).default([]);

/** Duration, place, and the message to the candidate. */
export const interviewTermsSchema = z
  .object({
    durationMinutes: z.literal([...interviewDurations]),
    place: z.enum(interviewPlaces),
    /** The link of the meeting, or the address. */
    location: z.string().trim().min(1).max(maxPlace),
    message: z.string().trim().max(maxMessage).default(''),
    interviewerIds,
  })
  .superRefine(({ place, location }, ctx) => {
    if (place !== 'video' || meetingLink(location) !== null) return;
    ctx.addIssue({ code: 'custom', path: ['location'], params: { key: 'interviews:problems.meetingLink' } });
  })
  .meta({ id: 'InterviewTerms' });

/** Proposed dates, for a new interview or another round. */
export const interviewProposalSchema = interviewTermsSchema
  .safeExtend({
    slots: proposedSlots.min(slotLimits.min).max(slotLimits.max),
  })
  .meta({ id: 'InterviewProposal' });

export type InterviewTerms = z.infer<typeof interviewTermsSchema>;
export type InterviewProposal = z.infer<typeof interviewProposalSchema>;

export const slotChoiceSchema = z.object({ slotId: z.uuid() }).meta({ id: 'SlotChoice' });

/** A candidate declines: the reason, and other possible dates. */
export const interviewDeclineSchema = z
  .object({
    comment: z.string().trim().min(1).max(maxComment),
    slots: proposedSlots.max(slotLimits.max).default([]),
  })
  .meta({ id: 'InterviewRefusal' });

export type InterviewDecline = z.infer<typeof interviewDeclineSchema>;

export const interviewCancelSchema = z
  .object({ comment: z.string().trim().max(maxComment).default('') })
  .meta({ id: 'InterviewCancellation' });

/** One date of an interview elsewhere: the agreed one, or one of those that wait for an answer. */
export const interviewMoveSchema = z
  .object({
    /** The date as the person who moves it saw it; a colleague may have been quicker. */
    from: instant,
    startsAt: instant,
    message: z.string().trim().max(maxMessage).default(''),
    interviewerIds,
  })
  .meta({ id: 'InterviewMove' });

export type InterviewMove = z.infer<typeof interviewMoveSchema>;

/** Who takes part from now on; the dates stay. */
export const interviewersSchema = z
  .object({ interviewerIds: z.array(z.uuid()).min(1).max(interviewLimits.interviewers) })
  .meta({ id: 'Interviewers' });

export type Interviewers = z.infer<typeof interviewersSchema>;

export const interviewIdParamSchema = z.object({ id: z.uuid() });
export const interviewSlotParamSchema = z.object({ id: z.uuid(), slotId: z.uuid() });

/** A little more than a quarter: the most a calendar shows at once. */
const maxRangeDays = 100;

export const timeRangeQuerySchema = z
  .object({ from: instantSchema, to: instantSchema })
  .superRefine(({ from, to }, ctx) => {
    const days = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
    if (days > 0 && days <= maxRangeDays) return;
    ctx.addIssue({ code: 'custom', path: ['to'], params: { key: 'errors.invalid' } });
  });

export type TimeRange = z.infer<typeof timeRangeQuerySchema>;

const spanSchema = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

export const interviewSlotSchema = spanSchema
  .extend({
    id: z.string(),
    proposedBy: z.enum(slotProposers),
    /** Whether it can still be chosen, because it is in the future. */
    open: z.boolean(),
  })
  .meta({ id: 'InterviewSlot' });

const interviewerSchema = z.object({ id: z.string(), name: z.string() });

/** An interview as one of the two sides sees it; what that side may do now is in `allowedEvents`. */
export const interviewSchema = z
  .object({
    id: z.string(),
    candidacyId: z.string(),
    /** The step it belongs to, from 0. */
    position: z.int(),
    status: z.enum(interviewStatuses),
    durationMinutes: z.int(),
    place: z.enum(interviewPlaces),
    location: z.string(),
    message: z.string(),
    candidateComment: z.string().nullable(),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    /** Without withdrawn ones, sorted by time. */
    slots: z.array(interviewSlotSchema),
    offer: z.object({ id: z.string(), name: z.string() }),
    hospital: z.object({ name: z.string(), city: z.string() }),
    /** For the hospital: the candidate's name and time zone. Null for the candidate themselves. */
    candidate: z.object({ name: z.string(), zone: z.string() }).nullable(),
    /** For the hospital: who of its people takes part. Empty for the candidate. */
    interviewers: z.array(interviewerSchema),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    allowedEvents: z.array(z.enum(interviewEvents)),
  })
  .meta({ id: 'Interview' });

export type Interview = z.infer<typeof interviewSchema>;
export type InterviewSlot = z.infer<typeof interviewSlotSchema>;

export const ownInterviewsSchema = z.object({ items: z.array(interviewSchema) }).meta({ id: 'OwnInterviews' });

/** The interviews of one candidacy, the newest first, with defaults for a new proposal. */
export const candidacyInterviewsSchema = z
  .object({
    items: z.array(interviewSchema),
    candidate: z.object({ name: z.string(), zone: z.string() }),
    /** The duration that the step suggests. */
    durationMinutes: z.int(),
    /** The people of the hospital who may take part, with what they do there. */
    colleagues: z.array(interviewerSchema.extend({ position: z.string().nullable() })),
    can: z.object({ propose: z.boolean() }),
  })
  .meta({ id: 'CandidacyInterviews' });

export type CandidacyInterviews = z.infer<typeof candidacyInterviewsSchema>;

/** Times that are taken, for choosing a date. */
export const busyTimesSchema = z
  .object({
    /** The hospital's own interviews; those with this candidate must not overlap. */
    interviews: z.array(
      spanSchema.extend({
        interviewId: z.string(),
        candidacyId: z.string(),
        candidate: z.string(),
        status: z.enum(interviewStatuses),
        withThisCandidate: z.boolean(),
        interviewerIds: z.array(z.string()),
      }),
    ),
    /** When the candidate has interviews elsewhere, without any details. */
    taken: z.array(spanSchema),
  })
  .meta({ id: 'BusyTimes' });

export type BusyTimes = z.infer<typeof busyTimesSchema>;

export const calendarFeedSchema = z
  .object({
    /** The secret link; anybody who has it can read the calendar. */
    url: z.string(),
    renewedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CalendarFeed' });

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** `<secret>.ics`; anything else is answered like a wrong secret. */
export const feedTokenParamSchema = z.object({ token: z.string().max(200) });
