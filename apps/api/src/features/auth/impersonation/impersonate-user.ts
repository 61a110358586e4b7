import type { Tokens } from '@fonendo/contract/auth/auth.schema';
import { canImpersonate } from '@fonendo/domain/auth/impersonation.policy';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AuthContext, Origin } from '../auth.context.ts';
import { holdUser, isShutOut } from '../auth-users.repository.ts';
import { guardAttempts } from '../login/guard-attempts.ts';
import { startSession } from '../sessions/start-session.ts';

/**
 * Lets an administrator act as somebody else for an hour. The new session depends on the administrator's own and ends
 * with it; the audit names both people.
 */
export async function impersonateUser(
  context: AuthContext,
  actor: Actor,
  userId: string,
  reason: string,
  origin: Origin,
): Promise<Tokens> {
  await guardAttempts(context, { impersonateAccount: actor.userId });
  return context.db.transaction(async (tx) => {
    const held = await holdUser(tx, userId, 'share');
    if (!held) throw new ApiError('NotFound');
    if (
      !canImpersonate(actor.policyGroups, held.user.policyGroups) ||
      (await isShutOut(tx, held.user, context.now()))
    ) {
      throw new ApiError('ImpersonationRefused');
    }
    const subject = { type: 'user', id: userId } as const;
    const personal = { of: userId, after: { reason } };
    await recordAudit(tx, context.now(), actor, 'impersonation.started', subject, { personal });
    return startSession(context, held, origin, {
      impersonatorId: actor.userId,
      parentSessionId: actor.sessionId,
      impersonationReason: reason,
    });
  });
}
