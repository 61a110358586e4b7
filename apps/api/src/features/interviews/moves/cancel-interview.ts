import type { Interview } from '@fonendo/contract/interviews.schema';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { type AuditedBy, recordAudit } from '../../audit/audit.public.ts';
import type { NotifyContext } from '../../notifications/notifications.public.ts';
import { calendarRemoval } from '../calendar/calendar-removal.ts';
import { presentInterview } from '../interview.presenter.ts';
import type { InterviewsContext } from '../interviews.context.ts';
import { type InterviewWithOffer, lockOpenInterviews, updateInterview } from '../interviews.repository.ts';
import { notifyOfInterview } from '../notify-of-interview.ts';
import { decide, lockForHospital } from './lock-interview.ts';

export async function cancelInterview(
  context: InterviewsContext,
  actor: Actor,
  id: string,
  comment: string,
): Promise<Interview> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForHospital(tx, actor, id);
    decide(locked, 'cancel', context.now());
    const cancelled = await cancel(context, tx, actor, locked, { comment });
    return presentInterview(tx, cancelled, 'hospital', context.now());
  });
}

/**
 * Cancels the open interviews of candidacies that end: discarded, accepted, withdrawn, or their account deleted. The
 * caller has locked the candidacies. A doctor whose account is deleted is not notified.
 */
export async function cancelInterviewsOf(
  context: NotifyContext,
  tx: Transaction,
  by: AuditedBy,
  candidacyIds: readonly string[],
  { doctorLeaves = false }: { doctorLeaves?: boolean } = {},
): Promise<void> {
  for (const row of await lockOpenInterviews(tx, candidacyIds)) {
    await cancel(context, tx, by, row, doctorLeaves ? { without: 'doctor' } : {});
  }
}

async function cancel<Row extends InterviewWithOffer>(
  context: NotifyContext,
  tx: Transaction,
  by: AuditedBy,
  row: Row,
  { comment = '', without }: { comment?: string; without?: 'doctor' },
): Promise<Row> {
  const { interview } = row;
  const now = context.now();
  const calendar = calendarRemoval(interview);
  const change = {
    ...{ status: 'cancelled' as const, message: comment, updatedAt: now },
    ...(calendar && { sequence: interview.sequence + 1 }),
  };
  await updateInterview(tx, interview.id, change);
  const subject = { type: 'interview', id: interview.id } as const;
  const moved = { before: { status: interview.status }, after: { status: 'cancelled' } };
  await recordAudit(tx, now, by, 'interview.cancelled', subject, moved);
  const cancelled = { ...row, interview: { ...interview, ...change } };
  await notifyOfInterview(context, tx, cancelled, {
    ...{ event: 'cancelled', comment },
    ...(calendar && { calendar }),
    ...(without && { without }),
  });
  return cancelled;
}
