import type { Interview, InterviewProposal } from '@fonendo/contract/interviews.schema';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { calendarRemoval } from '../calendar/calendar-removal.ts';
import { presentInterview } from '../interview.presenter.ts';
import { addedInterviewers, checkedInterviewers } from '../interviewers.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { insertSlots, updateInterview, withdrawSlots } from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';
import { decide, lockForHospital } from './lock-interview.ts';
import { checkedSlots, slotRows, termsOf } from './propose-interview.ts';

/** Replaces all dates: the candidate chooses again, and an agreed date is free. */
export async function rescheduleInterview(
  context: InterviewsContext,
  actor: Actor,
  id: string,
  proposal: InterviewProposal,
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForHospital(tx, actor, id);
    const { interview } = locked;
    const now = context.now();
    const to = decide(locked, 'reschedule', now);
    const { interviewerIds: former } = interview;
    const interviewerIds = await checkedInterviewers(tx, locked.hospital.id, proposal.interviewerIds, former);
    const slots = await checkedSlots(tx, interview.doctorId, proposal.slots, proposal.durationMinutes, now, id);
    const calendar = calendarRemoval(interview);
    const change = {
      ...termsOf(proposal),
      ...{ status: to, candidateComment: null, startsAt: null, endsAt: null, updatedAt: now },
      ...{ organizerId: actor.userId, remindedDayAt: null, remindedHourAt: null },
      ...(calendar && { sequence: interview.sequence + 1 }),
    };
    await updateInterview(tx, id, { ...change, interviewerIds });
    await withdrawSlots(tx, id, now, 'all');
    await insertSlots(tx, slotRows(id, 'hospital', slots));
    const starts = slots.map(({ startsAt }) => startsAt.toISOString());
    const before = {
      ...{ status: interview.status, startsAt: interview.startsAt?.toISOString() ?? null, interviewerIds: former },
    };
    const after = { status: to, slots: starts, interviewerIds };
    await recordAudit(tx, now, actor, 'interview.rescheduled', { type: 'interview', id }, { before, after });
    // Those who took part so far are told, because the old date leaves their calendars.
    const rescheduled = { ...locked, interview: { ...interview, ...change } };
    await notifyOfInterview(context, tx, rescheduled, {
      ...{ event: 'rescheduled', slots, comment: proposal.message },
      ...(calendar && { calendar }),
    });
    const changed = { ...locked, interview: { ...rescheduled.interview, interviewerIds } };
    const people = addedInterviewers(interviewerIds, former, actor);
    await notifyOfInterview(context, tx, changed, { event: 'asked', slots, people });
    return presentInterview(tx, changed, 'hospital', now);
  });
}
