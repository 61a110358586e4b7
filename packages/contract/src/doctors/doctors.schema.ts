import { genders, maritalStatuses } from '@fonendo/domain/auth/registration';
import { cvGaps } from '@fonendo/domain/cv/completeness';
import { documentTypes } from '@fonendo/domain/doctors/identity-document';
import { profileFields } from '@fonendo/domain/doctors/readiness';
import { type VerifiableField, verifiableFields } from '@fonendo/domain/doctors/verified-data';
import { documentStatuses } from '@fonendo/domain/documents/document.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { certifications, hospitalDocumentKinds } from '@fonendo/domain/hospitals/view';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { z } from 'zod';
import { cvContentSchema } from '../cv.schema.ts';
import { besideTheRest } from '../shared/refinements.ts';
import { nameSchema, phonePrefixSchema, phoneSchema } from '../users/person.schema.ts';
import { doctorFields, refuseContradictions } from './fields.ts';

/** All data of a doctor, as the form sends them. A missing field is emptied. */
export const doctorUpdateSchema = (now: () => Date) =>
  z
    .object({
      firstname: nameSchema,
      lastname: nameSchema,
      phonePrefix: phonePrefixSchema,
      phone: phoneSchema,
      ...doctorFields(now),
    })
    .superRefine(refuseContradictions, besideTheRest);

export type DoctorUpdate = z.infer<ReturnType<typeof doctorUpdateSchema>>;

const text = z.string().nullable();

/** A doctor's own data, only for the doctor: hospitals never see half of it. */
export const doctorSchema = z
  .object({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    phoneCountry: text,
    phonePrefix: text,
    phone: text,
    birthDate: z.string(),
    graduationDate: z.string(),
    degreeCountry: text,
    countryOfResidence: z.string(),
    nationality: z.string(),
    otherNationality: text,
    documentType: z.enum(documentTypes),
    documentNumber: z.string(),
    hasDegreeSpain: z.boolean(),
    hasDegree: z.boolean(),
    degreeEmail: text,
    speciality: text,
    specialityDescription: text,
    gender: z.enum(genders).nullable(),
    maritalStatus: z.enum(maritalStatuses).nullable(),
    hasKids: z.boolean().nullable(),
    parent1: text,
    parent2: text,
    address: text,
    city: text,
    state: text,
    postalCode: text,
    /** Whether hospitals may find this doctor before an application. */
    findable: z.boolean(),
    /** Checked against approved documents: the doctor cannot change these alone. */
    verified: z.array(z.enum(verifiableFields as [VerifiableField, ...VerifiableField[]])),
  })
  .meta({ id: 'Doctor' });

export type Doctor = z.infer<typeof doctorSchema>;

export const findableSchema = z.object({ findable: z.boolean() }).meta({ id: 'DirectoryConsent' });

export const missingItemSchema = z
  .discriminatedUnion('key', [
    z.object({ key: z.literal('personalData'), fields: z.array(z.enum(profileFields)), target: z.literal('personal') }),
    z.object({
      key: z.enum(['documentMissing', 'documentRejected']),
      document: z.enum(documentKinds),
      target: z.literal('documents'),
    }),
    z.object({ key: z.literal('cv'), gaps: z.array(z.enum(cvGaps)), target: z.literal('cv') }),
    z.object({ key: z.literal('contract'), target: z.literal('contract') }),
    z.object({ key: z.literal('payment'), product: z.enum(products), target: z.enum(['contract', 'payments']) }),
  ])
  .meta({ id: 'MissingItem' });

export type MissingItem = z.infer<typeof missingItemSchema>;

/** What is missing for each purpose; empty if the doctor is ready for it. */
export const readinessSchema = z
  .object({
    apply: z.object({ missing: z.array(missingItemSchema) }),
    /** Null for doctors who need no recognition. */
    petition: z.object({ missing: z.array(missingItemSchema) }).nullable(),
  })
  .meta({ id: 'Readiness' });

export type Readiness = z.infer<typeof readinessSchema>;

/** What a hospital sees of a doctor: no birth, nationality, civil status, address, passport or criminal record. */
export const doctorProfileSchema = z
  .object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    speciality: text,
    specialityDescription: text,
    certification: z.enum(certifications),
    countryOfResidence: z.string(),
    yearsSinceGraduation: z.number().int(),
    /** From the CV; null if it contains no job. */
    yearsOfExperience: z.number().int().nullable(),
    cv: cvContentSchema.nullable(),
    documents: z.array(
      z.object({ id: z.string(), kind: z.enum(hospitalDocumentKinds), status: z.enum(documentStatuses) }),
    ),
  })
  .meta({ id: 'DoctorProfile' });

export type DoctorProfile = z.infer<typeof doctorProfileSchema>;
