import { randomUUIDv7 } from 'node:crypto';
import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type { AcceptInvitation, OpenInvitation } from '@fonendo/contract/profiles.schema';
import { groupOfHospitalRole } from '@fonendo/domain/hospitals/hospital.policy';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Queryable, Transaction } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { addressForLimits } from '../../http/client-address.ts';
import { tokenHash } from '../../http/secret-keys.ts';
import { acceptAdministratorInvitation, readAdministratorInvitation } from '../administrators/administrators.public.ts';
import { handOverAuditDetails, recordAudit } from '../audit/audit.public.ts';
import {
  type AuthUser,
  addUser,
  guardAttempts,
  type Origin,
  requireFreeEmail,
  startSession,
} from '../auth/auth.public.ts';
import { insertMember, listMembers, lockHospital } from '../hospitals/hospitals.public.ts';
import { findByToken, type InvitationRow, takeInvitation } from './invitations.repository.ts';
import type { ProfilesContext } from './profiles.context.ts';
import { joinedMail } from './profiles.mails.ts';
import { presentOpenInvitation } from './profiles.presenter.ts';

/** What the link of an invitation shows; throws if it is no longer valid. */
export async function readInvitation(context: ProfilesContext, token: string, origin: Origin): Promise<OpenInvitation> {
  await guardAttempts(context, { invitationAddress: addressForLimits(origin.address) });
  // Looked for in both places at once: a link is of one of them.
  const [administrator, found] = await Promise.all([
    readAdministratorInvitation(context, token),
    findByToken(context.db, tokenHash(token)),
  ]);
  if (administrator) return administrator;
  const { invitation, hospital } = requireOpen(context, found);
  await requireFreeEmail(context, context.db, invitation.email);
  return presentOpenInvitation(invitation, hospital);
}

/**
 * Creates the invited person's account and signs them in. The link was sent to that mailbox, so the address is
 * verified.
 */
export async function acceptInvitation(
  context: ProfilesContext,
  token: string,
  { password }: AcceptInvitation,
  locale: Locale,
  origin: Origin,
): Promise<Tokens> {
  await guardAttempts(context, { invitationAddress: addressForLimits(origin.address) });
  const administrator = await acceptAdministratorInvitation(context, token, password, locale, origin);
  if (administrator) return administrator;
  // Hashed before the transaction, and only for valid links.
  const { invitation: found } = await getOpen(context, context.db, token);
  const passwordHash = await context.passwords.hash(password);
  return context.db.transaction(async (tx) => {
    // Until the end it is not blocked, and nobody else changes who works there.
    await lockHospital(tx, found.hospitalId);
    const { hospital } = await getOpen(context, tx, token);
    const invitation = await takeInvitation(tx, found.id, found.tokenHash);
    if (!invitation) throw new ApiError('InvalidInvitation');
    const joined = await join(context, tx, invitation, { passwordHash, locale, requestId: origin.requestId });
    await notifyAdministrators(context, tx, invitation, hospital.name, joined.id);
    // The account was created in this transaction, so nobody else can change it before the commit.
    return startSession(context, { tx, user: joined }, origin);
  });
}

async function getOpen({ now }: Pick<ProfilesContext, 'now'>, db: Queryable, token: string) {
  return requireOpen({ now }, await findByToken(db, tokenHash(token)));
}

function requireOpen(
  { now }: Pick<ProfilesContext, 'now'>,
  found: Awaited<ReturnType<typeof findByToken>>,
): NonNullable<typeof found> {
  if (!found || found.hospital.blockedAt) throw new ApiError('InvalidInvitation');
  if (found.invitation.expiresAt <= now()) throw new ApiError('InvitationExpired');
  return found;
}

async function join(
  context: ProfilesContext,
  tx: Transaction,
  { id, hospitalId, firstname, lastname, email, role, position }: InvitationRow,
  { passwordHash, locale, requestId }: { passwordHash: string; locale: Locale; requestId: string },
): Promise<AuthUser> {
  const now = context.now();
  const user = await addUser(context, tx, {
    id: randomUUIDv7(),
    ...{ firstname, lastname, email, passwordHash, locale },
    policyGroups: [groupOfHospitalRole(role)],
    mailFamilies: ['offers', 'candidacies', 'interviews'],
    privacyAcceptedAt: now,
    verifiedAt: now,
    createdAt: now,
  });
  await insertMember(tx, { userId: user.id, hospitalId, role, position, joinedAt: now });
  const by = { userId: user.id, impersonatorId: null, requestId };
  const subject = { type: 'user', id: user.id } as const;
  await handOverAuditDetails(tx, id, user.id);
  await recordAudit(tx, now, by, 'profile.joined', subject, { after: { hospitalId, invitation: id, role } });
  return user;
}

async function notifyAdministrators(
  { sendMail, publicUrl }: ProfilesContext,
  tx: Queryable,
  { hospitalId, firstname, lastname, role }: InvitationRow,
  hospital: string,
  joinedId: string,
): Promise<void> {
  const name = `${firstname} ${lastname}`;
  for (const member of await listMembers(tx, hospitalId)) {
    if (member.role !== 'administrator' || !member.canSignIn || member.userId === joinedId) continue;
    await sendMail(tx, joinedMail(member, { role, hospital, name }, publicUrl));
  }
}
