import { randomUUIDv7 } from 'node:crypto';
import type { AdministratorInvitations, InviteAdministrator } from '@fonendo/contract/administrators.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { guardAttempts, newInvitation, requireFreeEmail, requireResendable } from '../auth/auth.public.ts';
import type { AdministratorsContext } from './administrators.context.ts';
import { administratorInvitationMail } from './administrators.mails.ts';
import {
  type AdministratorInvitationRow,
  deleteInvitation,
  findInvitationOf,
  listSuperadministrators,
  lockInvitation,
  lockSuperadministrator,
  replaceInvitation,
} from './invitations.repository.ts';
import { groupOf, listAdministratorInvitations } from './list-invitations.ts';

/** Invites somebody by mail to administer the platform. The account is created when they accept. */
export async function inviteAdministrator(
  context: AdministratorsContext,
  actor: Actor,
  {
    accessUntil = null,
    ...invite
  }: Omit<InviteAdministrator, 'accessUntil'> & { accessUntil?: string | null | undefined },
  locale: Locale,
): Promise<AdministratorInvitations> {
  requireComing(accessUntil, context.now());
  await guardAttempts(context, { inviteAdministrator: actor.userId });
  return context.db.transaction(async (tx) => {
    await requireSuperadministrator(tx, actor);
    await requireFreeEmail(context, tx, invite.email);
    const earlier = await findInvitationOf(tx, invite.email);
    if (earlier) requireResendable(earlier, context.now());
    const sent = await send(context, tx, actor, { id: randomUUIDv7(), ...invite, accessUntil }, locale);
    await audit(context, tx, actor, 'administrator.invited', sent);
    return listAdministratorInvitations(context, tx);
  });
}

/** The same invitation with a new link for another seven days; the previous link stops working. */
export async function resendAdministratorInvitation(
  context: AdministratorsContext,
  actor: Actor,
  id: string,
  locale: Locale,
): Promise<AdministratorInvitations> {
  return context.db.transaction(async (tx) => {
    await requireSuperadministrator(tx, actor);
    const invitation = await getInvitation(tx, id);
    requireResendable(invitation, context.now());
    requireComing(invitation.accessUntil, context.now());
    await requireFreeEmail(context, tx, invitation.email);
    await send(context, tx, actor, invitation, locale);
    await audit(context, tx, actor, 'administrator.invitationResent', invitation);
    return listAdministratorInvitations(context, tx);
  });
}

export async function revokeAdministratorInvitation(
  context: AdministratorsContext,
  actor: Actor,
  id: string,
): Promise<AdministratorInvitations> {
  return context.db.transaction(async (tx) => {
    await requireSuperadministrator(tx, actor);
    const invitation = await getInvitation(tx, id);
    await deleteInvitation(tx, id);
    await audit(context, tx, actor, 'administrator.invitationRevoked', invitation);
    return listAdministratorInvitations(context, tx);
  });
}

/** Two superadministrators may act on each other: one who has lost the group meanwhile appoints nobody. */
async function requireSuperadministrator(tx: Queryable, actor: Actor): Promise<void> {
  if (!(await lockSuperadministrator(tx, actor.userId))) throw new ApiError('Forbidden');
}

async function getInvitation(tx: Queryable, id: string): Promise<AdministratorInvitationRow> {
  const invitation = await lockInvitation(tx, id);
  if (!invitation) throw new ApiError('NotFound');
  return invitation;
}

/** Today is early enough: the access lasts until the day ends. */
function requireComing(accessUntil: string | null, now: Date): void {
  const today = madridDate(now);
  if (accessUntil === null || accessUntil >= today) return;
  throw new ApiError('ValidationFailed', {
    fields: { accessUntil: { key: 'errors.minDate', params: { min: today } } },
  });
}

type Person = Pick<AdministratorInvitationRow, 'id' | 'firstname' | 'lastname' | 'email' | 'group' | 'accessUntil'>;

async function send(
  { now, sendMail, publicUrl }: AdministratorsContext,
  tx: Queryable,
  actor: Actor,
  { id, firstname, lastname, email, group, accessUntil }: Person,
  locale: Locale,
): Promise<AdministratorInvitationRow> {
  const { token, stored } = newInvitation(now());
  const invitation = await replaceInvitation(tx, {
    ...{ id, firstname, lastname, email, group, accessUntil, ...stored },
    invitedBy: actor.userId,
  });
  const inviter = (await listSuperadministrators(tx, stored.sentAt)).find((person) => person.id === actor.userId);
  const invited = {
    ...{ group: groupOf(invitation), accessUntil, expiresAt: stored.expiresAt, token },
    inviter: inviter ? `${inviter.firstname} ${inviter.lastname}` : 'Fonendo',
  };
  await sendMail(tx, administratorInvitationMail({ email, firstname, locale }, invited, publicUrl));
  return invitation;
}

type InvitationAction = 'administrator.invited' | 'administrator.invitationResent' | 'administrator.invitationRevoked';

const audit = (
  { now }: AdministratorsContext,
  tx: Queryable,
  actor: Actor,
  action: InvitationAction,
  { id, email, group, accessUntil }: AdministratorInvitationRow,
) =>
  recordAudit(
    tx,
    now(),
    actor,
    action,
    { type: 'user', id: actor.userId },
    { after: { invitation: id, group, until: accessUntil }, personal: { of: id, after: { email } } },
  );
