import { isCif, normaliseCif } from '@fonendo/domain/hospitals/cif';
import { hospitalSectors } from '@fonendo/domain/hospitals/hospital';
import { communityCodes, communityOfPostalCode } from '@fonendo/domain/reference/communities';
import { countries } from '@fonendo/domain/reference/countries';
import { z } from 'zod';
import { besideTheRest } from '../shared/refinements.ts';
import { keptChangesSchema } from '../shared/saved-by.schema.ts';
import { phonePrefixSchema, phoneSchema } from '../users/person.schema.ts';
import { hospitalApprovalSchema } from './approval.schema.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** A hospital's data (specification, section 3), and the position of the person who enters them. */
const hospitalFields = z.object({
  name: text(150),
  cif: text(20)
    .transform(normaliseCif)
    .refine(isCif, { params: { key: 'errors.cif' } }),
  address: text(200),
  city: text(100),
  postalCode: text(12).refine((code) => communityOfPostalCode(code) !== null, {
    params: { key: 'errors.postalCode' },
  }),
  community: z.enum(communityCodes),
  sector: z.enum(hospitalSectors),
  employees: z.number().int().min(1).max(100_000),
  description: text(2000),
  phonePrefix: phonePrefixSchema,
  phone: phoneSchema,
  position: z.string().trim().max(100).optional(),
});

/** Reported with all other errors, but only if both values are valid by themselves. */
function refuseOtherCommunity(hospital: { postalCode?: unknown; community?: unknown }, ctx: z.core.$RefinementCtx) {
  const { postalCode, community } = hospital;
  const lies = typeof postalCode === 'string' ? communityOfPostalCode(postalCode.trim()) : null;
  if (!lies || !communityCodes.some((code) => code === community) || lies === community) return;
  ctx.addIssue({ code: 'custom', path: ['postalCode'], params: { key: 'errors.postalCodeCommunity' } });
}

/** Several countries share a prefix, so the form asks for the country. */
export const hospitalDataFormSchema = hospitalFields
  .extend({ phoneCountry: z.enum(countries).optional() })
  .superRefine(refuseOtherCommunity, besideTheRest);

export const hospitalSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    cif: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    community: z.enum(communityCodes),
    sector: z.enum(hospitalSectors),
    employees: z.number().int(),
    description: z.string(),
    phoneCountry: z.string().nullable(),
    phonePrefix: z.string().nullable(),
    phone: z.string().nullable(),
    /** Of the reader. */
    position: z.string().nullable(),
  })
  .meta({ id: 'Hospital' });

export type Hospital = z.infer<typeof hospitalSchema>;

const description = 'As it was read: what a colleague has changed since then stays. Left out, everything is replaced';

/** The data of a hospital as a page had read them. */
export const hospitalReadSchema = hospitalSchema.omit({ id: true, phoneCountry: true });

export type HospitalRead = z.infer<typeof hospitalReadSchema>;

export const hospitalUpdateSchema = hospitalFields
  .extend({ read: hospitalReadSchema.optional().meta({ description }) })
  .superRefine(refuseOtherCommunity, besideTheRest)
  .meta({ id: 'HospitalUpdate' });

export type HospitalUpdate = z.infer<typeof hospitalUpdateSchema>;

/** Administrators correct the hospital's data, but not anybody's position there. */
export const hospitalCorrectionSchema = hospitalFields
  .omit({ position: true })
  .extend({ read: hospitalReadSchema.omit({ position: true }).optional().meta({ description }) })
  .superRefine(refuseOtherCommunity, besideTheRest)
  .meta({ id: 'HospitalCorrection' });

export type HospitalCorrection = z.infer<typeof hospitalCorrectionSchema>;

/** The reader's hospital; null until its data are entered. */
export const ownHospitalSchema = z
  .object({
    hospital: hospitalSchema.nullable(),
    /** Null until there are data to approve. */
    approval: hospitalApprovalSchema.nullable(),
    /** The reader's own open claim: another hospital has the CIF. */
    claim: z.object({ cif: z.string(), at: z.iso.datetime() }).nullable(),
    can: z.object({ edit: z.boolean(), findDoctors: z.boolean() }),
    kept: keptChangesSchema.optional(),
  })
  .meta({ id: 'OwnHospital' });

export type OwnHospital = z.infer<typeof ownHospitalSchema>;

/** What doctors see of a hospital. */
export const hospitalProfileSchema = hospitalSchema
  .pick({
    id: true,
    name: true,
    address: true,
    city: true,
    community: true,
    sector: true,
    employees: true,
    description: true,
  })
  .meta({ id: 'HospitalProfile' });

export type HospitalProfile = z.infer<typeof hospitalProfileSchema>;

export const ownHospitalProfileSchema = z
  .object({ profile: hospitalProfileSchema.nullable() })
  .meta({ id: 'OwnHospitalProfile' });
