import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { bounceReasons } from '@fonendo/domain/bounces/bounce';
import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { limits } from '@fonendo/domain/shared/limits';
import { locales } from '@fonendo/domain/shared/locale';
import { z } from 'zod';
import { secondSet } from '../shared/field-errors.ts';

/** Emails are compared without case or surrounding blanks. */
const emailWith = (messages?: typeof secondSet) =>
  z.string(messages).trim().toLowerCase().min(1, messages).max(limits.emailMaxLength, messages).pipe(z.email(messages));

export const emailSchema = emailWith();

/** For the forms of visitors, which use the second set of message keys. */
export const visitorEmailSchema = emailWith(secondSet);

export const loginFormSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(limits.passwordMaxLength),
  passwordRemember: z.boolean(),
});

export type LoginForm = z.infer<typeof loginFormSchema>;

export const loginRequestSchema = loginFormSchema
  .omit({ passwordRemember: true })
  .extend({ provider: z.literal('password') })
  .meta({ id: 'LoginRequest' });

export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const tokensSchema = z.object({ jwt: z.string(), refreshToken: z.string() }).meta({ id: 'Tokens' });

export type Tokens = z.infer<typeof tokensSchema>;

export const refreshRequestSchema = z.object({ token: z.string().min(1).max(512) }).meta({ id: 'RefreshRequest' });

/** Set while somebody acts as this user: who, for which hospital, why, since when and until when, for the banner. */
export const impersonatedBySchema = z
  .object({
    name: z.string(),
    reason: z.string(),
    /** The hospital of the user, if they work for one. */
    hospital: z.string().nullable(),
    startedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Impersonator' });

export const sessionSchema = z
  .object({
    userId: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    policyGroups: z.array(z.enum(policyGroups)),
    /** What somebody of a hospital is there; their group does not tell. */
    hospitalRole: z.enum(hospitalRoles).optional(),
    locale: z.enum(locales),
    /** False until the code from the mail was entered; until then only the session and verification calls work. */
    verified: z.boolean(),
    /** Until they have a second factor, only the session calls and those that set one up work. */
    mustSetUpSecondFactor: z.boolean(),
    impersonatedBy: impersonatedBySchema.optional(),
    /** Mail servers say that nothing reaches this address, since when and why. */
    undeliverable: z.object({ since: z.iso.datetime(), reason: z.enum(bounceReasons) }).optional(),
  })
  .meta({ id: 'Session' });

export type Session = z.infer<typeof sessionSchema>;
