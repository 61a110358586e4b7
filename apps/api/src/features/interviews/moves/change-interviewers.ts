import type { Interview, Interviewers } from '@fonendo/contract/interviews.schema';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { CalendarMethod } from '../calendar/interview-calendar.ts';
import type { InterviewHappening } from '../interview.mails.ts';
import { presentInterview } from '../interview.presenter.ts';
import { checkedInterviewers } from '../interviewers.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { type InterviewWithOffer, listLiveSlots, updateInterview } from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';
import { decide, lockForHospital } from './lock-interview.ts';

/**
 * Changes who interviews and leaves the dates alone. The candidate is told nothing: who interviews is not shown to
 * them. Those who stay are told nothing either. A new interviewer gets the date, and one who leaves loses it.
 */
export async function changeInterviewers(
  context: InterviewsContext,
  actor: Actor,
  id: string,
  chosen: Interviewers,
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForHospital(tx, actor, id);
    const { interview, hospital } = locked;
    const now = context.now();
    decide(locked, 'changeInterviewers', now);
    const interviewerIds = await checkedInterviewers(tx, hospital.id, chosen.interviewerIds, []);
    // Without those who left the hospital meanwhile: they are told of nothing any more.
    const former = await checkedInterviewers(tx, hospital.id, [], interview.interviewerIds);
    const added = interviewerIds.filter((person) => !interview.interviewerIds.includes(person));
    const released = former.filter((person) => !interviewerIds.includes(person));
    // The same click again.
    if (added.length === 0 && released.length === 0) return presentInterview(tx, locked, 'hospital', now);
    const { organizerId } = interview;
    const change = {
      ...{ interviewerIds, updatedAt: now },
      ...(interview.startsAt && { sequence: interview.sequence + 1 }),
      // An organiser who is removed hears no more of the interview: the person who removes them organises it from now
      // on.
      ...(organizerId && organizerId !== actor.userId && released.includes(organizerId)
        ? { organizerId: actor.userId }
        : {}),
    };
    await updateInterview(tx, id, change);
    await recordAudit(
      tx,
      now,
      actor,
      'interview.interviewersChanged',
      { type: 'interview', id },
      {
        before: { interviewerIds: interview.interviewerIds },
        after: { interviewerIds },
      },
    );
    const changed = { ...locked, interview: { ...interview, ...change } };
    await tell(context, tx, actor, changed, { added, released });
    return presentInterview(tx, changed, 'hospital', now);
  });
}

type Change = { added: readonly string[]; released: readonly string[] };

async function tell(
  context: InterviewsContext,
  tx: Transaction,
  actor: Actor,
  about: InterviewWithOffer,
  { added, released }: Change,
): Promise<void> {
  const { interview } = about;
  const { startsAt, endsAt } = interview;
  const entry = (method: CalendarMethod) => (startsAt && endsAt ? { calendar: { method, startsAt, endsAt } } : {});
  const isDated = startsAt !== null;
  const slots = (await listLiveSlots(tx, [interview.id])).filter((slot) => slot.startsAt > context.now());
  const coming: InterviewHappening = isDated ? { event: 'added', ...entry('REQUEST') } : { event: 'asked', slots };
  const going: InterviewHappening = { event: 'released', ...entry('CANCEL') };
  // The entry of a removed interviewer names nobody else.
  const without = { ...about, interview: { ...interview, interviewerIds: [] } };
  for (const [happening, row, people] of [
    [coming, about, added],
    [going, without, released],
  ] as const) {
    const others = people.filter((person) => person !== actor.userId);
    await notifyOfInterview(context, tx, row, { ...happening, people: others });
    // Nobody is told of what they did themselves, but their calendar has to know.
    if (isDated && people.includes(actor.userId)) {
      await notifyOfInterview(context, tx, row, { ...happening, people: [actor.userId], isOwnDoing: true });
    }
  }
}
