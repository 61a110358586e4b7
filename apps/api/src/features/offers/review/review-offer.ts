import type { ManagedOffer, OfferApproval, OfferRefusalReason } from '@fonendo/contract/offers/offers.schema';
import { searchWords } from '@fonendo/domain/offers/search';
import type { Actor } from '../../../http/access/access.ts';
import { approveWithOffer } from '../../hospitals/hospitals.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import type { OffersContext } from '../offers.context.ts';
import { offerNotices } from '../offers.notices.ts';
import { insertWords, lockHospitalOfOffer } from '../offers.repository.ts';
import { moveOffer } from '../write/change-offer.ts';
import { columnsOf, writtenOf } from '../write/offer-content.ts';
import { matchAgain } from './match-again.repository.ts';

/**
 * Publishes an offer, or replaces the content of an open one by its revision. A pending hospital is approved with it,
 * because an open offer leads doctors to its hospital.
 */
export async function approveOffer(
  context: OffersContext,
  actor: Actor,
  id: string,
  { version, hospitalVersion }: OfferApproval,
): Promise<ManagedOffer> {
  return moveOffer(context, actor, id, {
    lockFirst: (tx) => lockHospitalOfOffer(tx, id),
    event: 'approve',
    action: 'offer.approved',
    version,
    columns: ({ offer, hospital }, now) => ({
      ...columnsOf(writtenOf(offer), hospital),
      revision: null,
      refusalReason: null,
      submittedAt: null,
      // A revision does not make an offer new.
      publishedAt: offer.publishedAt ?? now,
    }),
    effects: async (tx, { offer, hospital }) => {
      const { searchTitle, searchHospital, searchBody } = columnsOf(writtenOf(offer), hospital);
      await insertWords(tx, searchWords(searchTitle, searchHospital, searchBody));
      await matchAgain(tx, id);
      const both = await approveWithOffer(context, tx, actor, hospital, {
        version: hospitalVersion,
        offer: { id, name: writtenOf(offer).name ?? '' },
      });
      // One mail for both: the hospital's mail mentions the offer as well.
      const kind = offer.revision ? 'revisionApproved' : 'offerApproved';
      await notify(context, tx, offerNotices[kind](offer, { mailed: !both }));
    },
  });
}

/** Sends it back with the reason. For an open offer only the revision is refused; the offer stays open. */
export async function refuseOffer(
  context: OffersContext,
  actor: Actor,
  id: string,
  { version, reason }: OfferRefusalReason,
): Promise<ManagedOffer> {
  return moveOffer(context, actor, id, {
    event: 'refuse',
    action: 'offer.refused',
    version,
    columns: () => ({ refusalReason: reason, submittedAt: null }),
    facts: { reason },
    effects: async (tx, { offer }) => {
      await notify(context, tx, offerNotices[offer.revision ? 'revisionRefused' : 'offerRefused'](offer, reason));
    },
  });
}
