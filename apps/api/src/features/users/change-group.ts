import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { isDoctor, type PolicyGroup } from '@fonendo/domain/auth/policy-group';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { announceStanding } from '../notifications/notifications.public.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './read-user.ts';
import type { UsersContext } from './users.context.ts';
import { groupChangedMail } from './users.mails.ts';
import { updateDoctorGroup, updateUser } from './users.repository.ts';

/** Moves somebody to another group; open tabs are told at once. */
export async function changeGroup(
  context: UsersContext,
  actor: Actor,
  id: string,
  { from, to }: { from: PolicyGroup; to: PolicyGroup },
): Promise<UserDetail> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { row, groups } = await lockUser(tx, actor, id, 'changeGroup');
    if (!row.policyGroups.includes(from)) throw new ApiError('Conflict');
    if (!groups.includes(to)) throw new ApiError('Forbidden');
    await updateUser(tx, id, { policyGroups: [to] });
    await announceStanding(tx, [id]);
    if (isDoctor([to])) await updateDoctorGroup(tx, id, to);
    const change = { before: { groups: row.policyGroups }, after: { groups: [to] } };
    await recordAudit(tx, now, actor, 'account.groupsChanged', { type: 'user', id }, change);
    if (!row.blockedAt) await context.sendMail(tx, groupChangedMail(row, to, context.publicUrl));
    return readUser(tx, actor, id);
  });
}
