import type { UserDetail } from '@fonendo/contract/users/users.schema';
import type { Actor } from '../../http/access/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { endAccess } from '../auth/auth.public.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './read-user.ts';
import type { UsersContext } from './users.context.ts';
import { blockedMail, unblockedMail } from './users.mails.ts';
import { updateUser } from './users.repository.ts';

/** The person cannot sign in any more, and open sessions end at once. Their data stay. */
export async function blockUser(context: UsersContext, actor: Actor, id: string, reason: string): Promise<UserDetail> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'block');
    await updateUser(tx, id, { blockedAt: now, blockedReason: reason });
    await endAccess(tx, id, now);
    const personal = { of: id, after: { reason } };
    await recordAudit(tx, now, actor, 'account.blocked', { type: 'user', id }, { personal });
    await context.sendMail(tx, blockedMail(row, reason, context.publicUrl));
    return readUser(tx, actor, id);
  });
}

export async function unblockUser(context: UsersContext, actor: Actor, id: string): Promise<UserDetail> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'unblock');
    await updateUser(tx, id, { blockedAt: null, blockedReason: null });
    // Why it had been blocked stands in the entry of the blocking: here it would read as why it was unblocked.
    await recordAudit(tx, now, actor, 'account.unblocked', { type: 'user', id });
    await context.sendMail(tx, unblockedMail(row, context.publicUrl));
    return readUser(tx, actor, id);
  });
}
