import type { Interview } from '@fonendo/contract/interviews.schema';
import { interviewReminders } from '@fonendo/domain/interviews/interview';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { presentInterview } from '../interview.presenter.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { confirmInterview, findSlot, type InterviewRow, type SlotRow } from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';
import { decide, type LockedInterview, lockForDoctor, lockForHospital } from './lock-interview.ts';

/** The candidate picks one of the hospital's dates. */
export const pickSlot = (context: InterviewsContext, actor: Actor, id: string, slotId: string): Promise<Interview> =>
  context.db.transaction(async (tx) => confirm(context, tx, actor, await lockForDoctor(tx, actor, id), slotId));

/** The hospital accepts one of the dates that the candidate proposed. */
export const acceptProposal = (
  context: InterviewsContext,
  actor: Actor,
  id: string,
  slotId: string,
): Promise<Interview> =>
  context.db.transaction(async (tx) => confirm(context, tx, actor, await lockForHospital(tx, actor, id), slotId));

async function confirm(
  context: InterviewsContext,
  tx: Transaction,
  actor: Actor,
  locked: LockedInterview,
  slotId: string,
): Promise<Interview> {
  const { interview, side } = locked;
  const now = context.now();
  const proposer = side === 'doctor' ? 'hospital' : 'doctor';
  const slot = await findSlot(tx, interview.id, slotId);
  // A second click on the same date changes nothing.
  if (slot && slot.proposedBy === proposer && isConfirmedAt(interview, slot)) {
    return presentInterview(tx, locked, side, now);
  }
  const to = decide(locked, side === 'doctor' ? 'pick' : 'acceptProposal', now);
  // Withdrawn, replaced, or past.
  if (slot?.proposedBy !== proposer || slot.withdrawnAt || slot.startsAt <= now) throw new ApiError('SlotGone');
  const { startsAt, endsAt } = slot;
  const left = startsAt.getTime() - now.getTime();
  const change = {
    ...{ status: to, startsAt, endsAt, sequence: interview.sequence + 1, updatedAt: now },
    // Somebody who has just confirmed tomorrow morning needs no reminder at once.
    remindedDayAt: left <= interviewReminders.day ? now : null,
    remindedHourAt: left <= interviewReminders.hour ? now : null,
  };
  if (!(await confirmInterview(tx, interview, change))) throw new ApiError('SlotTaken');
  await recordAudit(...([tx, now, actor, 'interview.confirmed', { type: 'interview', id: interview.id }] as const), {
    before: { status: interview.status },
    after: { status: to, startsAt: startsAt.toISOString() },
  });
  const confirmed = { ...locked, interview: { ...interview, ...change } };
  await notifyOfInterview(context, tx, confirmed, {
    event: 'confirmed',
    calendar: { method: 'REQUEST', startsAt, endsAt },
  });
  return presentInterview(tx, confirmed, side, now);
}

const isConfirmedAt = ({ status, startsAt, endsAt }: InterviewRow, slot: SlotRow): boolean =>
  status === 'confirmed' &&
  startsAt?.getTime() === slot.startsAt.getTime() &&
  endsAt?.getTime() === slot.endsAt.getTime();
