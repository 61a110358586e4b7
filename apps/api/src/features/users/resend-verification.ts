import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { codeWait, sendVerificationCode } from '../auth/auth.public.ts';
import { lockUser } from './lock-user.ts';
import type { UsersContext } from './users.context.ts';

/** A new code for somebody who has not confirmed their email; at most one a minute. */
export async function resendVerification(context: UsersContext, actor: Actor, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'resendVerification');
    const retryAfterSeconds = await codeWait(context, tx, id);
    if (retryAfterSeconds > 0) throw new ApiError('TooManyRequests', { retryAfterSeconds });
    await sendVerificationCode(context, tx, row);
    await recordAudit(tx, context.now(), actor, 'account.verificationResent', { type: 'user', id });
  });
}
