import { z } from 'zod';
import { emailSchema } from './auth/auth.schema.ts';
import { daySchema } from './shared/dates.schema.ts';
import { nameSchema } from './users/person.schema.ts';

export const administratorGroups = ['admin', 'superadmin'] as const;

export type AdministratorGroup = (typeof administratorGroups)[number];

/** The last day of somebody's access. That it is not over is for the server to say: its clock decides. */
const accessUntil = daySchema;

export const inviteAdministratorSchema = z
  .object({
    firstname: nameSchema,
    lastname: nameSchema,
    email: emailSchema,
    group: z.enum(administratorGroups),
    accessUntil: accessUntil.optional(),
  })
  .meta({ id: 'AdministratorInvitationRequest' });

export type InviteAdministrator = z.infer<typeof inviteAdministratorSchema>;

export const administratorInvitationSchema = z
  .object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    group: z.enum(administratorGroups),
    accessUntil: z.iso.date().nullable(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Its link works no more: a week has passed, or the access would have ended. */
    expired: z.boolean(),
  })
  .meta({ id: 'AdministratorInvitation' });

export type AdministratorInvitation = z.infer<typeof administratorInvitationSchema>;

/** Every change returns it. */
export const administratorInvitationsSchema = z
  .object({ items: z.array(administratorInvitationSchema) })
  .meta({ id: 'AdministratorInvitations' });

export type AdministratorInvitations = z.infer<typeof administratorInvitationsSchema>;

/** Null or missing: without end. */
export const accessEndChangeSchema = z
  .object({
    from: z.iso.date().nullable().meta({ description: 'As it was shown; another one meanwhile is a conflict' }),
    until: accessUntil.nullish(),
  })
  .meta({ id: 'AccessEndChange' });

export type AccessEndChange = z.infer<typeof accessEndChangeSchema>;
