import type { HospitalCandidacy, SeenStanding } from '@fonendo/contract/selection/selection.schema';
import { decideCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { cancelRequestsOf } from '../../document-requests/document-requests.public.ts';
import { cancelInterviewsOf } from '../../interviews/interviews.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { lockForChange, placeOf, requireSeen } from '../change-candidacy.ts';
import { readCandidacy } from '../read-candidacy.ts';
import type { SelectionContext } from '../selection.context.ts';
import { selectionNotices } from '../selection.notices.ts';
import { discardRow } from './moves.repository.ts';

export async function discardCandidacy(
  context: SelectionContext,
  actor: Actor,
  id: string,
  { reason }: { reason: string },
): Promise<HospitalCandidacy> {
  return context.db.transaction(async (tx) => {
    await discardWithin(context, tx, actor, id, { reason });
    return readCandidacy(context, tx, actor, id);
  });
}

type Discard = {
  reason: string;
  /** What the candidate is told; without it they read the product's own words. */
  farewell?: string;
  from?: SeenStanding;
};

/** Discards it with a reason that the candidate never reads, and cancels everything open. */
export async function discardWithin(
  context: SelectionContext,
  tx: Transaction,
  actor: Actor,
  id: string,
  { reason, farewell, from }: Discard,
): Promise<void> {
  const locked = await lockForChange(tx, actor, id);
  if (from) requireSeen(locked, from);
  const { candidacy } = locked;
  const decision = decideCandidacy(candidacy, 'discard', 'hospital');
  if ('refused' in decision) throw new ApiError(decision.refused);
  const now = context.now();
  await cancelRequestsOf(context, tx, actor, [id]);
  await cancelInterviewsOf(context, tx, actor, [id]);
  await discardRow(tx, id, { now, reason, farewell: farewell ?? null });
  const change = { before: placeOf(candidacy), after: { ...placeOf(candidacy), status: decision.to } };
  await recordAudit(tx, now, actor, 'candidacy.discarded', { type: 'candidacy', id }, change);
  await notify(context, tx, selectionNotices.candidacyDiscarded(locked, { farewell }));
}
