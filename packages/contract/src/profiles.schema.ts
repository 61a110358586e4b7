import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { z } from 'zod';
import { administratorGroups } from './administrators.schema.ts';
import { emailSchema } from './auth/auth.schema.ts';
import { nameSchema, newPasswordSchema } from './users/person.schema.ts';

const role = z.enum(hospitalRoles);
const position = z.string().trim().max(100).optional();

export const inviteSchema = z
  .object({
    firstname: nameSchema,
    lastname: nameSchema,
    email: emailSchema,
    role,
    position,
  })
  .meta({ id: 'InvitationRequest' });

export type Invite = z.infer<typeof inviteSchema>;

export const profileUpdateSchema = z.object({ role, position }).meta({ id: 'ProfileUpdate' });

export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

export const profileSchema = z
  .object({
    userId: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    role,
    position: z.string().nullable(),
    joinedAt: z.iso.datetime(),
    self: z.boolean(),
    /** The account was blocked by an administrator of the platform. */
    blocked: z.boolean(),
    /** The last administrator cannot lose role or account. */
    lastAdministrator: z.boolean(),
  })
  .meta({ id: 'Profile' });

export type Profile = z.infer<typeof profileSchema>;

export const invitationSchema = z
  .object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    role,
    position: z.string().nullable(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    expired: z.boolean(),
  })
  .meta({ id: 'Invitation' });

export type Invitation = z.infer<typeof invitationSchema>;

/** The people of the reader's hospital and open invitations. Every change returns it. */
export const profilesSchema = z
  .object({
    hospital: z.object({ id: z.string(), name: z.string() }),
    members: z.array(profileSchema),
    invitations: z.array(invitationSchema),
  })
  .meta({ id: 'Profiles' });

export type Profiles = z.infer<typeof profilesSchema>;

/** What somebody with the link sees before accepting. */
const invited = {
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  expiresAt: z.iso.datetime(),
};

export const openInvitationSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('hospital'),
      ...invited,
      hospital: z.object({ name: z.string(), city: z.string() }),
      role,
      position: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('administrator'),
      ...invited,
      group: z.enum(administratorGroups),
      accessUntil: z.iso.date().nullable(),
    }),
  ])
  .meta({ id: 'OpenInvitation' });

export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** Privacy policy and terms of use: required for an account. */
const privacy = z.boolean().refine((accepted) => accepted, { params: { key: 'errors.privacyAndTerms' } });

export const acceptInvitationSchema = z
  .object({ password: newPasswordSchema, privacy })
  .meta({ id: 'InvitationAcceptance' });

export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;

/** Typed twice, because it is not shown. */
export const acceptInvitationFormSchema = acceptInvitationSchema
  .extend({ passwordRepeat: z.string().min(1) })
  .refine(({ password, passwordRepeat }) => password === passwordRepeat, {
    path: ['passwordRepeat'],
    params: { key: 'errors.passwordsMustMatch' },
    // Checked even if the password itself is invalid, so that all errors are shown at once.
    when: ({ value }) => Boolean((value as { passwordRepeat?: string }).passwordRepeat),
  });
