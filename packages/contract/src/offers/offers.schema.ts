import { offerFields, offerLimits } from '@fonendo/domain/offers/offer';
import { offerEvents, offerRefusals, offerStatuses, revisionStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { offerHistoryKinds } from '@fonendo/domain/offers/offer.policy';
import { contractTypes, workingDays } from '@fonendo/domain/offers/terms';
import { wordingKinds } from '@fonendo/domain/offers/wording';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { specialities } from '@fonendo/domain/reference/specialities';
import { z } from 'zod';
import { hospitalReviewSchema } from '../hospitals/approval.schema.ts';
import { hospitalSchema as hospitalDataSchema } from '../hospitals/hospitals.schema.ts';
import { stepOutlineSchema } from '../processes.schema.ts';
import { besideTheRest } from '../shared/refinements.ts';
import { savedBySchema } from '../shared/saved-by.schema.ts';
import { understoodSearchSchema } from '../shared/understood.schema.ts';

/** A blank text counts as missing. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((value) => value || null);

const count = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max).nullable();

/** An offer while it is written: missing fields are null, others must be valid. */
export const offerDraftSchema = z
  .object({
    name: text(offerLimits.name),
    description: text(offerLimits.description),
    community: z.enum(communityCodes).nullable(),
    speciality: z.enum(specialities).nullable(),
    salaryMin: count(offerLimits.salary),
    salaryMax: count(offerLimits.salary),
    workingDay: z.enum(workingDays).nullable(),
    contractType: z.enum(contractTypes).nullable(),
    yearsOfExperience: count(offerLimits.yearsOfExperience),
    vacancies: count(offerLimits.vacancies),
  })
  .superRefine(({ salaryMin, salaryMax }, ctx) => {
    if (typeof salaryMin !== 'number' || typeof salaryMax !== 'number' || salaryMin <= salaryMax) return;
    ctx.addIssue({ code: 'custom', path: ['salaryMax'], params: { key: 'errors.salaryRange' } });
  }, besideTheRest)
  .meta({ id: 'OfferDraft' });

export const offerIdParamSchema = z.object({ id: z.uuid() });

const version = z.int().min(1).meta({ description: 'The version that was read' });

export const offerCreationSchema = z
  .object({
    id: z.uuid().optional().meta({ description: 'Chosen by the caller, so that the same sent twice makes one draft' }),
    content: offerDraftSchema,
  })
  .meta({ id: 'OfferCreation' });
export const offerUpdateSchema = z.object({ version, content: offerDraftSchema }).meta({ id: 'OfferUpdate' });
export const offerVersionSchema = z.object({ version }).meta({ id: 'OfferVersion' });

/** Approving the offer of a pending hospital approves both, in the versions that were read. */
export const offerApprovalSchema = z
  .object({
    version,
    hospitalVersion: z.int().min(1).optional().meta({ description: 'Of a hospital that is not approved yet' }),
  })
  .meta({ id: 'OfferApproval' });

export const offerRefusalSchema = z
  .object({
    version,
    reason: z
      .string()
      .trim()
      .min(1)
      .max(offerLimits.reason)
      .meta({ description: 'What has to change, for the hospital' }),
  })
  .meta({ id: 'OfferRefusal' });

export const offerProcessSchema = z
  .object({
    processId: z.uuid().nullable().meta({ description: 'One of the hospital’s processes; null for the standard one' }),
  })
  .meta({ id: 'OfferProcessChoice' });

export const offerVisibilitySchema = z
  .object({
    isPublic: z.boolean().meta({ description: 'Whether people without an account may read it while it is open' }),
  })
  .meta({ id: 'OfferVisibility' });

export type OfferCreation = z.infer<typeof offerCreationSchema>;
export type OfferUpdate = z.infer<typeof offerUpdateSchema>;
export type OfferApproval = z.infer<typeof offerApprovalSchema>;
export type OfferRefusalReason = z.infer<typeof offerRefusalSchema>;

const contentSchema = z
  .object({
    name: z.string().nullable(),
    description: z.string().nullable(),
    community: z.enum(communityCodes).nullable(),
    speciality: z.string().nullable(),
    salaryMin: z.int().nullable(),
    salaryMax: z.int().nullable(),
    workingDay: z.enum(workingDays).nullable(),
    contractType: z.enum(contractTypes).nullable(),
    yearsOfExperience: z.int().nullable(),
    vacancies: z.int().nullable(),
  })
  .meta({ id: 'OfferContent' });

const allowedEventsSchema = z.array(
  z.object({
    event: z.enum(offerEvents),
    /** Why it is not possible now; null if it is. */
    refused: z.enum(offerRefusals).nullable(),
  }),
);

const hospitalSchema = z
  .object({ id: z.string(), name: z.string(), city: z.string(), blocked: z.boolean() })
  .meta({ id: 'OfferHospital' });

const figuresSchema = z
  .object({
    candidacies: z.int(),
    /** Not opened by anybody of the hospital yet. */
    newCandidacies: z.int(),
    /** Applied or in process: still without a decision. */
    open: z.int(),
    accepted: z.int(),
    /** The longest wait of an open candidacy. */
    longestWaitDays: z.int().nullable(),
  })
  .meta({ id: 'OfferFigures' });

const standingSchema = z.object({
  id: z.string(),
  status: z.enum(offerStatuses),
  revisionStatus: z.enum(revisionStatuses).nullable(),
  refusalReason: z.string().nullable(),
  hospital: hospitalSchema,
  figures: figuresSchema,
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** Days that the offer or its revision has been waiting for review. */
  waitingDays: z.int().nullable(),
  allowedEvents: allowedEventsSchema,
  /** A hospital that is not approved cannot recommend offers. */
  can: z.object({ recommend: z.boolean() }),
});

export const managedOfferRowSchema = standingSchema
  .extend({
    name: z.string().nullable(),
    contractType: z.enum(contractTypes).nullable(),
    workingDay: z.enum(workingDays).nullable(),
    salaryMin: z.int().nullable(),
    salaryMax: z.int().nullable(),
    vacancies: z.int().nullable(),
  })
  .meta({ id: 'ManagedOfferRow' });

export type ManagedOfferRow = z.infer<typeof managedOfferRowSchema>;

export const managedOfferPageSchema = z
  .object({
    items: z.array(managedOfferRowSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    understood: understoodSearchSchema,
  })
  .meta({ id: 'ManagedOfferPage' });

export type ManagedOfferPage = z.infer<typeof managedOfferPageSchema>;

/** `toApprove`: new offers and revisions that wait for an administrator. */
export const managedOfferViews = ['toApprove', ...offerStatuses] as const;

export type ManagedOfferView = (typeof managedOfferViews)[number];

const filters = {
  search: z.string().trim().max(100).optional().meta({ description: 'Name, speciality, hospital or place' }),
  speciality: z.enum(specialities).optional(),
  hospital: z.uuid().optional().meta({ description: 'Of one hospital; for administrators' }),
};

export const managedOfferQuerySchema = z.object({
  ...filters,
  view: z.enum(managedOfferViews).optional().meta({
    description: 'Those to approve come with the longest wait first, all others with the last change first',
  }),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export type ManagedOfferQuery = z.infer<typeof managedOfferQuerySchema>;

export const managedOfferCountsQuerySchema = z.object(filters);

export type ManagedOfferCountsQuery = z.infer<typeof managedOfferCountsQuerySchema>;

/** For the tabs and the line under the title. */
export const managedOfferCountsSchema = z
  .object({
    all: z.int(),
    views: z.object(
      Object.fromEntries(managedOfferViews.map((view) => [view, z.int()])) as Record<ManagedOfferView, z.ZodInt>,
    ),
    /** Of one’s hospital’s open offers; null for administrators. */
    candidacies: z.int().nullable(),
    /** Those that occur, whichever is asked for: the choices of the filter. */
    specialities: z.array(z.string()),
    /** The same of hospitals, for administrators; empty for a hospital, which has only itself. */
    hospitals: z.array(z.object({ id: z.string(), name: z.string() })),
    can: z.object({ create: z.boolean() }),
  })
  .meta({ id: 'ManagedOfferCounts' });

export type ManagedOfferCounts = z.infer<typeof managedOfferCountsSchema>;

const warningSchema = z.object({
  field: z.enum(['name', 'description']),
  kind: z.enum(wordingKinds),
  found: z.string(),
  suggestion: z.string().nullable(),
});

export const managedOfferSchema = standingSchema
  .extend({
    version: z.int(),
    /** Who saved it last; the author only for readers of the same side. */
    updatedBy: savedBySchema,
    createdAt: z.iso.datetime(),
    submittedAt: z.iso.datetime().nullable(),
    closedAt: z.iso.datetime().nullable(),
    /** What doctors see once it is open; before that, the draft. */
    content: contentSchema,
    /** The new content of an open offer, until it is approved too. */
    revision: contentSchema.nullable(),
    /** Whether people without an account may read it while it is open. */
    isPublic: z.boolean(),
    /** The process it follows; null for the standard one. */
    process: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** The steps for candidates; before publication, the current steps of the process. */
    steps: z.array(stepOutlineSchema),
    /** What the draft lacks before it can be published. */
    missing: z.array(z.enum(offerFields)),
    /** For administrators, while the hospital is not approved: its data. */
    applicant: z
      .object({
        hospital: hospitalDataSchema.omit({ position: true }),
        approval: hospitalReviewSchema,
        /**
         * Whether approving the offer approves the hospital too; false if the hospital was refused, which is decided
         * first.
         */
        approvesHospital: z.boolean(),
      })
      .nullable(),
    warnings: z.array(warningSchema),
    history: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        kind: z.enum(offerHistoryKinds),
        /** Done by an administrator. */
        byTeam: z.boolean(),
        /** Done by an administrator who acted as the named person. */
        impersonated: z.boolean(),
        /** The author, for readers of the same side; null if it must not be shown or is no longer known. */
        author: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ManagedOffer' });

export type ManagedOffer = z.infer<typeof managedOfferSchema>;
