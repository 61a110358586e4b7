import type { Interview } from '@fonendo/contract/interviews.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { presentInterview } from '../interview.presenter.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { findSlot, listLiveSlots, withdrawSlots } from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';
import { decide, lockForHospital } from './lock-interview.ts';

/** Withdraws one of the dates, but not the last one: then the interview has to be cancelled. */
export async function withdrawSlot(
  context: InterviewsContext,
  actor: Actor,
  id: string,
  slotId: string,
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForHospital(tx, actor, id);
    const slot = await findSlot(tx, id, slotId);
    if (!slot) throw new ApiError('NotFound');
    const now = context.now();
    decide(locked, 'withdrawSlot', now);
    if (slot.withdrawnAt) return presentInterview(tx, locked, 'hospital', now);
    const left = (await listLiveSlots(tx, [id])).filter((other) => other.id !== slotId && other.startsAt > now);
    if (left.length === 0) throw new ApiError('InvalidStatusChange');
    await withdrawSlots(tx, id, now, { slotId });
    const before = { slot: slot.startsAt.toISOString() };
    await recordAudit(tx, now, actor, 'interview.slotWithdrawn', { type: 'interview', id }, { before });
    await notifyOfInterview(context, tx, locked, { event: 'slotWithdrawn', slots: left });
    return presentInterview(tx, locked, 'hospital', now);
  });
}
