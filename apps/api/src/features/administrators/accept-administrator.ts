import { randomUUIDv7 } from 'node:crypto';
import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type { OpenInvitation } from '@fonendo/contract/profiles.schema';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Transaction } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { tokenHash } from '../../http/secret-keys.ts';
import { handOverAuditDetails, recordAudit } from '../audit/audit.public.ts';
import {
  type AuthUser,
  accessEndOf,
  addUser,
  type Origin,
  requireFreeEmail,
  startSession,
} from '../auth/auth.public.ts';
import type { AdministratorsContext } from './administrators.context.ts';
import { administratorJoinedMail } from './administrators.mails.ts';
import {
  type AdministratorInvitationRow,
  findInvitationByToken,
  listSuperadministrators,
  takeInvitation,
} from './invitations.repository.ts';
import { groupOf, isOver } from './list-invitations.ts';

/** What the link of an invitation to administer the platform shows; null if it is none of those. */
export async function readAdministratorInvitation(
  context: AdministratorsContext,
  token: string,
): Promise<OpenInvitation | null> {
  const invitation = await findInvitationByToken(context.db, tokenHash(token));
  if (!invitation) return null;
  requireOpen(invitation, context.now());
  await requireFreeEmail(context, context.db, invitation.email);
  const { firstname, lastname, email, accessUntil, expiresAt } = invitation;
  return {
    kind: 'administrator',
    ...{ firstname, lastname, email, accessUntil, group: groupOf(invitation) },
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Creates the invited administrator's account and signs them in; null if the link is none of these. It was sent to that
 * mailbox, so the address is verified.
 */
export async function acceptAdministratorInvitation(
  context: AdministratorsContext,
  token: string,
  password: string,
  locale: Locale,
  origin: Origin,
): Promise<Tokens | null> {
  const found = await findInvitationByToken(context.db, tokenHash(token));
  if (!found) return null;
  requireOpen(found, context.now());
  // Hashed before the transaction, and only for valid links.
  const passwordHash = await context.passwords.hash(password);
  return context.db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, found.id, found.tokenHash);
    if (!invitation) throw new ApiError('InvalidInvitation');
    requireOpen(invitation, context.now());
    const joined = await join(context, tx, invitation, { passwordHash, locale, requestId: origin.requestId });
    await tellSuperadministrators(context, tx, joined, invitation);
    // The account was created in this transaction, so nobody else can change it before the commit.
    return startSession(context, { tx, user: joined }, origin);
  });
}

function requireOpen(invitation: AdministratorInvitationRow, now: Date): void {
  if (isOver(invitation, now)) throw new ApiError('InvitationExpired');
}

async function join(
  context: AdministratorsContext,
  tx: Transaction,
  { id, firstname, lastname, email, group, accessUntil }: AdministratorInvitationRow,
  { passwordHash, locale, requestId }: { passwordHash: string; locale: Locale; requestId: string },
): Promise<AuthUser> {
  const now = context.now();
  const user = await addUser(context, tx, {
    id: randomUUIDv7(),
    ...{ firstname, lastname, email, passwordHash, locale },
    policyGroups: [group],
    accessEndsAt: accessEndOf(accessUntil),
    privacyAcceptedAt: now,
    verifiedAt: now,
    createdAt: now,
  });
  const by = { userId: user.id, impersonatorId: null, requestId };
  await handOverAuditDetails(tx, id, user.id);
  const after = { invitation: id, group, until: accessUntil };
  await recordAudit(tx, now, by, 'administrator.joined', { type: 'user', id: user.id }, { after });
  return user;
}

/** The superadministrators, who appoint administrators, hear of each new one. */
async function tellSuperadministrators(
  { now, sendMail, publicUrl }: AdministratorsContext,
  tx: Transaction,
  joined: AuthUser,
  invitation: AdministratorInvitationRow,
): Promise<void> {
  const news = { userId: joined.id, name: `${joined.firstname} ${joined.lastname}`, group: groupOf(invitation) };
  for (const person of await listSuperadministrators(tx, now())) {
    if (person.id !== joined.id) await sendMail(tx, administratorJoinedMail(person, news, publicUrl));
  }
}
