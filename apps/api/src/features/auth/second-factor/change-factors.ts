import { confirmationLifeMs, hasSecondFactor } from '@fonendo/domain/auth/second-factor';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { type AuditAction, recordAudit } from '../../audit/audit.public.ts';
import type { AuthContext } from '../auth.context.ts';
import { type AuthUser, holdUser } from '../auth-users.repository.ts';
import { guardAttempts } from '../login/guard-attempts.ts';
import { revokeSessionsOf } from '../sessions/sessions.repository.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import {
  deleteRecoveryCodes,
  findConfirmation,
  findSecondFactorFacts,
  replaceRecoveryCodes,
} from './second-factor.repository.ts';
import { type SecurityNews, securityMail } from './security.mails.ts';

/**
 * A change of how somebody signs in. Requires a recent sign-in or password and a session that is still open, and locks
 * the user, so that two changes cannot remove the last two factors at once.
 */
export async function changeFactors<Result>(
  context: AuthContext,
  actor: Actor,
  change: (tx: Transaction, user: AuthUser) => Promise<Result>,
): Promise<Result> {
  await guardAttempts(context, { changeSecondFactor: actor.userId });
  return context.db.transaction(async (tx) => {
    const held = await holdUser(tx, actor.userId, 'no key update');
    const proved = await findConfirmation(tx, actor.sessionId);
    if (!held || !proved) throw new ApiError('TokenExpired');
    if (context.now().getTime() > proved.getTime() + confirmationLifeMs) throw new ApiError('ConfirmationRequired');
    return change(tx, held.user);
  });
}

type News = Extract<SecurityNews, 'totpAdded' | 'totpRemoved' | 'passkeyAdded' | 'passkeyRemoved' | 'codesReplaced'>;

/** Recorded in the audit without names, and mailed to the person with them. */
export async function notifyOfChange(
  context: AuthContext,
  tx: Transaction,
  actor: Actor,
  user: AuthUser,
  news: News,
  params: Record<string, string> = {},
): Promise<void> {
  const action: AuditAction = `secondFactor.${news}`;
  await recordAudit(tx, context.now(), actor, action, { type: 'user', id: user.id });
  await context.sendMail(tx, securityMail(context, user, news, params));
}

/**
 * After a factor was added. With the first one, all other sessions end, as they were opened by a password alone, and
 * recovery codes are made. Null if the person has codes already.
 */
export async function welcomeFactor(
  context: AuthContext,
  tx: Transaction,
  actor: Actor,
  wasWithout: boolean,
): Promise<string[] | null> {
  if (wasWithout) await revokeSessionsOf(tx, actor.userId, context.now(), actor.sessionId);
  const { recoveryCodes } = await findSecondFactorFacts(tx, actor.userId);
  return recoveryCodes > 0 ? null : makeRecoveryCodes(tx, actor.userId);
}

/** Returned only once; only hashes are stored. */
export async function makeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes;
}

/** After a factor was removed: without any factor left, the recovery codes are deleted too. */
export async function dropIdleCodes(tx: Transaction, userId: string): Promise<void> {
  if (!hasSecondFactor(await findSecondFactorFacts(tx, userId))) await deleteRecoveryCodes(tx, userId);
}
