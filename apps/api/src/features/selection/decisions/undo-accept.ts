import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { undoableUntil } from '@fonendo/domain/candidacies/acceptance';
import { decideCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { lockWithOffer, placeOf } from '../change-candidacy.ts';
import { readCandidacy } from '../read-candidacy.ts';
import type { SelectionContext } from '../selection.context.ts';
import { selectionNotices } from '../selection.notices.ts';
import { findCandidate } from '../selection.repository.ts';
import { reopenAcceptedRow } from './moves.repository.ts';

/**
 * Back to the step it was in, as if nobody had been accepted: the vacancy is free, the contact data of both sides is
 * closed, and what was agreed since (call, first day) is gone. The doctor, who has the news, is told why.
 */
export async function undoAccept(
  context: SelectionContext,
  actor: Actor,
  id: string,
  { reason }: { reason: string },
): Promise<HospitalCandidacy> {
  return context.db.transaction(async (tx) => {
    const { locked } = await lockWithOffer(tx, actor, id);
    const { candidacy, rows } = locked;
    const decision = decideCandidacy(candidacy, 'undoAccept', 'hospital');
    if ('refused' in decision) throw new ApiError(decision.refused);
    const now = context.now();
    if (!undoableUntil(candidacy, now)) throw new ApiError('AcceptanceFinal');
    if (!(await findCandidate(tx, candidacy.doctorId))) throw new ApiError('InvalidStatusChange');
    await reopenAcceptedRow(tx, candidacy, {
      statusSince: rows[0]?.startedAt ?? candidacy.appliedAt,
      stepSince: rows.at(-1)?.startedAt ?? candidacy.appliedAt,
    });
    await recordAudit(
      tx,
      now,
      actor,
      'candidacy.acceptanceUndone',
      { type: 'candidacy', id },
      {
        before: placeOf(candidacy),
        after: { ...placeOf(candidacy), status: decision.to },
        personal: { of: candidacy.doctorId, after: { reason } },
      },
    );
    await notify(context, tx, selectionNotices.acceptanceUndone(locked, { reason }));
    await notify(context, tx, selectionNotices.vacancyFreed(locked, { by: actor.userId }));
    return readCandidacy(context, tx, actor, id);
  });
}
