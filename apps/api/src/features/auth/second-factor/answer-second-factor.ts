import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import type { SecondFactorRequest } from '@fonendo/contract/auth/second-factor.schema';
import type { Transaction } from '../../../db/database.ts';
import { ApiError } from '../../../http/api-error.ts';
import { addressForLimits } from '../../../http/client-address.ts';
import { tokenHash } from '../../../http/secret-keys.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { type AuthUser, holdUser } from '../auth-users.repository.ts';
import { forgiveAttempts, guardAttempts } from '../login/guard-attempts.ts';
import { refuseLogin, requireAdmitted } from '../login/refuse-login.ts';
import { startSession } from '../sessions/start-session.ts';
import { findChallenge, takeChallenge } from './challenges.repository.ts';
import { browserMark } from './challenges.ts';
import { takeAssertion } from './passkeys/take-assertion.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { countRecoveryCodes, findTotp, takeRecoveryCode, takeTotpStep } from './second-factor.repository.ts';
import { securityMail } from './security.mails.ts';
import { findTotpStep, openTotpSecret } from './totp.ts';

/**
 * The second step of signing in. Both steps are checked again in the transaction that makes the session: meanwhile the
 * person may have been blocked, the password changed, the factor removed or used.
 */
export async function answerSecondFactor(
  context: AuthContext,
  request: SecondFactorRequest,
  origin: Origin,
): Promise<Tokens> {
  const address = { secondFactorAddress: addressForLimits(origin.address) };
  await guardAttempts(context, address);
  const now = context.now();
  const hash = tokenHash(request.challenge);
  const userId = (await findChallenge(context.db, hash, 'secondFactor', now))?.userId;
  if (!userId) throw new ApiError('SecondFactorExpired');
  const account = { secondFactorAccount: userId };
  await guardAttempts(context, account);
  // A wrong answer rolls the use of the challenge back, so that people can try again.
  const tokens = await context.db.transaction(async (tx) => {
    const held = await requireAdmitted(context, tx, await holdUser(tx, userId, 'share'));
    const challenge = await takeChallenge(tx, hash, 'secondFactor', now);
    const isSame =
      challenge?.passwordMark === tokenHash(held.user.passwordHash) && challenge.browserMark === browserMark(origin);
    if (!isSame) throw new ApiError('SecondFactorExpired');
    await spendFactor(context, tx, held.user, request, origin);
    const by = { userId, impersonatorId: null, requestId: origin.requestId };
    await recordAudit(tx, now, by, 'session.started', { type: 'user', id: userId });
    return startSession(context, held, origin);
  });
  await forgiveAttempts(context, account, address);
  return tokens;
}

async function spendFactor(
  context: AuthContext,
  tx: Transaction,
  user: AuthUser,
  request: SecondFactorRequest,
  origin: Origin,
): Promise<void> {
  switch (request.method) {
    case 'totp':
      return spendTotp(context, tx, user, request.code);
    case 'recoveryCode':
      return spendRecoveryCode(context, tx, user, request.code, origin);
    case 'passkey': {
      const used = await takeAssertion(context, tx, user.id, tokenHash(request.challenge), request.credential);
      if (!used) throw refuseLogin(context, 'InvalidPasskey');
    }
  }
}

async function spendTotp(context: AuthContext, tx: Transaction, user: AuthUser, code: string): Promise<void> {
  const row = await findTotp(tx, user.id);
  const secret = row?.secret ? openTotpSecret(context, user.id, row.secret) : null;
  const step = findTotpStep(secret, code, context.now(), row?.lastStep ?? null);
  if (step === null || !(await takeTotpStep(tx, user.id, step))) throw new ApiError('InvalidSecondFactor');
}

async function spendRecoveryCode(
  context: AuthContext,
  tx: Transaction,
  user: AuthUser,
  code: string,
  { requestId }: Origin,
): Promise<void> {
  if (!(await takeRecoveryCode(tx, user.id, hashRecoveryCode(user.id, code)))) {
    throw new ApiError('InvalidSecondFactor');
  }
  const now = context.now();
  const by = { userId: user.id, impersonatorId: null, requestId };
  await recordAudit(tx, now, by, 'secondFactor.codeUsed', { type: 'user', id: user.id });
  const left = await countRecoveryCodes(tx, user.id);
  await context.sendMail(tx, securityMail(context, user, 'codeUsed', { left }));
}
