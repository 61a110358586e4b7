import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { discoveryChannels, unsupportedProfessions } from '@fonendo/domain/auth/registration';
import { z } from 'zod';
import { doctorFields, refuseContradictions } from '../doctors/fields.ts';
import { besideTheRest } from '../shared/refinements.ts';
import { nameSchema, newPasswordSchema, phonePrefixSchema, phoneSchema } from '../users/person.schema.ts';
import { emailSchema } from './auth.schema.ts';

/** What both kinds of accounts start with. */
const accountFields = {
  firstname: nameSchema,
  lastname: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  phonePrefix: phonePrefixSchema,
  phone: phoneSchema,
  /** Privacy policy and terms of use: required for an account. */
  privacy: z.boolean().refine((accepted) => accepted, { params: { key: 'errors.privacyAndTerms' } }),
  newsletter: z.boolean().default(false),
  howFound: z.enum(discoveryChannels).optional(),
};

export const hospitalRegistrationSchema = z
  .object({ accountType: z.literal('hospital'), ...accountFields })
  .meta({ id: 'HospitalRegistration' });

export type HospitalRegistration = z.infer<typeof hospitalRegistrationSchema>;

export const doctorRegistrationSchema = (now: () => Date) =>
  z
    .object({ accountType: z.literal('doctor'), ...accountFields, ...doctorFields(now) })
    .superRefine(refuseContradictions, besideTheRest);

export type DoctorRegistration = z.infer<ReturnType<typeof doctorRegistrationSchema>>;

export const registrationRequestSchema = (now: () => Date) =>
  z.discriminatedUnion('accountType', [doctorRegistrationSchema(now), hospitalRegistrationSchema]);

export type RegistrationRequest = DoctorRegistration | HospitalRegistration;

export const registeredUserSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    policyGroups: z.array(z.enum(policyGroups)),
    verified: z.boolean(),
  })
  .meta({ id: 'RegisteredUser' });

export const registeredSchema = z.object({ user: registeredUserSchema }).meta({ id: 'Registration' });

/** Professions that are not served yet: a name on a list, no account. */
export const interestRequestSchema = z
  .object({
    name: nameSchema,
    email: emailSchema,
    profession: z.enum(unsupportedProfessions),
  })
  .meta({ id: 'InterestRequest' });

export type InterestRequest = z.infer<typeof interestRequestSchema>;

export type RegisteredUser = z.infer<typeof registeredUserSchema>;

/** The same for everybody, so that it does not reveal who has an account. */
export const verificationSentSchema = z.object({ sent: z.literal(true) }).meta({ id: 'VerificationSent' });

/** What the server counts of the caller's own code. A code that has expired has no tries left. */
export const codeStateSchema = z
  .object({ waitSeconds: z.int().nonnegative(), triesLeft: z.int().nonnegative() })
  .meta({ id: 'CodeState' });

export type CodeState = z.infer<typeof codeStateSchema>;

export const confirmationSchema = z.object({ confirmed: z.boolean() }).meta({ id: 'Confirmation' });
