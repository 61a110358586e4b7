import type { Transaction } from '../../../db/database.ts';
import { renewCalendarLink } from '../calendar-links.repository.ts';
import { revokeSessionsOf } from './sessions.repository.ts';

/**
 * Ends everything that opens an account without its password: all sessions but `exceptSession`, and the calendar link.
 * After a new password or a block, because somebody else may have either.
 */
export async function endAccess(tx: Transaction, userId: string, now: Date, exceptSession?: string): Promise<void> {
  await revokeSessionsOf(tx, userId, now, exceptSession);
  await renewCalendarLink(tx, userId, now);
}
