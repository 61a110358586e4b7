import type { Application } from '@fonendo/contract/candidacies/candidacies.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { readReadiness } from '../doctors/doctors.public.ts';
import { findOffer, type OfferRow } from '../offers/offers.public.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { findCandidacyTo } from './candidacies.repository.ts';
import { describeOwnCandidacy } from './read-own-candidacy.ts';

/** An offer that is or was published; doctors must not know of others. */
export async function getPublishedOffer(db: Queryable, id: string): Promise<OfferRow> {
  const offer = await findOffer(db, id);
  if (!offer?.publishedAt) throw new ApiError('NotFound');
  return offer;
}

/** The doctor's relation to an offer, so that the page shows beforehand what applying would answer. */
export async function readApplication(
  context: CandidaciesContext,
  actor: Actor,
  offerId: string,
): Promise<Application> {
  const [{ status, hospitalBlocked }, candidacy, { apply }] = await Promise.all([
    getPublishedOffer(context.db, offerId),
    findCandidacyTo(context.db, actor.userId, offerId, context.now()),
    readReadiness(context, context.db, actor.userId),
  ]);
  return {
    candidacy: candidacy && (await describeOwnCandidacy(context, context.db, actor, candidacy)),
    offerOpen: status === 'approved' && !hospitalBlocked,
    missing: apply.missing,
  };
}
