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
 * Saves an offer over the version that was edited; another version is a conflict and nothing is overwritten. For an
 * open offer it becomes the revision, and doctors keep seeing the approved content.
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
    // Either saved already, because the answer was lost and the same was sent again, or nothing changed: an offer that
    // waits for review stays there.
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
    // Only the names of the fields.
    await auditMove(tx, now, actor, 'offer.edited', locked, { to, changed });
    return readManagedOffer(context, tx, actor, id);
  });
}
