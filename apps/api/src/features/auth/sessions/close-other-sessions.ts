import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AuthContext } from '../auth.context.ts';
import { revokeSessionsOf } from './sessions.repository.ts';

/** Signs out every device but this one; answers how many. */
export async function closeOtherSessions({ db, now }: AuthContext, actor: Actor): Promise<number> {
  const instant = now();
  return db.transaction(async (tx) => {
    const closed = await revokeSessionsOf(tx, actor.userId, instant, actor.sessionId);
    const subject = { type: 'user', id: actor.userId } as const;
    await recordAudit(tx, instant, actor, 'sessions.closed', subject, { after: { closed } });
    return closed;
  });
}
