import type { SecondFactorAsked } from '@fonendo/contract/auth/second-factor.schema';
import { openMethods } from '@fonendo/domain/auth/second-factor';
import { tokenHash } from '../../../http/secret-keys.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import type { HeldUser } from '../auth-users.repository.ts';
import { issueChallenge } from './challenges.ts';
import { listPasskeys } from './passkeys/passkeys.repository.ts';
import { requestOptions } from './passkeys/webauthn.ts';
import { findSecondFactorFacts } from './second-factor.repository.ts';

/** The question for the second factor after a right password; null if none is needed. */
export async function askSecondFactor(
  context: AuthContext,
  { tx, user }: HeldUser,
  origin: Origin,
): Promise<SecondFactorAsked | null> {
  const methods = openMethods(await findSecondFactorFacts(tx, user.id));
  if (methods.length === 0) return null;
  const bound = { purpose: 'secondFactor', userId: user.id, passwordMark: tokenHash(user.passwordHash) } as const;
  const { challenge, expiresAt } = await issueChallenge(context, tx, bound, origin);
  const passkey = methods.includes('passkey')
    ? requestOptions(context.publicUrl, challenge, await listPasskeys(tx, user.id))
    : null;
  return { secondFactor: { challenge, methods, passkey, expiresAt: expiresAt.toISOString() } };
}
