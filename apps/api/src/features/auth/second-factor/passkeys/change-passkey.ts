import type { SecondFactorState } from '@fonendo/contract/auth/second-factor.schema';
import { mayRemoveFactor, needsSecondFactor } from '@fonendo/domain/auth/second-factor';
import type { Actor } from '../../../../http/access/access.ts';
import { ApiError } from '../../../../http/api-error.ts';
import { recordAudit } from '../../../audit/audit.public.ts';
import type { AuthContext } from '../../auth.context.ts';
import { changeFactors, dropIdleCodes, notifyOfChange } from '../change-factors.ts';
import { readSecondFactor } from '../read-second-factor.ts';
import { findSecondFactorFacts } from '../second-factor.repository.ts';
import { deletePasskey, renamePasskeyOf } from './passkeys.repository.ts';

/** Only changes the name under which its owner knows it. */
export async function renamePasskey(
  context: AuthContext,
  actor: Actor,
  id: string,
  name: string,
): Promise<SecondFactorState> {
  return context.db.transaction(async (tx) => {
    if (!(await renamePasskeyOf(tx, actor.userId, id, name))) throw new ApiError('NotFound');
    const subject = { type: 'user', id: actor.userId } as const;
    await recordAudit(tx, context.now(), actor, 'secondFactor.passkeyRenamed', subject);
    return readSecondFactor(context, tx, actor);
  });
}

export async function removePasskey(context: AuthContext, actor: Actor, id: string): Promise<SecondFactorState> {
  return changeFactors(context, actor, async (tx, user) => {
    const facts = await findSecondFactorFacts(tx, user.id);
    const name = await deletePasskey(tx, user.id, id);
    if (name === null) throw new ApiError('NotFound');
    const required = needsSecondFactor(context.adminSecondFactor, user.policyGroups);
    if (!mayRemoveFactor(facts, required)) throw new ApiError('LastSecondFactor');
    await dropIdleCodes(tx, user.id);
    await notifyOfChange(context, tx, actor, user, 'passkeyRemoved', { name });
    return readSecondFactor(context, tx, actor);
  });
}
