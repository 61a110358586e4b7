import type { AccountSession } from '@fonendo/contract/account/account.schema';
import type { Actor } from '../../../http/access/access.ts';
import type { AuthContext } from '../auth.context.ts';
import { listSessionsOf } from './sessions.repository.ts';

export async function listSessions({ db, now }: AuthContext, actor: Actor): Promise<AccountSession[]> {
  const rows = await listSessionsOf(db, actor.userId, now());
  return rows.map(({ id, userAgent, ipAddress, createdAt, lastUsedAt }) => ({
    id,
    current: id === actor.sessionId,
    userAgent,
    address: ipAddress,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
