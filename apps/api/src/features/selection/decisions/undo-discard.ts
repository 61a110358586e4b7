import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { decideCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { notify, withdrawNotice } from '../../notifications/notifications.public.ts';
import { lockForChange, placeOf } from '../change-candidacy.ts';
import { readCandidacy } from '../read-candidacy.ts';
import type { SelectionContext } from '../selection.context.ts';
import { selectionNotices } from '../selection.notices.ts';
import { findCandidate } from '../selection.repository.ts';
import { reopenRow } from './moves.repository.ts';

export async function undoDiscard(context: SelectionContext, actor: Actor, id: string): Promise<HospitalCandidacy> {
  return context.db.transaction(async (tx) => {
    await undoWithin(context, tx, actor, id);
    return readCandidacy(context, tx, actor, id);
  });
}

/** Back to where it was, and unsaid if it was discarded a moment ago; cancelled requests and interviews stay cancelled. Not possible for deleted accounts. */
export async function undoWithin(context: SelectionContext, tx: Transaction, actor: Actor, id: string): Promise<void> {
  const locked = await lockForChange(tx, actor, id);
  const { candidacy, rows } = locked;
  const decision = decideCandidacy(candidacy, 'undoDiscard', 'hospital');
  if ('refused' in decision) throw new ApiError(decision.refused);
  if (!(await findCandidate(tx, candidacy.doctorId))) throw new ApiError('InvalidStatusChange');
  const [first] = rows;
  await reopenRow(tx, id, {
    status: decision.to,
    statusSince: first?.startedAt ?? candidacy.appliedAt,
    stepSince: rows.at(-1)?.startedAt ?? candidacy.appliedAt,
  });
  const change = { before: placeOf(candidacy), after: { ...placeOf(candidacy), status: decision.to } };
  const now = context.now();
  await recordAudit(tx, now, actor, 'candidacy.reopened', { type: 'candidacy', id }, change);
  const { kind, link } = selectionNotices.candidacyDiscarded(locked, {});
  const isUnsaid = await withdrawNotice(tx, { kinds: [kind], link, to: candidacy.doctorId }, now);
  if (!isUnsaid) await notify(context, tx, selectionNotices.candidacyReopened(locked));
}
