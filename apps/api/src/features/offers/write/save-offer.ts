import type { ManagedOffer, OfferUpdate } from '@fonendo/contract/offers/offers.schema';
import { offerFields } from '@fonendo/domain/offers/offer';
import { standingAt } from '@fonendo/domain/offers/offer.lifecycle';
import type { Actor } from '../../../http/access/access.ts';
import { readManagedOffer } from '../manage/read-managed-offer.ts';
import type { OffersContext } from '../offers.context.ts';
import { updateOffer } from '../offers.repository.ts';
import { auditMove, decide, lockForChange, requireVersion } from './change-offer.ts';
import { columnsOf, writtenOf } from './offer-content.ts';

/**
 * Stores what somebody writes over the version they had before them; who edited another version is told so and
 * nothing is overwritten. Of an open offer it becomes the revision: doctors keep seeing what was approved.
 */
export async function saveOffer(
  context: OffersContext,
  actor: Actor,
  id: string,
  { version, content }: OfferUpdate,
): Promise<ManagedOffer> {
  return context.db.transaction(async (tx) => {
    const locked = await lockForChange(tx, actor, id);
    const to = decide(locked, 'edit');
    const { offer, hospital } = locked;
    const written = writtenOf(offer);
    const changed = offerFields.filter((field) => written[field] !== content[field]);
    // Saved already: an answer got lost on its way and the same was sent again. Or nothing was changed at all: what
    // waits for a verdict stays where it is.
    if (changed.length === 0) return readManagedOffer(context, tx, actor, id);
    requireVersion(offer, version);
    if (to === 'deleted') throw new Error('an edit deletes nothing');
    const now = context.now();
    const standing = standingAt(to);
    await updateOffer(tx, id, {
      ...standing,
      ...(standing.revisionStatus ? { revision: content } : columnsOf(content, hospital)),
      submittedAt: null,
      updatedAt: now,
      version: offer.version + 1,
    });
    // Which fields, not what they say.
    await auditMove(tx, now, actor, 'offer.edited', locked, { to, changed });
    return readManagedOffer(context, tx, actor, id);
  });
}
