import type { FirstDayDates } from '@fonendo/contract/candidacies/first-day.schema';
import { canGiveFirstDay, type FirstDay, findDatesErrors } from '@fonendo/domain/candidacies/first-day';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { lockOwnCandidacy } from '../access/access.public.ts';
import type { FirstDayContext } from './first-day.context.ts';
import { firstDayNotices } from './first-day.notices.ts';
import { updateFirstDay } from './first-day.repository.ts';
import { firstDayOf } from './first-day-of.ts';

/** The doctor says when they can start. Other dates than before undo what was agreed; the same ones change nothing. */
export async function giveFirstDay(
  context: FirstDayContext,
  actor: Actor,
  candidacyId: string,
  { from, to }: FirstDayDates,
): Promise<FirstDay> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const row = await lockOwnCandidacy(tx, actor.userId, candidacyId);
    if (!row) throw new ApiError('NotFound');
    if (!canGiveFirstDay(row.candidacy.status)) throw new ApiError('InvalidStatusChange');
    const before = firstDayOf(row.candidacy);
    if (before?.from === from && before.to === to) return before;
    const fields = findDatesErrors({ from, to }, madridDate(now));
    if (Object.keys(fields).length > 0) throw new ApiError('ValidationFailed', { fields });
    const after = { from, to, agreed: null };
    await updateFirstDay(tx, candidacyId, after);
    const change = { ...(before && { before: audited(before) }), after: audited(after) };
    await recordAudit(tx, now, actor, 'firstDay.given', { type: 'candidacy', id: candidacyId }, change);
    const undone = before !== null && before.agreed !== null;
    await notify(context, tx, firstDayNotices.firstDayGiven(row, { from, to, undone }));
    return after;
  });
}

const audited = ({ from, to, agreed }: FirstDay) => ({ from, to, day: agreed });
