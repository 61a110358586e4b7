import { fullYears, madridDate } from '@fonendo/domain/calendar-date';
import { countries } from '@fonendo/domain/countries';
import { documentTypes, findDocumentNumberError, normaliseDocumentNumber } from '@fonendo/domain/identity-document';
import { limits } from '@fonendo/domain/limits';
import { policyGroups } from '@fonendo/domain/policy-group';
import { discoveryChannels, genders, maritalStatuses, unsupportedProfessions } from '@fonendo/domain/registration';
import { z } from 'zod';
import { emailSchema } from './auth.schema.ts';
import { nameSchema, newPasswordSchema, phonePrefixSchema, phoneSchema } from './person.schema.ts';

const optionalText = (max: number) => z.string().trim().max(max).optional();

/** What both kinds of accounts start with. */
const accountFields = {
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  phonePrefix: phonePrefixSchema,
  phone: phoneSchema,
  /** Privacy policy and terms of use: without them there is no account. */
  privacy: z.boolean().refine((accepted) => accepted, { params: { key: 'errors.privacyAndTerms' } }),
  newsletter: z.boolean().default(false),
  howFound: z.enum(discoveryChannels).optional(),
};

export const hospitalRegistrationSchema = z.object({ accountType: z.literal('hospital'), ...accountFields });

export type HospitalRegistration = z.infer<typeof hospitalRegistrationSchema>;

/** Dates are judged by the day it is in Spain, so the schema is made with a clock. */
export function doctorRegistrationSchema(now: () => Date) {
  const notInFuture = z.iso
    .date()
    .refine((date) => date <= madridDate(now()), { params: { key: 'errors.futureDate' }, abort: true });
  return z
    .object({
      accountType: z.literal('doctor'),
      ...accountFields,
      birthDate: notInFuture.refine((date) => fullYears(date, madridDate(now())) >= limits.minimumAge, {
        params: { key: 'errors.over18' },
      }),
      graduationDate: notInFuture,
      countryOfResidence: z.enum(countries),
      nationality: z.enum(countries),
      otherNationality: z.enum(countries).optional(),
      documentType: z.enum(documentTypes),
      documentNumber: z.string().min(1).max(40).transform(normaliseDocumentNumber),
      /** A Spanish or already recognised degree. */
      hasDegreeSpain: z.boolean(),
      /** Asked for recognition before, under this email. */
      hasDegree: z.boolean().default(false),
      degreeEmail: emailSchema.optional(),
      speciality: optionalText(100),
      specialityDescription: optionalText(500),
      // What follows serves the recognition only and is never shown to hospitals (domain.md).
      gender: z.enum(genders).optional(),
      maritalStatus: z.enum(maritalStatuses).optional(),
      hasKids: z.boolean().optional(),
      parent1: nameSchema.optional(),
      parent2: nameSchema.optional(),
      address: optionalText(200),
      city: optionalText(100),
      state: optionalText(100),
      postalCode: optionalText(12),
    })
    .superRefine(refuseContradictions, { when: ({ value }) => typeof value === 'object' && value !== null });
}

/** Fields that contradict each other, as they come: a field may be missing or be nonsense of its own. */
type Contradictable = {
  birthDate?: unknown;
  graduationDate?: unknown;
  documentType?: unknown;
  documentNumber?: unknown;
  hasDegree?: unknown;
  degreeEmail?: unknown;
};

/** Rules between fields. They run beside the rules of single fields, so everything wrong is told at once. */
function refuseContradictions(doctor: Contradictable, ctx: z.core.$RefinementCtx) {
  const refuse = (field: keyof Contradictable, key: string) =>
    ctx.addIssue({ code: 'custom', path: [field], params: { key } });
  const { birthDate, graduationDate, documentNumber } = doctor;
  if (typeof birthDate === 'string' && typeof graduationDate === 'string' && graduationDate < birthDate) {
    refuse('graduationDate', 'errors.graduationBeforeBirth');
  }
  const documentType = documentTypes.find((type) => type === doctor.documentType);
  if (documentType && typeof documentNumber === 'string') {
    const error = findDocumentNumberError(documentType, documentNumber);
    if (error) refuse('documentNumber', error);
  }
  if (doctor.hasDegree === true && !doctor.degreeEmail) refuse('degreeEmail', 'errors.required');
}

export type DoctorRegistration = z.infer<ReturnType<typeof doctorRegistrationSchema>>;

export const signinRequestSchema = (now: () => Date) =>
  z.discriminatedUnion('accountType', [doctorRegistrationSchema(now), hospitalRegistrationSchema]);

export type SigninRequest = DoctorRegistration | HospitalRegistration;

export const registeredUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  policyGroups: z.array(z.enum(policyGroups)),
  verified: z.boolean(),
});

export const registeredSchema = z.object({ user: registeredUserSchema });

/** Professions that are not served yet: a name on a list, no account. */
export const interestRequestSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  profession: z.enum(unsupportedProfessions),
});

export type InterestRequest = z.infer<typeof interestRequestSchema>;

export type RegisteredUser = z.infer<typeof registeredUserSchema>;

/** The same for everybody: nothing is told about who has an account. */
export const verificationSentSchema = z.object({ sent: z.literal(true) });

export const confirmationSchema = z.object({ confirmed: z.boolean() });
