import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@fonendo/contract/auth/second-factor.schema';
import { ApiError } from '../../../../http/api-error.ts';
import { addressForLimits } from '../../../../http/client-address.ts';
import { tokenHash } from '../../../../http/secret-keys.ts';
import { recordAudit } from '../../../audit/audit.public.ts';
import type { AuthContext, Origin } from '../../auth.context.ts';
import { holdUser } from '../../auth-users.repository.ts';
import { forgiveAttempts, guardAttempts } from '../../login/guard-attempts.ts';
import { refuseLogin, requireAdmitted } from '../../login/refuse-login.ts';
import { startSession } from '../../sessions/start-session.ts';
import { takeChallenge } from '../challenges.repository.ts';
import { browserMark, challengeIn, issueChallenge } from '../challenges.ts';
import { findPasskeyOwner } from './passkeys.repository.ts';
import { takeAssertion } from './take-assertion.ts';
import { requestOptions } from './webauthn.ts';

/** The challenge for signing in with any passkey: the same options for everybody. */
export async function askForPasskey(context: AuthContext, origin: Origin): Promise<PasskeyRequestOptions> {
  await guardAttempts(context, { passkeyAddress: addressForLimits(origin.address) });
  const { challenge } = await issueChallenge(context, context.db, { purpose: 'passkeyLogin' }, origin);
  return requestOptions(context.publicUrl, challenge, []);
}

/**
 * Signs in without a password: the passkey is one factor, and the fingerprint, face or PIN that unlocked it the other.
 */
export async function logInWithPasskey(
  context: AuthContext,
  assertion: PasskeyAssertion,
  origin: Origin,
): Promise<Tokens> {
  const address = { passkeyAddress: addressForLimits(origin.address) };
  await guardAttempts(context, address);
  const now = context.now();
  const signed = challengeIn(assertion.response.clientDataJSON);
  if (signed === null) throw refuseLogin(context, 'InvalidPasskey');
  const hash = tokenHash(signed);
  const tokens = await context.db.transaction(async (tx) => {
    const challenge = await takeChallenge(tx, hash, 'passkeyLogin', now);
    if (challenge?.browserMark !== browserMark(origin)) throw new ApiError('SecondFactorExpired');
    const userId = await findPasskeyOwner(tx, assertion.id);
    const held = userId && (await holdUser(tx, userId, 'share'));
    if (!held || !(await takeAssertion(context, tx, held.user.id, hash, assertion))) {
      throw refuseLogin(context, 'InvalidPasskey');
    }
    await requireAdmitted(context, tx, held);
    const by = { userId: held.user.id, impersonatorId: null, requestId: origin.requestId };
    await recordAudit(tx, now, by, 'session.started', { type: 'user', id: held.user.id });
    return startSession(context, held, origin);
  });
  await forgiveAttempts(context, {}, address);
  return tokens;
}
