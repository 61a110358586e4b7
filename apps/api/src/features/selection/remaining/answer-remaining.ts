import type { RemainingAnswer } from '@fonendo/contract/selection/remaining.schema';
import type { BulkResult } from '@fonendo/contract/selection/selection.schema';
import { canAnswerRemaining } from '@fonendo/domain/selection/remaining';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { requireRight } from '../../hospitals/hospitals.public.ts';
import { findBoardOffer } from '../board/columns.repository.ts';
import { lockWithOffer } from '../change-candidacy.ts';
import { eachOnItsOwn } from '../decisions/bulk-moves.ts';
import { discardWithin } from '../decisions/discard-candidacy.ts';
import { countDecided } from '../decisions/moves.repository.ts';
import type { SelectionContext } from '../selection.context.ts';

/** Discards the candidates who are left once the vacancies are filled, each with the words for their group. */
export async function answerRemaining(
  context: SelectionContext,
  actor: Actor,
  offerId: string,
  { reason, groups }: RemainingAnswer,
): Promise<BulkResult> {
  const { hospital } = await requireRight(context.db, actor, 'runCandidacies');
  if (!(await findBoardOffer(context.db, hospital.id, offerId))) throw new ApiError('NotFound');
  const answered = groups.flatMap(({ text, items }) => items.map((item) => ({ ...item, farewell: text })));
  return eachOnItsOwn(context, answered, async (tx, { id, from, farewell }) => {
    await requireFilled(tx, actor, { offerId, id });
    await discardWithin(context, tx, actor, id, { reason, farewell, from });
  });
}

/** Whose vacancies are filled stays so until the end: the offer is locked before its candidacy, as for an acceptance. */
async function requireFilled(tx: Transaction, actor: Actor, { offerId, id }: { offerId: string; id: string }) {
  const { locked, vacancies } = await lockWithOffer(tx, actor, id);
  if (locked.offer.id !== offerId) throw new ApiError('NotFound');
  const { accepted } = await countDecided(tx, offerId);
  // This one waits, or the discard itself refuses.
  if (!canAnswerRemaining({ vacancies, accepted, open: 1 })) throw new ApiError('InvalidStatusChange');
}
