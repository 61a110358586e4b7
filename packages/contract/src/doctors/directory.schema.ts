import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { certifications } from '@fonendo/domain/hospitals/view';
import { recommendationLimits } from '@fonendo/domain/offers/recommendation';
import { specialities } from '@fonendo/domain/reference/specialities';
import { z } from 'zod';
import { candidateMatchSchema } from '../offers/match.schema.ts';
import { understoodSearchSchema } from '../shared/understood.schema.ts';
import { doctorProfileSchema } from './doctors.schema.ts';

const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(600)
    .transform((value) => value.split(';').filter(Boolean))
    .pipe(z.array(item).max(20));

export const directoryFiltersSchema = z.object({
  search: z.string().trim().max(100).optional().meta({ description: 'First or last name' }),
  speciality: list(z.enum(specialities)).optional().meta({ description: 'Several, parted by semicolons' }),
  certification: list(z.enum(certifications)).optional().meta({ description: 'Several, parted by semicolons' }),
  ids: z
    .string()
    .max(2000)
    .transform((value) => value.split(';').filter(Boolean))
    .pipe(z.array(z.uuid()).max(recommendationLimits.atOnce))
    .optional()
    .meta({ description: 'Only these doctors, parted by semicolons: what ties each to the offer' }),
  offer: z.uuid().optional().meta({ description: 'An open offer: who fits it comes first' }),
});

export type DirectoryFilters = z.infer<typeof directoryFiltersSchema>;

export const directoryQuerySchema = directoryFiltersSchema.extend({
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export type DirectoryQuery = z.infer<typeof directoryQuerySchema>;

/** The doctor's relation to the offer in the query. */
export const offerTies = ['recommended', 'applied'] as const;

/**
 * A doctor before any application: enough to recommend an offer. No contact data, nothing of the CV but the years, and
 * nothing that must never influence a selection.
 */
export const directoryDoctorSchema = z
  .object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    speciality: z.string().nullable(),
    certification: z.enum(certifications),
    countryOfResidence: z.string(),
    yearsOfExperience: z.int().nullable(),
    /** How well they fit the offer in the query; null without an offer. */
    match: candidateMatchSchema.nullable(),
    tie: z.enum(offerTies).nullable(),
  })
  .meta({ id: 'DirectoryDoctor' });

export type DirectoryDoctor = z.infer<typeof directoryDoctorSchema>;

export const directoryPageSchema = z
  .object({
    items: z.array(directoryDoctorSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    understood: understoodSearchSchema,
    /** What occurs among everybody who can be found, to choose from in the filters; null on later pages. */
    choices: z
      .object({ specialities: z.array(z.string()), certifications: z.array(z.enum(certifications)) })
      .nullable(),
    can: z.object({ recommend: z.boolean() }),
  })
  .meta({ id: 'DirectoryPage' });

export type DirectoryPage = z.infer<typeof directoryPageSchema>;

export const directoryDoctorIdParamSchema = z.object({ id: z.uuid() });

const offerName = z.object({ id: z.string(), name: z.string() });

/** One doctor of the directory: the profile that the doctor previews, and what ties them to the reader's hospital. */
export const foundDoctorSchema = z
  .object({
    profile: doctorProfileSchema,
    /** At this hospital, newest first. */
    candidacies: z.array(
      z.object({
        id: z.string(),
        status: z.enum(candidacyStatuses),
        appliedAt: z.iso.datetime(),
        offer: offerName,
      }),
    ),
    /** The offers of this hospital that were recommended to them, newest first. */
    recommended: z.array(z.object({ offer: offerName, at: z.iso.datetime() })),
    can: z.object({ recommend: z.boolean() }),
  })
  .meta({ id: 'FoundDoctor' });

export type FoundDoctor = z.infer<typeof foundDoctorSchema>;
