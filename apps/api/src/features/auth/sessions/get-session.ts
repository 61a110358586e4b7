import type { Session } from '@fonendo/contract/auth/auth.schema';
import type { Actor } from '../../../http/access/access.ts';
import type { AuthContext } from '../auth.context.ts';
import { presentSession } from './session.presenter.ts';
import { getSessionDetails, touchSession } from './sessions.repository.ts';

/** Who the caller is. The web asks at start, when a tab becomes visible and every five minutes. */
export async function getSession({ db, now, adminSecondFactor }: AuthContext, actor: Actor): Promise<Session> {
  await touchSession(db, actor.sessionId, now());
  return presentSession(await getSessionDetails(db, actor.sessionId, adminSecondFactor));
}
