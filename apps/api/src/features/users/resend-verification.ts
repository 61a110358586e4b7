import type { Actor } from '../../http/access/access.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { guardAttempts, sendVerificationCode } from '../auth/auth.public.ts';
import { lockUser } from './lock-user.ts';
import type { UsersContext } from './users.context.ts';

/** A new code for somebody who has not confirmed their email; at most one a minute. */
export async function resendVerification(context: UsersContext, actor: Actor, id: string): Promise<void> {
  await context.db.transaction((tx) => lockUser(tx, actor, id, 'resendVerification'));
  await guardAttempts(context, { sendCodeAccount: id });
  await context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'resendVerification');
    await sendVerificationCode(context, tx, row);
    await recordAudit(tx, context.now(), actor, 'account.verificationResent', { type: 'user', id });
  });
}
