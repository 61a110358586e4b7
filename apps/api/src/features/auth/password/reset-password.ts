import { ApiError } from '../../../http/api-error.ts';
import { addressForLimits } from '../../../http/client-address.ts';
import { tokenHash } from '../../../http/secret-keys.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { settleDelivery } from '../../bounces/bounces.public.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { passwordChangedMail } from '../auth.mails.ts';
import { markVerified, updatePassword } from '../auth-users.repository.ts';
import { guardAttempts } from '../login/guard-attempts.ts';
import { takePasswordReset } from '../registration/account-codes.repository.ts';
import { endAccess } from '../sessions/end-access.ts';

/** Sets a new password by the link in the mail, and ends all sessions and the calendar link. */
export async function resetPassword(
  context: AuthContext,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<void> {
  await guardAttempts(context, { resetPasswordAddress: addressForLimits(origin.address) });
  const passwordHash = await context.passwords.hash(password);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const userId = await takePasswordReset(tx, tokenHash(token), now);
    // The person who opened the link reads that mailbox: the address is verified, and mail arrives there.
    const user = userId ? await markVerified(tx, userId, now) : null;
    if (!user) throw new ApiError('InvalidResetToken');
    await settleDelivery(tx, user.id);
    await updatePassword(tx, user.id, passwordHash);
    await endAccess(tx, user.id, now);
    const by = { userId: user.id, impersonatorId: null, requestId: origin.requestId };
    await recordAudit(tx, now, by, 'password.reset', { type: 'user', id: user.id });
    await context.sendMail(tx, passwordChangedMail(user, context.publicUrl, now));
  });
}
