import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { digestFamilies, mailFamilies } from '@fonendo/domain/notifications/mail-families';
import { limits } from '@fonendo/domain/shared/limits';
import { locales } from '@fonendo/domain/shared/locale';
import { z } from 'zod';
import { nameSchema, phonePrefixSchema, phoneSchema } from '../users/person.schema.ts';

/** One's own data. The email cannot be changed here. */
export const accountSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    /** Split as the form asks for it; null without a phone. Several countries share a prefix. */
    phoneCountry: z.string().nullable(),
    phonePrefix: z.string().nullable(),
    phone: z.string().nullable(),
    locale: z.enum(locales),
    /** The kinds of mail this person wants at once, beside the essential ones. */
    mailFamilies: z.array(z.enum(mailFamilies)),
    /** The kinds they want as one daily summary; none is in both lists. */
    digestFamilies: z.array(z.enum(mailFamilies)),
    /** When a mail was called junk, which switched all of these off; null once some are wanted again. */
    complainedAt: z.iso.datetime().nullable(),
    policyGroups: z.array(z.enum(policyGroups)),
    createdAt: z.iso.datetime(),
    /** The only administrator, of the product or of a hospital: another one is invited before the account can go. */
    lastAdministrator: z.boolean(),
  })
  .meta({ id: 'Account' });

export type Account = z.infer<typeof accountSchema>;

/** A missing field is not changed. Prefix and number come together. */
export const accountUpdateSchema = z
  .object({
    firstname: nameSchema,
    lastname: nameSchema,
    phonePrefix: phonePrefixSchema,
    phone: phoneSchema,
    locale: z.enum(locales),
    mailFamilies: z.array(z.enum(mailFamilies)).max(mailFamilies.length),
    digestFamilies: z.array(z.enum(digestFamilies)).max(digestFamilies.length),
  })
  .partial()
  .refine(({ phonePrefix, phone }) => phone === undefined || phonePrefix !== undefined, {
    path: ['phonePrefix'],
    params: { key: 'errors.required' },
  })
  .meta({ id: 'AccountUpdate' });

export type AccountUpdate = z.infer<typeof accountUpdateSchema>;

export const accountSessionSchema = z
  .object({
    id: z.string(),
    /** Whether it is the session of this request. */
    current: z.boolean(),
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'AccountSession' });

export const accountSessionsSchema = z.object({ items: z.array(accountSessionSchema) }).meta({ id: 'AccountSessions' });

export type AccountSession = z.infer<typeof accountSessionSchema>;

export const closedSessionsSchema = z.object({ closed: z.number().int() }).meta({ id: 'ClosedSessions' });

export const deleteAccountRequestSchema = z
  .object({ password: z.string().min(1).max(limits.passwordMaxLength) })
  .meta({ id: 'AccountDeletion' });
