import type { PasskeyAssertion } from '@fonendo/contract/auth/second-factor.schema';
import type { Transaction } from '../../../../db/database.ts';
import type { AuthContext } from '../../auth.context.ts';
import { lockPasskey, updatePasskeyUse } from './passkeys.repository.ts';
import { readAssertion, userHandle } from './webauthn.ts';

/** Whether the person's own passkey signed the challenge; stores its new counter. */
export async function takeAssertion(
  context: AuthContext,
  tx: Transaction,
  userId: string,
  challengeHash: string,
  assertion: PasskeyAssertion,
): Promise<boolean> {
  const passkey = await lockPasskey(tx, assertion.id);
  if (passkey?.userId !== userId) return false;
  const named = assertion.response.userHandle;
  if (named !== undefined && named !== userHandle(userId)) return false;
  const use = await readAssertion(context.publicUrl, challengeHash, passkey, assertion);
  if (!use) return false;
  await updatePasskeyUse(tx, passkey.id, { ...use, lastUsedAt: context.now() });
  return true;
}
