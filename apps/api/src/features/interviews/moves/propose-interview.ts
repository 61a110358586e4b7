import { randomUUIDv7 } from 'node:crypto';
import type { Interview, InterviewProposal } from '@fonendo/contract/interviews.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { repeatedWithinMs } from '@fonendo/domain/candidacies/application';
import { checkSlots, type SlotProposer, spanOf, type TimeSpan } from '@fonendo/domain/interviews/interview';
import { meetingLink } from '@fonendo/domain/interviews/meeting-link';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { lockHospitalCandidacy } from '../../candidacies/access/access.public.ts';
import { requireRight } from '../../hospitals/hospitals.public.ts';
import { listTakenTimes } from '../calendar/busy-times.repository.ts';
import { presentInterview } from '../interview.presenter.ts';
import { addedInterviewers, checkedInterviewers } from '../interviewers.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import {
  findInterview,
  findLiveInterview,
  type InterviewRow,
  insertInterview,
  insertSlots,
  listLiveSlots,
} from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';

/** A hospital proposes one to five dates, of which the candidate picks one. */
export async function proposeInterview(
  context: InterviewsContext,
  actor: Actor,
  candidacyId: string,
  proposal: InterviewProposal,
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const { hospital } = await requireRight(tx, actor, 'manageInterviews');
    const scope = { hospitalId: hospital.id };
    const locked = await lockHospitalCandidacy(tx, hospital.id, candidacyId);
    if (!locked) throw new ApiError('NotFound');
    const { candidacy } = locked;
    if (candidacy.status !== 'inProcess' || candidacy.step === null) throw new ApiError('InvalidStatusChange');
    const now = context.now();
    const live = await findLiveInterview(tx, candidacyId);
    if (live) {
      if (!(await isSameClick(tx, live, actor, proposal, now))) throw new ApiError('InvalidStatusChange');
      return read(tx, live.id);
    }
    // Administrators of the platform do not work there: without a choice nobody is put down for them.
    const interviewerIds = await checkedInterviewers(tx, hospital.id, proposal.interviewerIds, [actor.userId]);
    const slots = await checkedSlots(tx, candidacy.doctorId, proposal.slots, proposal.durationMinutes, now);
    const id = randomUUIDv7();
    await insertInterview(tx, {
      ...{ id, candidacyId, hospitalId: hospital.id, doctorId: candidacy.doctorId, position: candidacy.step },
      ...termsOf(proposal),
      ...{ organizerId: actor.userId, interviewerIds, createdAt: now, updatedAt: now },
    });
    await insertSlots(tx, slotRows(id, 'hospital', slots));
    const starts = slots.map(({ startsAt }) => startsAt.toISOString());
    const after = { status: 'pendingConfirmation', slots: starts, interviewerIds };
    await recordAudit(tx, now, actor, 'interview.proposed', { type: 'interview', id }, { after });
    const row = await findInterview(tx, scope, id);
    if (!row) throw new Error(`interview ${id} is gone`);
    await notifyOfInterview(context, tx, row, { event: 'proposed', slots, comment: proposal.message });
    const people = addedInterviewers(interviewerIds, [], actor);
    await notifyOfInterview(context, tx, row, { event: 'asked', slots, people });
    return presentInterview(tx, row, 'hospital', now);

    async function read(from: Transaction, interviewId: string): Promise<Interview> {
      const found = await findInterview(from, scope, interviewId);
      if (!found) throw new Error(`interview ${interviewId} is gone`);
      return presentInterview(from, found, 'hospital', now);
    }
  });
}

/** A second click: the same person sends the same dates within a minute. */
async function isSameClick(
  tx: Transaction,
  live: InterviewRow,
  actor: Actor,
  { slots }: InterviewProposal,
  now: Date,
): Promise<boolean> {
  if (live.organizerId !== actor.userId || now.getTime() - live.createdAt.getTime() >= repeatedWithinMs) return false;
  const proposed = (await listLiveSlots(tx, [live.id])).map(({ startsAt }) => startsAt.getTime());
  const sent = slots.map(({ startsAt }) => Date.parse(startsAt)).toSorted((one, other) => one - other);
  return live.status === 'pendingConfirmation' && proposed.join() === sent.join();
}

/** The columns that a proposal fills, also when it is changed. */
export const termsOf = ({ durationMinutes, place, location, message }: InterviewProposal) => ({
  ...{ durationMinutes, place, message },
  location: place === 'video' ? (meetingLink(location) ?? location) : location,
});

/** The dates sorted by time; throws with an error for each invalid date. */
export async function checkedSlots(
  tx: Transaction,
  doctorId: string,
  proposed: readonly { startsAt: string }[],
  durationMinutes: number,
  now: Date,
  exceptInterviewId?: string,
): Promise<TimeSpan[]> {
  const slots = proposed.map(({ startsAt }) => spanOf(new Date(startsAt), durationMinutes));
  const taken = await listTakenTimes(tx, doctorId, slots, exceptInterviewId);
  const fields: Record<string, FieldError> = {};
  for (const [index, problem] of checkSlots(slots, { now, taken }).entries()) {
    if (problem) fields[`slots.${index}.startsAt`] = { key: `interviews:problems.${problem}` };
  }
  if (Object.keys(fields).length > 0) throw new ApiError('InterviewProposalsFailed', { fields });
  return slots.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

export const slotRows = (interviewId: string, proposedBy: SlotProposer, slots: readonly TimeSpan[]) =>
  slots.map((span) => ({ id: randomUUIDv7(), interviewId, proposedBy, ...span }));
