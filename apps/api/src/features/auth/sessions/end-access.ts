import type { Transaction } from '../../../db/database.ts';
import { renewCalendarLink } from '../calendar-links.repository.ts';
import { revokeSessionsOf } from './sessions.repository.ts';

/**
 * Whatever opens an account without its password ends: the sessions but the one at hand, and the calendar link. For a
 * new password and a block, where somebody else may hold either.
 */
export async function endAccess(tx: Transaction, userId: string, now: Date, exceptSession?: string): Promise<void> {
  await revokeSessionsOf(tx, userId, now, exceptSession);
  await renewCalendarLink(tx, userId, now);
}
