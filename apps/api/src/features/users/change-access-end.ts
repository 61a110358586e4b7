import type { AccessEndChange } from '@fonendo/contract/administrators.schema';
import type { UserDetail } from '@fonendo/contract/users/users.schema';
import { lastDayOfAccess } from '@fonendo/domain/auth/access-end';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { accessEndOf } from '../auth/auth.public.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './read-user.ts';
import type { UsersContext } from './users.context.ts';
import { accessEndChangedMail } from './users.mails.ts';
import { updateUser } from './users.repository.ts';

/** Until when an administrator has access, or that it has no end. Also lets in again somebody whose access has ended. */
export async function changeAccessEnd(
  context: UsersContext,
  actor: Actor,
  id: string,
  { from, until = null }: AccessEndChange,
): Promise<UserDetail> {
  const now = context.now();
  const today = madridDate(now);
  if (until !== null && until < today) {
    throw new ApiError('ValidationFailed', { fields: { until: { key: 'errors.minDate', params: { min: today } } } });
  }
  return context.db.transaction(async (tx) => {
    const { row } = await lockUser(tx, actor, id, 'changeAccessEnd');
    const before = lastDayOfAccess(row.accessEndsAt);
    if (before !== from) throw new ApiError('Conflict');
    if (before !== until) {
      await updateUser(tx, id, { accessEndsAt: accessEndOf(until) });
      const change = { before: { until: before }, after: { until } };
      await recordAudit(tx, now, actor, 'account.accessEndChanged', { type: 'user', id }, change);
      if (!row.blockedAt) await context.sendMail(tx, accessEndChangedMail(row, until, context.publicUrl));
    }
    return readUser(tx, actor, id);
  });
}
