import type { Profiles, ProfileUpdate } from '@fonendo/contract/profiles.schema';
import { isLastHospitalAdministrator } from '@fonendo/domain/hospitals/administrators';
import type { Queryable } from '../../db/database.ts';
import { deleteFiles } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { closeAccount } from '../account/account.public.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { listMembers, type MemberRow, removeMember, requireRightAlone } from '../hospitals/hospitals.public.ts';
import { announceStanding } from '../notifications/notifications.public.ts';
import { nameOf } from './invite-profile.ts';
import { listProfiles } from './list-profiles.ts';
import type { ProfilesContext } from './profiles.context.ts';
import { removedMail, roleChangedMail } from './profiles.mails.ts';
import { updateProfile } from './profiles.repository.ts';

/** Changes somebody's role at the actor's hospital. Null if the actor thereby lost the right to see the result. */
export async function changeProfile(
  context: ProfilesContext,
  actor: Actor,
  userId: string,
  { role, position: given }: ProfileUpdate,
): Promise<Profiles | null> {
  const position = given || null;
  return context.db.transaction(async (tx) => {
    const { hospital } = await requireRightAlone(tx, actor, 'manageProfiles');
    const members = await listMembers(tx, hospital.id);
    const member = getMember(members, userId);
    const losesRole = member.role === 'administrator' && role !== 'administrator';
    // One's own position stays one's own; nobody else edits the last administrator (specification, section 6).
    const isLast = isLastHospitalAdministrator(userId, members);
    if (isLast && (losesRole || userId !== actor.userId)) throw new ApiError('LastAdministrator');
    if (member.role !== role || member.position !== position) {
      await updateProfile(tx, hospital.id, userId, { role, position });
      // The group may change with the role: open tabs follow at once.
      await announceStanding(tx, [userId]);
      const { role: formerRole, position: formerPosition } = member;
      const change = {
        before: { role: formerRole },
        after: { role, hospitalId: hospital.id },
        ...(formerPosition !== position && {
          personal: { of: userId, before: { position: formerPosition }, after: { position } },
        }),
      };
      await recordAudit(tx, context.now(), actor, 'profile.updated', { type: 'user', id: userId }, change);
    }
    const isNews = member.role !== role && userId !== actor.userId && member.canSignIn;
    if (isNews) await notifyOfRole(context, tx, actor, hospital, member, role);
    const isOut = userId === actor.userId && losesRole;
    return isOut ? null : listProfiles(context, tx, actor);
  });
}

const notifyOfRole = async (
  { sendMail, publicUrl }: ProfilesContext,
  tx: Queryable,
  actor: Actor,
  { id, name: hospital }: { id: string; name: string },
  member: MemberRow,
  role: MemberRow['role'],
) => sendMail(tx, roleChangedMail(member, { hospital, by: await nameOf(tx, id, actor), role }, publicUrl));

/**
 * Removes somebody from the hospital and closes the account, which had no other purpose. Unlike people who delete their
 * own account, they may be invited again with the same address.
 */
export async function removeProfile(context: ProfilesContext, actor: Actor, userId: string): Promise<Profiles> {
  const now = context.now();
  const { profiles, fileKeys } = await context.db.transaction(async (tx) => {
    const { hospital } = await requireRightAlone(tx, actor, 'manageProfiles');
    const member = getMember(await listMembers(tx, hospital.id), userId);
    const { role } = member;
    await removeMember(tx, hospital.id, userId);
    // One's own account is deleted under /account, with the password.
    if (userId === actor.userId) throw new ApiError('Forbidden');
    const by = await nameOf(tx, hospital.id, actor);
    const fileKeys = await closeAccount(tx, userId, now);
    const before = { role, hospitalId: hospital.id };
    await recordAudit(tx, now, actor, 'profile.removed', { type: 'user', id: userId }, { before });
    await context.sendMail(tx, removedMail(member, { hospital: hospital.name, by }, context.publicUrl));
    return { profiles: await listProfiles(context, tx, actor), fileKeys };
  });
  await deleteFiles(context, fileKeys);
  return profiles;
}

/** Of the actor's own hospital; a 404 for anybody else. */
function getMember(members: readonly MemberRow[], userId: string): MemberRow {
  const member = members.find((candidate) => candidate.userId === userId);
  if (!member) throw new ApiError('NotFound');
  return member;
}
