import type { Interview, InterviewDecline } from '@fonendo/contract/interviews.schema';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { calendarRemoval } from '../calendar/calendar-removal.ts';
import { presentInterview } from '../interview.presenter.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { insertSlots, updateInterview, withdrawSlots } from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';
import { decide, lockForDoctor } from './lock-interview.ts';
import { checkedSlots, slotRows } from './propose-interview.ts';

/** The candidate cannot come on any of the dates, or no longer on the picked one, and may propose others. */
export async function declineInterview(
  context: InterviewsContext,
  actor: Actor,
  id: string,
  { comment, slots: proposed }: InterviewDecline,
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForDoctor(tx, actor, id);
    const { interview } = locked;
    const now = context.now();
    const to = decide(locked, 'decline', now);
    const slots = await checkedSlots(tx, actor.userId, proposed, interview.durationMinutes, now, id);
    const calendar = calendarRemoval(interview);
    const change = {
      ...{ status: to, candidateComment: comment, updatedAt: now },
      ...(calendar && { sequence: interview.sequence + 1 }),
    };
    await updateInterview(tx, id, change);
    await withdrawSlots(tx, id, now, 'all');
    await insertSlots(tx, slotRows(id, 'doctor', slots));
    const after = { status: to, slots: slots.map(({ startsAt }) => startsAt.toISOString()) };
    const before = { status: interview.status };
    await recordAudit(tx, now, actor, 'interview.declined', { type: 'interview', id }, { before, after });
    const declined = { ...locked, interview: { ...interview, ...change } };
    await notifyOfInterview(context, tx, declined, {
      event: 'declined',
      slots,
      comment,
      ...(calendar && { calendar }),
    });
    return presentInterview(tx, declined, 'doctor', now);
  });
}
