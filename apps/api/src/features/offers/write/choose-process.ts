import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { findProcess } from '../../processes/processes.public.ts';
import { readManagedOffer } from '../manage/read-managed-offer.ts';
import type { OffersContext } from '../offers.context.ts';
import { updateOffer } from '../offers.repository.ts';
import { auditMove, decide, lockForChange } from './change-offer.ts';

/**
 * Chooses the process of an offer that is not published. The version does not change: the text is the same, and
 * somebody who is writing it must not get a conflict.
 */
export async function chooseProcess(
  context: OffersContext,
  actor: Actor,
  id: string,
  processId: string | null,
): Promise<ManagedOffer> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForChange(tx, actor, id);
    const to = decide(locked, 'chooseProcess');
    const { offer, hospital } = locked;
    if (processId !== null && !(await findProcess(tx, hospital.id, processId))) throw new ApiError('NotFound');
    if (offer.processId !== processId) {
      const now = context.now();
      await updateOffer(tx, id, { processId, updatedAt: now });
      const change = { to, processId, instead: offer.processId };
      await auditMove(tx, now, actor, 'offer.processChosen', locked, change);
    }
    return readManagedOffer(context, tx, actor, id);
  });
}
