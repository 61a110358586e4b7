import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { bounceReasons } from '@fonendo/domain/bounces/bounce';
import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { documentStatuses } from '@fonendo/domain/documents/document.lifecycle';
import { documentKinds } from '@fonendo/domain/documents/kinds';
import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { products } from '@fonendo/domain/payments/payment.lifecycle';
import { locales } from '@fonendo/domain/shared/locale';
import { userActions, userStandings } from '@fonendo/domain/users/user.policy';
import { z } from 'zod';
import { personalDataFormSchema } from '../account/form.schema.ts';
import { emailSchema } from '../auth/auth.schema.ts';
import { doctorSchema } from '../doctors/doctors.schema.ts';
import { petitionStandingSchema, petitionStatusSchema } from '../petitions/petitions.schema.ts';
import { daySchema } from '../shared/dates.schema.ts';
import { understoodSearchSchema } from '../shared/understood.schema.ts';
import { nameSchema, phonePrefixSchema, phoneSchema } from './person.schema.ts';

export const userSorts = ['name', 'created'] as const;

export type UserSort = (typeof userSorts)[number];

/** `hospital,recruiter` in the address. */
const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(200)
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(item).min(1).max(10));

export const userQuerySchema = z.object({
  search: z.string().trim().max(100).optional().meta({ description: 'Name or email' }),
  group: list(z.enum(policyGroups)).optional().meta({ description: 'Several, parted by commas' }),
  standing: list(z.enum(userStandings)).optional().meta({ description: 'Several, parted by commas' }),
  verified: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  paid: z
    .enum([...products, 'nothing'])
    .optional()
    .meta({ description: 'Has it now, or has nothing paid for' }),
  from: daySchema.optional().meta({ description: 'Registered on this day in Spain or later' }),
  to: daySchema.optional().meta({ description: 'Registered on this day in Spain or earlier' }),
  sort: z.enum(userSorts).default('name'),
  order: z.enum(['asc', 'desc']).optional().meta({ description: 'By default: names from A to Z, the newest first' }),
  cursor: z.string().max(800).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export type UserQuery = z.infer<typeof userQuerySchema>;

export const userRowSchema = z
  .object({
    id: z.string(),
    /** Empty if the account was deleted. */
    name: z.string(),
    email: z.string(),
    policyGroups: z.array(z.enum(policyGroups)),
    standing: z.enum(userStandings),
    verified: z.boolean(),
    /** What they have paid for and not used up. */
    paid: z.array(z.enum(products)),
    hospital: z.string().nullable(),
    /** What they do there; several roles share a group. */
    hospitalRole: z.enum(hospitalRoles).nullable(),
    /** The last day of an administrator's access; null: without end. */
    accessUntil: z.iso.date().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'UserRow' });

export type UserListRow = z.infer<typeof userRowSchema>;

export const userPageSchema = z
  .object({
    items: z.array(userRowSchema),
    nextCursor: z.string().nullable(),
    total: z.int(),
    understood: understoodSearchSchema,
    /** What occurs among all users, to choose from in the filters; null on later pages. */
    choices: z
      .object({
        groups: z.array(z.enum(policyGroups)),
        standings: z.array(z.enum(userStandings)),
        verified: z.array(z.boolean()),
        paid: z.array(z.enum([...products, 'nothing'])),
      })
      .nullable(),
  })
  .meta({ id: 'UserPage' });

export type UserPage = z.infer<typeof userPageSchema>;

const counted = <Status extends string>(statuses: readonly Status[]) =>
  z.object(Object.fromEntries(statuses.map((status) => [status, z.int()])) as Record<Status, z.ZodInt>);

/** Everything of one person, as administrators see it. */
export const userDetailSchema = userRowSchema
  .omit({ hospital: true, hospitalRole: true, name: true })
  .extend({
    firstname: z.string(),
    lastname: z.string(),
    phoneCountry: z.string().nullable(),
    phonePrefix: z.string().nullable(),
    phone: z.string().nullable(),
    locale: z.enum(locales),
    blocked: z.object({ at: z.iso.datetime(), reason: z.string().nullable() }).nullable(),
    deletedAt: z.iso.datetime().nullable(),
    lastSeenAt: z.iso.datetime().nullable(),
    /** What mail servers and providers say about the mails to them; null without anything to say. */
    bounce: z
      .object({
        undeliverable: z
          .object({
            since: z.iso.datetime(),
            reason: z.enum(bounceReasons),
            /** The extended status of RFC 3463. */
            status: z.string(),
            /** The server's own words. */
            diagnostic: z.string().nullable(),
          })
          .nullable(),
        /** When they called a mail junk. */
        complainedAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** Whether they sign in with more than a password. */
    secondFactor: z.boolean(),
    /** The names were compared with an approved passport. */
    namesVerified: z.boolean(),
    doctor: doctorSchema.nullable(),
    hospital: z
      .object({
        id: z.string(),
        name: z.string(),
        role: z.enum(hospitalRoles),
        position: z.string().nullable(),
        joinedAt: z.iso.datetime(),
        blocked: z.boolean(),
        /** Nobody else administers it: until another does, this account is neither changed nor shut out. */
        lastAdministrator: z.boolean(),
        offers: counted(offerStatuses),
      })
      .nullable(),
    petitions: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        status: petitionStatusSchema,
        standing: petitionStandingSchema,
        statusSince: z.iso.datetime(),
        createdAt: z.iso.datetime(),
        paid: z.boolean(),
      }),
    ),
    documents: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(documentKinds),
        status: z.enum(documentStatuses),
        reason: z.string().nullable(),
        fileName: z.string(),
        bytes: z.int(),
        uploadedAt: z.iso.datetime(),
      }),
    ),
    /** Null for people who are not doctors. */
    candidacies: counted(candidacyStatuses).nullable(),
    can: z.object({
      actions: z.array(z.enum(userActions)),
      groups: z.array(z.enum(policyGroups)),
    }),
  })
  .meta({ id: 'UserDetail' });

export type UserDetail = z.infer<typeof userDetailSchema>;

/** A missing field is not changed. Prefix and number come together; both empty remove the phone. */
export const userUpdateSchema = z
  .object({
    firstname: nameSchema,
    lastname: nameSchema,
    phonePrefix: z.union([phonePrefixSchema, z.literal('')]),
    phone: z.union([z.literal(''), phoneSchema]),
    locale: z.enum(locales),
  })
  .partial()
  .refine(({ phonePrefix, phone }) => !phone || Boolean(phonePrefix), {
    path: ['phonePrefix'],
    params: { key: 'errors.required' },
  })
  .meta({ id: 'UserUpdate' });

export type UserUpdate = z.infer<typeof userUpdateSchema>;

/** The same as a form: a phone needs both parts or none. */
export const userFormSchema = personalDataFormSchema(() => false).safeExtend({ locale: z.enum(locales) });

export const emailChangeSchema = z.object({ email: emailSchema }).meta({ id: 'EmailChange' });

/** `sent`: a link was sent to the new address, which is used once it is opened. */
export const emailChangeAnswerSchema = z
  .object({ outcome: z.enum(['sent', 'changed']), user: userDetailSchema })
  .meta({ id: 'EmailChangeAnswer' });

export const confirmEmailSchema = z.object({ token: z.string().min(1).max(1000) }).meta({ id: 'EmailConfirmation' });

export const confirmedEmailSchema = z.object({ email: z.string() }).meta({ id: 'ConfirmedEmail' });

export const blockReasonMaxLength = 500;

/** The person reads the reason in their mail. */
export const blockUserSchema = z
  .object({ reason: z.string().trim().min(5).max(blockReasonMaxLength) })
  .meta({ id: 'UserBlock' });

/** The name of the person, typed as a safeguard against deleting somebody by mistake. */
export const deleteUserSchema = z.object({ name: z.string().trim().min(1).max(250) }).meta({ id: 'UserDeletion' });

export const changeGroupSchema = z
  .object({
    from: z.enum(policyGroups).meta({ description: 'As it was shown; another one meanwhile is a conflict' }),
    to: z.enum(policyGroups),
  })
  .meta({ id: 'GroupChange' });

export const userSessionsSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        userAgent: z.string().nullable(),
        address: z.string().nullable(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'UserSessions' });

export type UserSession = z.infer<typeof userSessionsSchema>['items'][number];
