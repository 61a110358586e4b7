import { addressForLimits } from '../../../http/client-address.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { findUser } from '../auth-users.repository.ts';
import { guardAttempts } from '../login/guard-attempts.ts';
import { codeWait, sendVerificationCode } from './send-verification-code.ts';

/**
 * Answers the same whether or not the user exists: the limits count for every id, and a code that was sent less than a
 * minute ago, with the registration, is left as it is.
 */
export async function resendVerificationCode(context: AuthContext, userId: string, origin: Origin): Promise<void> {
  await guardAttempts(context, { sendCodeAddress: addressForLimits(origin.address), sendCodeAccount: userId });
  const user = await findUser(context.db, userId);
  if (!user || user.verifiedAt || user.blockedAt) return;
  await context.db.transaction(async (tx) => {
    if (!(await codeWait(context, tx, userId))) await sendVerificationCode(context, tx, user);
  });
}
