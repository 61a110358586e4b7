import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { beginningTurns, offerRisks, waitingKinds } from '@fonendo/domain/dashboards/hospital-steps';
import { completionKeys, turns } from '@fonendo/domain/dashboards/next-step';
import { readinessPurposes } from '@fonendo/domain/doctors/readiness';
import { documentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { interviewPlaces } from '@fonendo/domain/interviews/interview';
import { interviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { termMonths } from '@fonendo/domain/petitions/legal-term';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { z } from 'zod';
import { missingItemSchema } from './doctors/doctors.schema.ts';
import { foundOfferSchema } from './offers/search.schema.ts';
import { legalTermSchema, petitionSchema } from './petitions/petitions.schema.ts';

/** The query of the list that shows exactly what was counted, in the parameters of that list's endpoint. */
const filterSchema = z.record(z.string(), z.string());

export type ListFilter = z.infer<typeof filterSchema>;

const figureSchema = z.object({ count: z.int(), filter: filterSchema }).meta({ id: 'DashboardFigure' });

export type ListFigure = z.infer<typeof figureSchema>;

/** With the case that has waited longest, in days; null where there is none. */
const queueFigureSchema = figureSchema.extend({ worstDays: z.int().nullable() }).meta({ id: 'DashboardQueueFigure' });

export type QueueFigure = z.infer<typeof queueFigureSchema>;

/** How long something has been waiting: less than three days, up to seven, or longer. */
const waitingAges = ['young', 'middle', 'late'] as const;

const timesSchema = figureSchema.extend({ medianDays: z.int(), p90Days: z.int() }).meta({ id: 'DashboardTimes' });

/** `2026-03` */
const month = z.string();

export const administratorDashboardSchema = z
  .object({
    /** Lists of `/petitions`; for the offers of `/offers/managed`, for the hospitals of `/hospitals`. */
    queue: z.object({
      petitions: queueFigureSchema,
      offers: queueFigureSchema,
      hospitals: queueFigureSchema,
      overdue: queueFigureSchema,
      /** With `moreThanCount` there are more than were counted. */
      cvs: queueFigureSchema.extend({ moreThanCount: z.boolean() }),
      messages: queueFigureSchema,
      reports: queueFigureSchema,
    }),
    petitions: z.object({
      inHand: z.array(
        figureSchema.extend({
          status: z.enum(['Pending', 'Review']),
          ages: z.array(figureSchema.extend({ age: z.enum(waitingAges) })),
        }),
      ),
      sent: figureSchema.extend({ months: z.array(figureSchema.extend({ month: z.enum(termMonths) })) }),
    }),
    /** The five that have waited longest. */
    offersToApprove: z.array(
      z.object({ id: z.string(), name: z.string(), hospital: z.string(), waitingDays: z.int(), revision: z.boolean() }),
    ),
    /** Where the open offers are, the most first; communities without one are left out. */
    openOffers: z.array(z.object({ community: z.enum(communityCodes), count: z.int() })),
    /** Begun in each of the last twelve months, the running one last. Lists of `/payments/all`. */
    money: z.array(
      z.object({
        month,
        /** Before tax, without what rectifying invoices gave back of these payments. */
        netCents: z.int(),
        /** The same, by what was bought. */
        byProduct: z.object({ recognition: z.int(), offersAccess: z.int() }),
        rectifiedCents: z.int(),
        /** As people paid it. */
        paid: figureSchema.extend({ cents: z.int() }),
        /** Paid twice, and given back. */
        refunded: figureSchema.extend({ cents: z.int() }),
      }),
    ),
    /** The month before the running one, up to the same day, with the list of its payments. */
    moneyBefore: z.object({ from: z.iso.date(), to: z.iso.date(), netCents: z.int(), filter: filterSchema }),
    /** Lists of `/users`. */
    users: z.object({
      active: z.array(
        figureSchema.extend({
          side: z.enum(['doctors', 'hospitals']),
          /** How many of them registered since then. */
          joined: z.int(),
        }),
      ),
      /** The same day of the month before. */
      since: z.iso.date(),
      /** Registered in each of the last twelve weeks, from Monday to Sunday, the running one last. */
      weeks: z.array(figureSchema.extend({ from: z.iso.date(), to: z.iso.date() })),
      /** The last complete weeks, and how many registered in as many weeks before them. */
      recent: figureSchema.extend({ before: z.int(), weeks: z.int() }),
    }),
    /** The last six months; null where nothing ended in one. Lists of `/petitions`. */
    times: z.array(
      z.object({
        month,
        /** From the doctor's sending to the ministry's registry. */
        ours: timesSchema.nullable(),
        /** From the registry to the resolution. */
        ministry: timesSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'AdministratorDashboard' });

export type AdministratorDashboard = z.infer<typeof administratorDashboardSchema>;

/** A candidacy that something is to be done about. */
const candidateSchema = { candidacyId: z.string(), candidate: z.string(), offer: z.string() };

const hospitalStepSchema = z
  .discriminatedUnion('key', [
    /** Since when, and with whom first (`other`); the rest is about the second interview. */
    z.object({
      ...{ key: z.literal('clash'), ...candidateSchema, other: z.string(), interviewer: z.string() },
      ...{ interviewId: z.string(), startsAt: z.iso.datetime() },
    }),
    z.object({ key: z.literal('datesEnding'), ...candidateSchema, endsAt: z.iso.datetime() }),
    z.object({ key: z.literal('interviewToday'), ...candidateSchema, startsAt: z.iso.datetime() }),
    z.object({ key: z.enum(waitingKinds), ...candidateSchema, days: z.int(), count: z.int(), filter: filterSchema }),
    z.object({ key: z.literal('correctOffer'), id: z.string(), offer: z.string(), days: z.int() }),
  ])
  .meta({ id: 'HospitalNextStep' });

export type HospitalNextStep = z.infer<typeof hospitalStepSchema>;

export const hospitalDashboardSchema = z
  .object({
    hospital: z.object({ name: z.string() }),
    /** Null once an offer of the hospital has been open. */
    beginning: z
      .object({
        /** The one that was changed last. */
        offer: z
          .object({ id: z.string(), status: z.enum(offerStatuses).extract(['draft', 'pending', 'refused']) })
          .nullable(),
        /** Whether anybody else works there. */
        colleagues: z.boolean(),
        turn: z.enum(beginningTurns),
        can: z.object({ write: z.boolean(), invite: z.boolean() }),
      })
      .nullable(),
    /** Lists of `/offers/managed`. */
    offers: figureSchema.extend({ vacanciesLeft: z.int() }),
    /** Lists of `/selection/candidates`, as all the following. */
    pipeline: z.array(
      figureSchema.extend({
        status: z.enum(candidacyStatuses),
        /** As the hospital called it; null before the first. */
        step: z.string().nullable(),
        /** How many of them have been there for more than seven days. */
        late: z.int(),
      }),
    ),
    /** What to do now, and up to three things after it. */
    next: z.array(hospitalStepSchema),
    /** What waits for the hospital, by its oldest; a kind of which nothing waits is left out. */
    waiting: z.array(
      figureSchema.extend({
        kind: z.enum(waitingKinds),
        oldest: z.object({ ...candidateSchema, days: z.int() }),
      }),
    ),
    /** Offers that need something of the hospital, those to correct first; `reason` is the team's. */
    offersAtRisk: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        risk: z.enum(offerRisks),
        reason: z.string().nullable(),
        /** Since it was sent back, or since it is open. */
        days: z.int(),
        /** Whether doctors see it. */
        open: z.boolean(),
        vacancies: z.int(),
        vacanciesLeft: z.int(),
        /** Of `manyDays`: for how many days half of the hospital's closed offers were open. */
        medianDays: z.int().nullable(),
      }),
    ),
    /** From the application to the acceptance; null while nobody was accepted. Medians are left out for fewer than three. */
    hires: figureSchema
      .extend({
        medianDays: z.int().nullable(),
        targetDays: z.int(),
        /** Of the last twelve, the running one last. */
        months: z.array(figureSchema.extend({ month, medianDays: z.int().nullable() })),
      })
      .nullable(),
    /** Those to come or under way, in this week or later, the next first; also those that wait for the candidate. */
    interviews: z.array(
      z.object({
        id: z.string(),
        candidacyId: z.string(),
        status: z.enum(interviewStatuses).extract(['confirmed', 'pendingConfirmation']),
        /** Of one that is not confirmed, the first date that was proposed. */
        startsAt: z.iso.datetime(),
        /** Null until it is confirmed. */
        endsAt: z.iso.datetime().nullable(),
        candidate: z.string(),
        /** Of the candidate. */
        zone: z.string(),
        place: z.enum(interviewPlaces),
        location: z.string(),
        offer: z.string(),
      }),
    ),
  })
  .meta({ id: 'HospitalDashboard' });

export type HospitalDashboard = z.infer<typeof hospitalDashboardSchema>;

const turn = z.enum(turns);
const by = z.iso.date();

const nextStepSchema = z
  .discriminatedUnion('key', [
    z.object({
      turn,
      key: z.enum(['openMinistryNotice', 'allegeToMinistry', 'answerMinistry']),
      by,
      petitionId: z.string(),
    }),
    z.object({
      turn,
      key: z.literal('renewDocument'),
      by,
      petitionId: z.string(),
      document: z.enum(documentKinds),
    }),
    z.object({ turn, key: z.literal('pickInterviewDate'), by, candidacyId: z.string(), hospital: z.string() }),
    z.object({
      turn,
      key: z.literal('sendRequestedDocuments'),
      by,
      candidacyId: z.string(),
      hospital: z.string(),
      count: z.int(),
    }),
    z.object({
      turn,
      key: z.literal('replaceDocuments'),
      documents: z.array(z.enum(documentKinds)),
      petitionId: z.string().nullable(),
    }),
    z.object({
      turn,
      key: z.enum(completionKeys),
      purpose: z.enum(readinessPurposes),
      item: missingItemSchema,
      count: z.int(),
    }),
    z.object({ turn, key: z.enum(['startPetition', 'lookForOffers', 'waitForHospitals']) }),
    z.object({
      turn,
      key: z.enum(['sendPetition', 'correctCv', 'waitForReview', 'waitForFiling', 'petitionDenied']),
      petitionId: z.string(),
    }),
    z.object({ turn, key: z.literal('meetConditions'), petitionId: z.string(), count: z.int() }),
    z.object({ turn, key: z.literal('waitForMinistry'), petitionId: z.string(), daysLeft: z.int() }),
    z.object({ turn, key: z.literal('pressMinistry'), petitionId: z.string(), daysOver: z.int() }),
  ])
  .meta({ id: 'DoctorNextStep' });

export type DoctorNextStep = z.infer<typeof nextStepSchema>;

export const doctorDashboardSchema = z
  .object({
    next: nextStepSchema,
    /** The latest; null where there is none. */
    petition: petitionSchema
      .pick({ id: true, reference: true, status: true, standing: true, steps: true })
      .extend({
        /** Days since the petition was sent. */
        daysSinceSent: z.int().nullable(),
        legalTerm: legalTermSchema.nullable(),
      })
      .nullable(),
    /**
     * Offers of their speciality that ask for no more years than they have; the list of `/offers`. Null without a
     * speciality.
     */
    offers: figureSchema
      .extend({
        items: z.array(foundOfferSchema),
        /** Where they are, the most first. */
        places: z.array(figureSchema.extend({ community: z.enum(communityCodes) })),
      })
      .nullable(),
    /** Confirmed and to come, the next first; then those that wait for a date. */
    interviews: z.array(
      z.object({
        id: z.string(),
        candidacyId: z.string(),
        status: z.enum(interviewStatuses),
        startsAt: z.iso.datetime().nullable(),
        durationMinutes: z.int(),
        place: z.enum(interviewPlaces),
        location: z.string(),
        /** How many proposed dates are still to come. */
        dates: z.int(),
        offer: z.string(),
        hospital: z.string(),
      }),
    ),
    /** Requested documents, the nearest due date first. */
    requests: z.array(
      z.object({
        id: z.string(),
        candidacyId: z.string(),
        kind: z.enum(documentKinds).nullable(),
        name: z.string(),
        status: z.enum(documentRequestStatuses),
        dueOn: z.iso.date(),
        overdue: z.boolean(),
        offer: z.string(),
        hospital: z.string(),
      }),
    ),
    /** Applied or in process. */
    openCandidacies: z.int(),
    /** The latest, open ones first. Doctors without an entry for them in the sidebar find them here. */
    candidacies: z.array(
      z.object({
        id: z.string(),
        status: z.enum(candidacyStatuses),
        yourTurn: z.boolean(),
        offer: z.string(),
        hospital: z.string(),
      }),
    ),
  })
  .meta({ id: 'DoctorDashboard' });

export type DoctorDashboard = z.infer<typeof doctorDashboardSchema>;
