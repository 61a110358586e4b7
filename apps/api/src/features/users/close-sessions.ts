import type { UserSession } from '@fonendo/contract/users/users.schema';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { listSessionsOf, revokeSessionsOf } from '../auth/auth.public.ts';
import { lockUser } from './lock-user.ts';
import type { UsersContext } from './users.context.ts';
import { sessionsClosedMail } from './users.mails.ts';
import { findUserRow } from './users.repository.ts';

/** Where somebody is signed in. */
export async function listUserSessions({ db, now }: UsersContext, id: string): Promise<UserSession[]> {
  if (!(await findUserRow(db, id))) throw new ApiError('NotFound');
  const rows = await listSessionsOf(db, id, now());
  return rows.map(({ id: sessionId, userAgent, ipAddress, createdAt, lastUsedAt }) => ({
    id: sessionId,
    userAgent,
    address: ipAddress,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/** Signs somebody out everywhere, for example after losing a phone. They may sign in again. */
export async function closeSessions(context: UsersContext, actor: Actor, id: string): Promise<number> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'closeSessions');
    const closed = await revokeSessionsOf(tx, id, now);
    if (closed > 0) {
      await recordAudit(tx, now, actor, 'sessions.closed', { type: 'user', id }, { after: { closed } });
      await context.sendMail(tx, sessionsClosedMail(row, context.publicUrl));
    }
    return closed;
  });
}
