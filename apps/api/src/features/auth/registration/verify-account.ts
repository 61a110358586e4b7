import { timingSafeEqual } from 'node:crypto';
import { parseVerificationToken } from '@fonendo/domain/auth/account-codes';
import { ApiError } from '../../../http/api-error.ts';
import { addressForLimits } from '../../../http/client-address.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { settleDelivery } from '../../bounces/bounces.public.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { type AuthUser, markVerified } from '../auth-users.repository.ts';
import { guardAttempts } from '../login/guard-attempts.ts';
import { removeVerificationCode, takeVerificationTry } from './account-codes.repository.ts';
import { hashVerificationCode } from './send-verification-code.ts';

/** Confirms the email by `<userId>-<code>`. Every kind of wrong token gets the same answer. */
export async function verifyAccount(context: AuthContext, token: string, origin: Origin): Promise<AuthUser> {
  const parsed = parseVerificationToken(token);
  await guardAttempts(context, {
    verifyAddress: addressForLimits(origin.address),
    ...(parsed && { verifyAccount: parsed.userId }),
  });
  if (!parsed) throw new ApiError('InvalidVerificationCode');
  const { userId, code } = parsed;
  const now = context.now();
  const given = hashVerificationCode(context, userId, code);
  // Outside the transaction below: a wrong code must count although the request fails.
  const expected = await takeVerificationTry(context.db, userId, now);
  if (!expected || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) {
    throw new ApiError('InvalidVerificationCode');
  }
  return context.db.transaction(async (tx) => {
    const removed = await removeVerificationCode(tx, userId, given);
    const user = removed ? await markVerified(tx, userId, now) : null;
    if (!user) throw new ApiError('InvalidVerificationCode');
    await settleDelivery(tx, userId);
    const by = { userId, impersonatorId: null, requestId: origin.requestId };
    await recordAudit(tx, now, by, 'account.verified', { type: 'user', id: userId });
    return user;
  });
}
