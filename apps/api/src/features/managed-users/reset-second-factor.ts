import type { ManagedUserDetail } from '@fonendo/contract/managed-users.schema';
import type { Actor } from '../../http/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { removeSecondFactorOf, revokeSessionsOf, securityMail } from '../auth/auth.public.ts';
import { lockUser } from './lock-user.ts';
import type { ManagedUsersContext } from './managed-users.context.ts';
import { readUser } from './read-user.ts';

/** For somebody who lost what they sign in with: they have their password again, and nothing else. */
export async function resetSecondFactor(
  context: ManagedUsersContext,
  actor: Actor,
  id: string,
): Promise<ManagedUserDetail> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'resetSecondFactor');
    await removeSecondFactorOf(tx, id);
    await revokeSessionsOf(tx, id, now);
    await recordAudit(tx, now, actor, 'secondFactor.reset', { type: 'user', id });
    await context.sendMail(tx, securityMail(context, row, 'reset'));
    return readUser(tx, actor, id);
  });
}
