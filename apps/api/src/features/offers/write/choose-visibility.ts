import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { Actor } from '../../../http/access/access.ts';
import { readManagedOffer } from '../manage/read-managed-offer.ts';
import type { OffersContext } from '../offers.context.ts';
import { updateOffer } from '../offers.repository.ts';
import { auditMove, decide, lockForChange } from './change-offer.ts';

/**
 * Whether people without an account may read the offer while it is open. It holds at once and needs no review, because
 * the text is the same; nor does the version change, so that somebody who is writing it gets no conflict.
 */
export async function chooseVisibility(
  context: OffersContext,
  actor: Actor,
  id: string,
  isPublic: boolean,
): Promise<ManagedOffer> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForChange(tx, actor, id);
    const to = decide(locked, 'chooseVisibility');
    if (locked.offer.isPublic !== isPublic) {
      const now = context.now();
      await updateOffer(tx, id, { isPublic, updatedAt: now });
      await auditMove(tx, now, actor, 'offer.visibilityChosen', locked, { to, isPublic });
    }
    return readManagedOffer(context, tx, actor, id);
  });
}
