import { hasSecondFactor } from '@fonendo/domain/auth/second-factor';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthContext } from '../auth.context.ts';
import { changeFactors, makeRecoveryCodes, notifyOfChange } from './change-factors.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { findSecondFactorFacts } from './second-factor.repository.ts';

/** Makes ten new codes; the old ones no longer work. */
export async function renewRecoveryCodes(context: AuthContext, actor: Actor) {
  return changeFactors(context, actor, async (tx, user) => {
    if (!hasSecondFactor(await findSecondFactorFacts(tx, user.id))) throw new ApiError('Conflict');
    const recoveryCodes = await makeRecoveryCodes(tx, user.id);
    await notifyOfChange(context, tx, actor, user, 'codesReplaced');
    return { state: await readSecondFactor(context, tx, actor), recoveryCodes };
  });
}
