import { randomUUIDv7 } from 'node:crypto';
import type { Invite, Profiles } from '@fonendo/contract/profiles.schema';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { guardAttempts, newInvitation, requireFreeEmail, requireResendable } from '../auth/auth.public.ts';
import { getMembership, listMembers, type Membership, requireRightAlone } from '../hospitals/hospitals.public.ts';
import {
  deleteInvitation,
  findInvitation,
  findInvitationOf,
  type InvitationRow,
  replaceInvitation,
} from './invitations.repository.ts';
import { listProfiles } from './list-profiles.ts';
import type { ProfilesContext } from './profiles.context.ts';
import { invitationMail } from './profiles.mails.ts';

/** Invites somebody by mail to the actor's hospital. The account is created when they accept. */
export async function inviteProfile(
  context: ProfilesContext,
  actor: Actor,
  { position, ...invite }: Invite,
  locale: Locale,
): Promise<Profiles> {
  // Counted per hospital, because the answer reveals who has an account, as registering does.
  await guardAttempts(context, { inviteHospital: (await getMembership(context.db, actor)).hospital.id });
  return context.db.transaction(async (tx) => {
    const membership = await requireRightAlone(tx, actor, 'manageProfiles');
    await requireFreeEmail(context, tx, invite.email);
    const earlier = await findInvitationOf(tx, membership.hospital.id, invite.email);
    if (earlier) requireResendable(earlier, context.now());
    const person = { ...invite, position: position || null };
    const { id } = await send(context, tx, actor, membership, { id: randomUUIDv7(), ...person }, locale);
    await audit(context, tx, actor, membership, 'profile.invited', { id, email: person.email, role: person.role });
    return listProfiles(context, tx, actor);
  });
}

/** The same invitation with a new link for another seven days; the previous link stops working. */
export async function resendInvitation(
  context: ProfilesContext,
  actor: Actor,
  id: string,
  locale: Locale,
): Promise<Profiles> {
  return context.db.transaction(async (tx) => {
    const membership = await requireRightAlone(tx, actor, 'manageProfiles');
    const invitation = await getInvitation(tx, membership, id);
    requireResendable(invitation, context.now());
    await requireFreeEmail(context, tx, invitation.email);
    await send(context, tx, actor, membership, invitation, locale);
    await audit(context, tx, actor, membership, 'profile.invitationResent', invitation);
    return listProfiles(context, tx, actor);
  });
}

export async function revokeInvitation(context: ProfilesContext, actor: Actor, id: string): Promise<Profiles> {
  return context.db.transaction(async (tx) => {
    const membership = await requireRightAlone(tx, actor, 'manageProfiles');
    const invitation = await getInvitation(tx, membership, id);
    await deleteInvitation(tx, id);
    await audit(context, tx, actor, membership, 'profile.invitationRevoked', invitation);
    return listProfiles(context, tx, actor);
  });
}

async function getInvitation(tx: Queryable, { hospital }: Membership, id: string): Promise<InvitationRow> {
  const invitation = await findInvitation(tx, hospital.id, id);
  if (!invitation) throw new ApiError('NotFound');
  return invitation;
}

type Person = Pick<InvitationRow, 'id' | 'firstname' | 'lastname' | 'email' | 'role' | 'position'>;

async function send(
  { now, sendMail, publicUrl }: ProfilesContext,
  tx: Queryable,
  actor: Actor,
  { hospital }: Membership,
  { id, firstname, lastname, email, role, position }: Person,
  locale: Locale,
): Promise<InvitationRow> {
  const { token, stored } = newInvitation(now());
  const invitation = await replaceInvitation(tx, {
    ...{ id, firstname, lastname, email, role, position, ...stored },
    hospitalId: hospital.id,
    invitedBy: actor.userId,
  });
  const inviter = await nameOf(tx, hospital.id, actor);
  const invited = { role, expiresAt: stored.expiresAt, hospital: hospital.name, inviter, token };
  await sendMail(tx, invitationMail({ email, firstname, locale }, invited, publicUrl));
  return invitation;
}

/** The actor's name as known in the hospital; administrators of the platform are known by the product's. */
export async function nameOf(tx: Queryable, hospitalId: string, actor: Pick<Actor, 'userId'>): Promise<string> {
  const member = (await listMembers(tx, hospitalId)).find(({ userId }) => userId === actor.userId);
  if (!member) return 'Fonendo';
  return `${member.firstname} ${member.lastname}`.trim();
}

type InvitationAction = 'profile.invited' | 'profile.invitationResent' | 'profile.invitationRevoked';

const audit = (
  { now }: ProfilesContext,
  tx: Queryable,
  actor: Actor,
  { hospital }: Membership,
  action: InvitationAction,
  { id, email, role }: { id: string; email: string; role: HospitalRole },
) =>
  recordAudit(
    tx,
    now(),
    actor,
    action,
    { type: 'hospital', id: hospital.id },
    { after: { invitation: id, role }, personal: { of: id, after: { email } } },
  );
