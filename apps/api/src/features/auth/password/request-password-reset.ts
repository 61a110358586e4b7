import { randomBytes } from 'node:crypto';
import { passwordResetLifeMs } from '@fonendo/domain/auth/account-codes';
import { addressForLimits } from '../../../http/client-address.ts';
import { tokenHash } from '../../../http/secret-keys.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { passwordResetMail } from '../auth.mails.ts';
import { findUserByEmail, isShutOut } from '../auth-users.repository.ts';
import { guardAttempts } from '../login/guard-attempts.ts';
import { replacePasswordReset } from '../registration/account-codes.repository.ts';

/** Sends the link if there is such an account. The answer is the same either way. */
export async function requestPasswordReset(context: AuthContext, email: string, origin: Origin): Promise<void> {
  await guardAttempts(context, {
    forgotPasswordAddress: addressForLimits(origin.address),
    forgotPasswordAccount: email,
  });
  const user = await findUserByEmail(context.db, email);
  if (!user || user.deletedAt || (await isShutOut(context.db, user, context.now()))) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(context.now().getTime() + passwordResetLifeMs);
  await context.db.transaction(async (tx) => {
    await replacePasswordReset(tx, { tokenHash: tokenHash(token), userId: user.id, expiresAt });
    await context.sendMail(tx, passwordResetMail(user, context.publicUrl, token));
  });
}
