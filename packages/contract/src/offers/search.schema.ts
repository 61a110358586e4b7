import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { offerSorts, savedSearchLimits } from '@fonendo/domain/offers/search';
import { contractTypes, workingDays } from '@fonendo/domain/offers/terms';
import { communityCodes } from '@fonendo/domain/reference/communities';
import { specialities } from '@fonendo/domain/reference/specialities';
import { z } from 'zod';
import { missingItemSchema } from '../doctors/doctors.schema.ts';
import { hospitalProfileSchema } from '../hospitals/hospitals.schema.ts';
import { stepOutlineSchema } from '../processes.schema.ts';
import { offerMatchSchema } from './match.schema.ts';

/** `ES-MD;ES-CT` in the address. Semicolons, because names of specialities contain commas. */
const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(3000)
    .transform((value) => [...new Set(value.split(';').filter(Boolean))])
    .pipe(z.array(item).max(50));

const maxSearch = 100;
const salaryMin = z.int().min(0).max(1_000_000);
const maxExperience = z.int().min(0).max(60);

const several = { description: 'Several, parted by semicolons' };

export const offerFiltersQuerySchema = z.object({
  search: z.string().trim().max(maxSearch).optional(),
  exact: z
    .literal('true')
    .optional()
    .meta({ description: 'Search for exactly what was typed: no word is taken for another' }),
  community: list(z.enum(communityCodes)).optional().meta(several),
  speciality: list(z.enum(specialities)).optional().meta(several),
  contractType: list(z.enum(contractTypes)).optional().meta(several),
  workingDay: list(z.enum(workingDays)).optional().meta(several),
  salaryMin: z.coerce.number().pipe(salaryMin).optional().meta({ description: 'Offers whose range reaches it' }),
  maxExperience: z.coerce
    .number()
    .pipe(maxExperience)
    .optional()
    .meta({ description: 'Offers that ask for no more years than these' }),
});

export type OfferFiltersQuery = z.infer<typeof offerFiltersQuerySchema>;

export const offerPageQuerySchema = offerFiltersQuerySchema.extend({
  sort: z.enum(offerSorts).default('newest'),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export type OfferPageQuery = z.infer<typeof offerPageQuerySchema>;

const ownCandidacySchema = z.object({
  id: z.string(),
  status: z.enum(candidacyStatuses),
  appliedAt: z.iso.datetime(),
});

/** An open offer on its card. */
export const foundOfferSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    hospital: z.object({ name: z.string(), city: z.string() }),
    community: z.enum(communityCodes),
    speciality: z.string(),
    salaryMin: z.int(),
    salaryMax: z.int(),
    workingDay: z.enum(workingDays),
    contractType: z.enum(contractTypes),
    yearsOfExperience: z.int(),
    vacancies: z.int(),
    publishedAt: z.iso.datetime(),
    match: offerMatchSchema,
    /** The reader's own candidacy. */
    candidacy: ownCandidacySchema.nullable(),
  })
  .meta({ id: 'FoundOffer' });

export type FoundOffer = z.infer<typeof foundOfferSchema>;

/** A typed word that no open offer contains, and the word searched for instead. */
const understoodWordSchema = z.object({ typed: z.string(), understood: z.string() });

export const offerPageSchema = z
  .object({
    items: z.array(foundOfferSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    understood: z.array(understoodWordSchema),
  })
  .meta({ id: 'OfferPage' });

export type OfferPage = z.infer<typeof offerPageSchema>;

const counts = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }));

/** The number of open offers for each option, the most frequent first. */
export const offerFacetsSchema = z
  .object({
    total: z.int(),
    community: counts(z.enum(communityCodes)),
    speciality: counts(z.string()),
    contractType: counts(z.enum(contractTypes)),
    workingDay: counts(z.enum(workingDays)),
    /** Offers by the top of their salary range, one count per step of the scale; the last step has no upper limit. */
    salary: z.array(z.int()),
  })
  .meta({ id: 'OfferFacets' });

export type OfferFacets = z.infer<typeof offerFacetsSchema>;

export const offerForDoctorSchema = foundOfferSchema
  .omit({ hospital: true })
  .extend({
    /** Doctors see closed offers only if they applied. */
    status: z.enum(['approved', 'closed']),
    description: z.string(),
    hospital: hospitalProfileSchema,
    /** The steps of the selection process, in order. */
    steps: z.array(stepOutlineSchema),
    /** What keeps the reader from applying, apart from the offer being closed or applied to. */
    missing: z.array(missingItemSchema),
  })
  .meta({ id: 'OfferForDoctor' });

export type OfferForDoctor = z.infer<typeof offerForDoctorSchema>;

export const offerIdParamSchema = z.object({ id: z.uuid() });

export const offerFiltersSchema = z
  .object({
    search: z.string().trim().min(1).max(maxSearch).optional(),
    community: z.array(z.enum(communityCodes)).min(1).max(50).optional(),
    speciality: z.array(z.enum(specialities)).min(1).max(50).optional(),
    contractType: z.array(z.enum(contractTypes)).min(1).max(50).optional(),
    workingDay: z.array(z.enum(workingDays)).min(1).max(50).optional(),
    salaryMin: salaryMin.optional(),
    maxExperience: maxExperience.optional(),
  })
  .meta({ id: 'OfferFilters' });

export const savedSearchInputSchema = z
  .object({
    name: z.string().trim().min(1).max(savedSearchLimits.nameLength),
    filters: offerFiltersSchema,
    mailed: z.boolean(),
  })
  .meta({ id: 'SavedSearchInput' });

export type SavedSearchInput = z.infer<typeof savedSearchInputSchema>;

export const savedSearchSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    filters: offerFiltersSchema,
    mailed: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });

export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** Every mutation returns all of them, as there are ten at most. */
export const savedSearchesSchema = z
  .object({
    items: z.array(savedSearchSchema),
    can: z.object({ add: z.boolean() }),
    /** Whether the reader receives mails about offers at all. */
    mailsWanted: z.boolean(),
  })
  .meta({ id: 'SavedSearches' });

export type SavedSearches = z.infer<typeof savedSearchesSchema>;
