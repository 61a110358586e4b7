import { dueReminder, interviewReminders } from '@fonendo/domain/interviews/interview';
import type { InterviewsContext } from './interviews.context.ts';
import { findInterview, listToRemind, lockInterview, updateInterview } from './interviews.repository.ts';
import { notifyOfInterview } from './notify-of-interview.ts';

/**
 * Reminds both sides a day and an hour before. Runs every few minutes; a missed run is made up for by the next, but
 * nobody is reminded of an interview that has begun. Each has a transaction of its own that checks again under the
 * lock: two processes notify once, and one failure does not stop the others.
 */
export async function remindOfInterviews(context: InterviewsContext): Promise<void> {
  const instant = context.now();
  const until = new Date(instant.getTime() + interviewReminders.day);
  for (const { id, doctorId } of await listToRemind(context.db, instant, until)) {
    await context.db.transaction(async (tx) => {
      await lockInterview(tx, id);
      const row = await findInterview(tx, { doctorId }, id);
      const now = context.now();
      if (row?.interview.status !== 'confirmed' || !row.interview.startsAt) return;
      const { startsAt, remindedDayAt, remindedHourAt } = row.interview;
      const due = dueReminder({ startsAt, remindedDayAt, remindedHourAt }, now);
      if (!due) return;
      await updateInterview(tx, id, {
        remindedDayAt: remindedDayAt ?? now,
        ...(due === 'hour' && { remindedHourAt: now }),
      });
      await notifyOfInterview(context, tx, row, { event: due });
    });
  }
}
