import type { UserDetail } from '@fonendo/contract/users/users.schema';
import type { Actor } from '../../http/access/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { removeSecondFactorOf, revokeSessionsOf, securityMail } from '../auth/auth.public.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './read-user.ts';
import type { UsersContext } from './users.context.ts';

/** For somebody who lost their second factor: afterwards the password is enough. */
export async function resetSecondFactor(context: UsersContext, actor: Actor, id: string): Promise<UserDetail> {
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
