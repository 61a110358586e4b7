import type { AgreedFirstDay } from '@fonendo/contract/candidacies/first-day.schema';
import { canAgreeFirstDay, type FirstDay, findAgreedDayError } from '@fonendo/domain/candidacies/first-day';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { requireRight } from '../../hospitals/hospitals.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { lockHospitalCandidacy } from '../access/access.public.ts';
import type { FirstDayContext } from './first-day.context.ts';
import { firstDayNotices } from './first-day.notices.ts';
import { updateFirstDay } from './first-day.repository.ts';
import { firstDayOf } from './first-day-of.ts';

/**
 * The hospital chooses one of the days that the doctor gave. If those changed meanwhile, the field says which ones there
 * are now. Chosen again, it changes nothing.
 */
export async function agreeFirstDay(
  context: FirstDayContext,
  actor: Actor,
  candidacyId: string,
  { day }: AgreedFirstDay,
): Promise<FirstDay> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { hospital } = await requireRight(tx, actor, 'runCandidacies');
    const row = await lockHospitalCandidacy(tx, hospital.id, candidacyId);
    if (!row) throw new ApiError('NotFound');
    const before = firstDayOf(row.candidacy);
    const today = madridDate(now);
    if (!before || !canAgreeFirstDay(row.candidacy.status, before, today)) throw new ApiError('InvalidStatusChange');
    if (before.agreed === day) return before;
    const error = findAgreedDayError(day, before, today);
    if (error) throw new ApiError('ValidationFailed', { fields: { day: error } });
    const after = { ...before, agreed: day };
    await updateFirstDay(tx, candidacyId, after);
    const change = { before: { day: before.agreed }, after: { day } };
    await recordAudit(tx, now, actor, 'firstDay.agreed', { type: 'candidacy', id: candidacyId }, change);
    await notify(context, tx, firstDayNotices.firstDayAgreed(row, day));
    return after;
  });
}
