import type { Interview } from '@fonendo/contract/interviews.schema';
import type { Actor } from '../../../http/access/access.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { presentInterview } from '../interview.presenter.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { updateInterview } from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';
import { decide, lockForHospital } from './lock-interview.ts';

const marks = {
  markHeld: 'interview.held',
  markNotAttended: 'interview.notAttended',
} as const;

/** The result, once it has begun: held, or the candidate did not come. */
export async function markInterview(
  context: InterviewsContext,
  actor: Actor,
  id: string,
  event: keyof typeof marks,
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForHospital(tx, actor, id);
    const now = context.now();
    const status = decide(locked, event, now);
    const change = { status, updatedAt: now };
    await updateInterview(tx, id, change);
    const moved = { before: { status: locked.interview.status }, after: { status } };
    await recordAudit(tx, now, actor, marks[event], { type: 'interview', id }, moved);
    const marked = { ...locked, interview: { ...locked.interview, ...change } };
    // The candidate may have been there after all, and only they can say so.
    if (event === 'markNotAttended') await notifyOfInterview(context, tx, marked, { event: 'notAttended' });
    return presentInterview(tx, marked, 'hospital', now);
  });
}
