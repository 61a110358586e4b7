import type { Recommendation, Recommended } from '@fonendo/contract/offers/recommendations.schema';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { findReachable, requireReach } from '../../doctors/doctors.public.ts';
import { requireRight } from '../../hospitals/hospitals.public.ts';
import { type NotifyContext, notify } from '../../notifications/notifications.public.ts';
import { offerNotices } from '../offers.notices.ts';
import { findOffer, lockOpenOffer, type OfferRow } from '../offers.repository.ts';
import { getHospitalName, insertRecommendations } from './recommendations.repository.ts';

export type RecommendationsContext = NotifyContext & { db: Database };

/**
 * Recommends an open offer to chosen doctors, each once. If one of them may not be contacted the whole call fails,
 * without revealing whether that doctor does not exist or does not want to be found.
 */
export async function recommendOffer(
  context: RecommendationsContext,
  actor: Actor,
  offerId: string,
  { doctorIds, message }: Recommendation,
): Promise<Recommended> {
  const ids = [...new Set(doctorIds)];
  return context.db.transaction(async (tx) => {
    const membership = isAdministrator(actor.policyGroups) ? null : await requireRight(tx, actor, 'writeOffers');
    // Locked until the end of the transaction, so that the hospital's approval cannot be withdrawn meanwhile.
    const reach = requireReach(actor, membership);
    const offer = await lockOffer(tx, membership?.hospital.id ?? null, offerId);
    const doctors = await findReachable(tx, ids, { reach, offerId });
    if (doctors.length < ids.length) throw new ApiError('RecommendationFailed');
    const now = context.now();
    const rows = doctors
      .filter(({ tie }) => tie === null)
      .map(({ id }) => ({ offerId, doctorId: id, recommendedBy: actor.userId, at: now }));
    const told = await insertRecommendations(tx, rows);
    if (told.length > 0) {
      const hospital = await getHospitalName(tx, offer.hospitalId);
      const recommendation = { offer, hospital, doctorIds: told, message, fromTeam: reach === 'all' };
      await notify(context, tx, offerNotices.offerRecommended(recommendation));
      await recordAudit(tx, now, actor, 'offer.recommended', { type: 'offer', id: offerId }, { after: { told } });
    }
    return {
      told: told.length,
      skipped: doctors.flatMap(({ id, name, tie }) => (tie === null ? [] : [{ id, name, reason: tie }])),
    };
  });
}

/** The hospital is locked before the offer. A 404 for offers of other hospitals. */
async function lockOffer(tx: Transaction, hospitalId: string | null, offerId: string): Promise<OfferRow> {
  const found = await findOffer(tx, offerId);
  if (!found || (hospitalId !== null && found.hospitalId !== hospitalId)) throw new ApiError('NotFound');
  const open = await lockOpenOffer(tx, offerId);
  if (!open) throw new ApiError('OfferNotOpen');
  return open;
}
