import type { CallNote } from '@fonendo/contract/candidacies/calls.schema';
import { canNoteCall, findCallDayError } from '@fonendo/domain/candidacies/call';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { requireRight } from '../../hospitals/hospitals.public.ts';
import { lockHospitalCandidacy } from '../access/access.public.ts';
import type { CallsContext } from './calls.context.ts';
import { updateCall } from './calls.repository.ts';

/**
 * Notes that somebody called an accepted candidate; again, it corrects what was noted. The same twice changes nothing.
 * The audit keeps that it was noted and for which day, never the words: they are about a person and go with them.
 */
export async function noteCall(
  context: CallsContext,
  actor: Actor,
  candidacyId: string,
  { day, note }: CallNote,
): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const { hospital } = await requireRight(tx, actor, 'runCandidacies');
    const row = await lockHospitalCandidacy(tx, hospital.id, candidacyId);
    if (!row) throw new ApiError('NotFound');
    const { status, statusSince, calledOn, callNote } = row.candidacy;
    if (!canNoteCall(status)) throw new ApiError('InvalidStatusChange');
    const error = findCallDayError(day, { accepted: madridDate(statusSince), today: madridDate(now) });
    if (error) throw new ApiError('ValidationFailed', { fields: { day: error } });
    if (calledOn === day && callNote === note) return;
    await updateCall(tx, candidacyId, { day, note, by: actor.userId });
    const change = { before: { day: calledOn }, after: { day } };
    await recordAudit(tx, now, actor, 'call.noted', { type: 'candidacy', id: candidacyId }, change);
  });
}
