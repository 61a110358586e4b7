import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AuthContext } from '../auth.context.ts';
import { revokeSession } from './sessions.repository.ts';

/** Ends the caller's session on the server. For an impersonation this is the way back: only the borrowed one ends. */
export async function logOut({ db, now }: AuthContext, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await revokeSession(tx, actor.sessionId, now());
    if (actor.impersonatorId) {
      await recordAudit(tx, now(), actor, 'impersonation.ended', { type: 'user', id: actor.userId });
    }
  });
}
