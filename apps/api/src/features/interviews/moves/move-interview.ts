import type { Interview, InterviewMove } from '@fonendo/contract/interviews.schema';
import { checkSlots, spanOf, type TimeSpan } from '@fonendo/domain/interviews/interview';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { listTakenTimes } from '../calendar/busy-times.repository.ts';
import { calendarRemoval } from '../calendar/calendar-removal.ts';
import { presentInterview } from '../interview.presenter.ts';
import { addedInterviewers, checkedInterviewers } from '../interviewers.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { insertSlots, listLiveSlots, updateInterview, withdrawSlots } from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';
import { decide, type LockedInterview, lockForHospital } from './lock-interview.ts';
import { slotRows } from './propose-interview.ts';

/**
 * Moves one date and leaves the rest as it is. Nobody is bound to an hour that they have not agreed to: of an agreed
 * date the new one is a proposal, of several proposed ones the others can still be picked.
 */
export async function moveInterview(
  context: InterviewsContext,
  actor: Actor,
  id: string,
  { from, startsAt, message, ...chosen }: InterviewMove,
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForHospital(tx, actor, id);
    const { interview } = locked;
    const now = context.now();
    const to = decide(locked, 'reschedule', now);
    const open = await openDates(tx, locked, now);
    const [moved, there] = [from, startsAt].map((instant) =>
      open.find((date) => date.startsAt.getTime() === Date.parse(instant)),
    );
    // Moved there already by the same click, or not moved at all.
    if (there && (!moved || moved === there)) return presentInterview(tx, locked, 'hospital', now);
    if (!moved) throw new ApiError('SlotGone');
    const others = open.filter((date) => date !== moved);
    const span = spanOf(new Date(startsAt), interview.durationMinutes);
    await checkTarget(tx, locked, others, span, now);
    const { interviewerIds: former } = interview;
    const interviewerIds = await checkedInterviewers(tx, locked.hospital.id, chosen.interviewerIds, former);
    const calendar = calendarRemoval(interview);
    const change = {
      ...{ status: to, startsAt: null, endsAt: null, updatedAt: now, remindedDayAt: null, remindedHourAt: null },
      ...(message && { message }),
      ...(calendar && { sequence: interview.sequence + 1 }),
    };
    await updateInterview(tx, id, { ...change, interviewerIds });
    await withdrawSlots(tx, id, now, moved.slotId ? { slotId: moved.slotId } : 'all');
    await insertSlots(tx, slotRows(id, 'hospital', [span]));
    const slots = [...others, span].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    const before = { status: interview.status, startsAt: moved.startsAt.toISOString(), interviewerIds: former };
    const after = { status: to, slots: slots.map((slot) => slot.startsAt.toISOString()), interviewerIds };
    await recordAudit(tx, now, actor, 'interview.rescheduled', { type: 'interview', id }, { before, after });
    const asked = { ...locked, interview: { ...interview, ...change } };
    await notifyOfInterview(context, tx, asked, {
      ...{ event: 'rescheduled', slots, comment: message },
      ...(calendar && { calendar }),
    });
    const changed = { ...locked, interview: { ...asked.interview, interviewerIds } };
    const people = addedInterviewers(interviewerIds, former, actor);
    await notifyOfInterview(context, tx, changed, { event: 'asked', slots, people });
    return presentInterview(tx, changed, 'hospital', now);
  });
}

type OpenDate = TimeSpan & { slotId?: string };

/** The agreed date, or what the hospital proposed and can still be picked. The candidate's own dates are not ours. */
async function openDates(tx: Transaction, { interview }: LockedInterview, now: Date): Promise<OpenDate[]> {
  const { status, startsAt, endsAt } = interview;
  if (status === 'confirmed' && startsAt && endsAt) return [{ startsAt, endsAt }];
  if (status !== 'pendingConfirmation') throw new ApiError('InvalidStatusChange');
  const slots = await listLiveSlots(tx, [interview.id]);
  return slots
    .filter((slot) => slot.proposedBy === 'hospital' && slot.startsAt > now)
    .map((slot) => ({ slotId: slot.id, startsAt: slot.startsAt, endsAt: slot.endsAt }));
}

/** Only the date that moves is checked: the others were right when they were sent. */
async function checkTarget(
  tx: Transaction,
  { interview }: LockedInterview,
  others: readonly TimeSpan[],
  span: TimeSpan,
  now: Date,
): Promise<void> {
  const taken = await listTakenTimes(tx, interview.doctorId, [span], interview.id);
  const problem = checkSlots([...others, span], { now, taken }).at(-1);
  if (!problem) return;
  throw new ApiError('InterviewProposalsFailed', { fields: { startsAt: { key: `interviews:problems.${problem}` } } });
}
