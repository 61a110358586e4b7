import type { FactorAdded, SecondFactorState, TotpSetup } from '@fonendo/contract/auth/second-factor.schema';
import {
  hasSecondFactor,
  mayRemoveFactor,
  needsSecondFactor,
  totpSetupLifeMs,
} from '@fonendo/domain/auth/second-factor';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthContext } from '../auth.context.ts';
import { forgiveAttempts, guardAttempts } from '../login/guard-attempts.ts';
import { changeFactors, dropIdleCodes, notifyOfChange, welcomeFactor } from './change-factors.ts';
import { readSecondFactor } from './read-second-factor.ts';
import {
  confirmPendingTotp,
  deleteTotp,
  findSecondFactorFacts,
  findTotp,
  savePendingTotp,
} from './second-factor.repository.ts';
import { createTotpSecret, findTotpStep, openTotpSecret, sealTotpSecret, totpUri } from './totp.ts';

/** A new secret for the authenticator app. It is used once its first number was entered; until then the old one is. */
export async function beginTotp(context: AuthContext, actor: Actor): Promise<TotpSetup> {
  return changeFactors(context, actor, async (tx, user) => {
    const secret = createTotpSecret();
    const pendingUntil = new Date(context.now().getTime() + totpSetupLifeMs);
    const pendingSecret = sealTotpSecret(context, user.id, secret);
    await savePendingTotp(tx, { userId: user.id, pendingSecret, pendingUntil });
    return { secret, uri: totpUri(secret, user.email), expiresAt: pendingUntil.toISOString() };
  });
}

/** The first number proves that the app has the secret. */
export async function confirmTotp(context: AuthContext, actor: Actor, code: string): Promise<FactorAdded> {
  await guardAttempts(context, { secondFactorAccount: actor.userId });
  const added = await changeFactors(context, actor, async (tx, user) => {
    const now = context.now();
    const row = await findTotp(tx, user.id);
    if (!row?.pendingSecret || !row.pendingUntil || row.pendingUntil <= now) throw new ApiError('SecondFactorExpired');
    const step = findTotpStep(openTotpSecret(context, user.id, row.pendingSecret), code, now, null);
    if (step === null)
      throw new ApiError('InvalidSecondFactor', { fields: { code: { key: 'apiErrors.InvalidSecondFactor' } } });
    const wasWithout = !hasSecondFactor(await findSecondFactorFacts(tx, user.id));
    await confirmPendingTotp(tx, user.id, { step, now });
    const recoveryCodes = await welcomeFactor(context, tx, actor, wasWithout);
    await notifyOfChange(context, tx, actor, user, 'totpAdded');
    return { state: await readSecondFactor(context, tx, actor), recoveryCodes };
  });
  await forgiveAttempts(context, { secondFactorAccount: actor.userId });
  return added;
}

export async function removeTotp(context: AuthContext, actor: Actor): Promise<SecondFactorState> {
  return changeFactors(context, actor, async (tx, user) => {
    const facts = await findSecondFactorFacts(tx, user.id);
    if (!facts.totp) throw new ApiError('NotFound');
    const required = needsSecondFactor(context.adminSecondFactor, user.policyGroups);
    if (!mayRemoveFactor(facts, required)) throw new ApiError('LastSecondFactor');
    await deleteTotp(tx, user.id);
    await dropIdleCodes(tx, user.id);
    await notifyOfChange(context, tx, actor, user, 'totpRemoved');
    return readSecondFactor(context, tx, actor);
  });
}
