import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { Actor } from '../../../http/access/access.ts';
import { notify } from '../../notifications/notifications.public.ts';
import type { OffersContext } from '../offers.context.ts';
import { offerNotices } from '../offers.notices.ts';
import { deleteOfferRow } from '../offers.repository.ts';
import { auditMove, decide, lockForChange, moveOffer } from '../write/change-offer.ts';

/** Nobody can apply any more; existing candidacies go on. A revision is discarded. */
export async function closeOffer(context: OffersContext, actor: Actor, id: string): Promise<ManagedOffer> {
  return moveOffer(context, actor, id, {
    event: 'close',
    action: 'offer.closed',
    columns: (_, now) => ({ closedAt: now, revision: null, submittedAt: null, refusalReason: null }),
    effects: async (tx, { offer, party }) => {
      if (party === 'administrator') await notify(context, tx, offerNotices.offerClosed(offer));
    },
  });
}

/** Only while nobody has applied; a simultaneous application is either first or finds no offer. */
export async function deleteOffer(context: OffersContext, actor: Actor, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockForChange(tx, actor, id);
    const to = decide(locked, 'delete');
    const { offer, party } = locked;
    const facts = { name: offer.name, hospitalId: offer.hospitalId };
    await auditMove(tx, context.now(), actor, 'offer.deleted', locked, { to, ...facts });
    await deleteOfferRow(tx, id);
    if (party === 'administrator') await notify(context, tx, offerNotices.offerDeleted(offer));
  });
}
