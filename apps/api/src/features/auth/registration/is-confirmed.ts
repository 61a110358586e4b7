import { addressForLimits } from '../../../http/client-address.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { findUser, isShutOut } from '../auth-users.repository.ts';
import { guardAttempts } from '../login/guard-attempts.ts';

/** Whether a user is confirmed and may sign in; polled by the waiting page. An unknown id is not confirmed. */
export async function isConfirmed(context: AuthContext, userId: string, origin: Origin): Promise<boolean> {
  await guardAttempts(context, { blockedAddress: addressForLimits(origin.address) });
  const user = await findUser(context.db, userId);
  return user !== null && user.verifiedAt !== null && !(await isShutOut(context.db, user, context.now()));
}
