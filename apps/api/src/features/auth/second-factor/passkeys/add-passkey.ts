import { randomUUIDv7 } from 'node:crypto';
import type { AddPasskey, FactorAdded, PasskeyCreationOptions } from '@fonendo/contract/auth/second-factor.schema';
import { hasSecondFactor, maxPasskeys, passkeysWorkAt } from '@fonendo/domain/auth/second-factor';
import type { Actor } from '../../../../http/access/access.ts';
import { ApiError } from '../../../../http/api-error.ts';
import { tokenHash } from '../../../../http/secret-keys.ts';
import type { AuthContext, Origin } from '../../auth.context.ts';
import { takeChallenge } from '../challenges.repository.ts';
import { challengeIn, issueChallenge } from '../challenges.ts';
import { changeFactors, notifyOfChange, welcomeFactor } from '../change-factors.ts';
import { readSecondFactor } from '../read-second-factor.ts';
import { findSecondFactorFacts } from '../second-factor.repository.ts';
import { insertPasskey, listPasskeys } from './passkeys.repository.ts';
import { creationOptions, readRegistration } from './webauthn.ts';

/** The options with which the browser creates a passkey for this person. */
export async function askForNewPasskey(
  context: AuthContext,
  actor: Actor,
  origin: Origin,
): Promise<PasskeyCreationOptions> {
  if (!passkeysWorkAt(context.publicUrl)) throw new ApiError('Conflict');
  return changeFactors(context, actor, async (tx, user) => {
    const known = await listPasskeys(tx, user.id);
    if (known.length >= maxPasskeys) throw new ApiError('TooManyPasskeys');
    const bound = { purpose: 'passkeyRegistration', userId: user.id, sessionId: actor.sessionId } as const;
    const { challenge } = await issueChallenge(context, tx, bound, origin);
    return creationOptions(context.publicUrl, challenge, user, known);
  });
}

/** Stores the passkey that the browser created. */
export async function addPasskey(
  context: AuthContext,
  actor: Actor,
  { name, credential }: AddPasskey,
): Promise<FactorAdded> {
  return changeFactors(context, actor, async (tx, user) => {
    const now = context.now();
    const hash = tokenHash(challengeIn(credential.response.clientDataJSON) ?? '');
    const challenge = await takeChallenge(tx, hash, 'passkeyRegistration', now);
    if (challenge?.userId !== user.id || challenge.sessionId !== actor.sessionId) {
      throw new ApiError('SecondFactorExpired');
    }
    const facts = await findSecondFactorFacts(tx, user.id);
    if (facts.passkeys >= maxPasskeys) throw new ApiError('TooManyPasskeys');
    const passkey = await readRegistration(context.publicUrl, hash, credential);
    const row = passkey && { ...passkey, id: randomUUIDv7(), userId: user.id, name, createdAt: now };
    // Authenticators use a new id each time, so an id that exists already was not created just now.
    if (!row || !(await insertPasskey(tx, row))) throw new ApiError('InvalidPasskey');
    const recoveryCodes = await welcomeFactor(context, tx, actor, !hasSecondFactor(facts));
    await notifyOfChange(context, tx, actor, user, 'passkeyAdded', { name });
    return { state: await readSecondFactor(context, tx, actor), recoveryCodes };
  });
}
