import type { Session } from '@fonendo/contract/auth/auth.schema';
import { isHospitalStaff } from '@fonendo/domain/auth/policy-group';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { AuthContext } from '../auth.context.ts';
import { findWorkplace } from '../auth-users.repository.ts';
import { presentSession } from './session.presenter.ts';
import { touchSession } from './sessions.repository.ts';

/** The 5-minute re-check of every open tab writes at most once a minute. */
const touchMs = 60_000;

/** Who the caller is. The web asks at start, when a tab becomes visible and every five minutes. */
export async function getSession({ db, now, liveSessions }: AuthContext, actor: Actor): Promise<Session> {
  const instant = now();
  const session = await liveSessions.find(actor.sessionId, instant);
  if (!session) throw new ApiError('TokenExpired');
  if (instant.getTime() - session.lastUsedAt.getTime() > touchMs) {
    session.lastUsedAt = instant;
    await touchSession(db, actor.sessionId, new Date(instant.getTime() - touchMs), instant);
  }
  const workplace = isHospitalStaff(session.policyGroups) ? await findWorkplace(db, session.userId) : null;
  return presentSession(session, workplace);
}
