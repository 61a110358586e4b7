import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { Actor } from '../../../http/access/access.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { findStepsOf } from '../../processes/processes.public.ts';
import type { OffersContext } from '../offers.context.ts';
import { offerNotices } from '../offers.notices.ts';
import { moveOffer } from './change-offer.ts';

/**
 * Submits an offer, or the revision of an open one, for review. The steps of its process are copied, so that candidates
 * go through these even if the process changes.
 */
export async function publishOffer(
  context: OffersContext,
  actor: Actor,
  id: string,
  version: number,
): Promise<ManagedOffer> {
  return moveOffer(context, actor, id, {
    event: 'publish',
    action: 'offer.published',
    version,
    columns: async ({ offer }, now, tx) => ({
      submittedAt: now,
      refusalReason: null,
      ...(offer.status !== 'approved' && { steps: await findStepsOf(tx, offer.hospitalId, offer.processId) }),
    }),
    effects: async (tx, locked) => {
      const kind = locked.offer.revision ? 'revisionReceived' : 'offerReceived';
      await notify(context, tx, offerNotices[kind](locked, context.contactEmail));
    },
  });
}

/** Discards the revision of an open offer; the approved content stays. */
export async function discardRevision(context: OffersContext, actor: Actor, id: string): Promise<ManagedOffer> {
  return moveOffer(context, actor, id, {
    event: 'discardRevision',
    action: 'offer.revisionDiscarded',
    columns: () => ({ revision: null, submittedAt: null, refusalReason: null }),
  });
}
