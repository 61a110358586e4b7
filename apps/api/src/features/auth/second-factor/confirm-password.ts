import type { SecondFactorState } from '@fonendo/contract/auth/second-factor.schema';
import type { Actor } from '../../../http/access/access.ts';
import type { AuthContext } from '../auth.context.ts';
import { checkPassword, requireSamePassword } from '../login/check-password.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { confirmSession } from './second-factor.repository.ts';

/** Asks for the password again on an older session: for some minutes, changes need no password. */
export async function confirmPassword(
  context: AuthContext,
  actor: Actor,
  password: string,
): Promise<SecondFactorState> {
  const user = await checkPassword(context, actor.userId, password, 'password');
  return context.db.transaction(async (tx) => {
    await requireSamePassword(tx, user, 'password');
    await confirmSession(tx, actor.sessionId, context.now());
    return readSecondFactor(context, tx, actor);
  });
}
