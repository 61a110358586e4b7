import type { OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readReadiness } from '../../doctors/doctors.public.ts';
import { readMatchedDoctor } from './match-doctor.ts';
import type { OfferSearchContext } from './search.context.ts';
import { presentOfferForDoctor } from './search.presenter.ts';
import { findOfferForDoctor } from './search.repository.ts';

/** One offer as a doctor sees it, with what speaks for it and what keeps them from applying. */
export async function readOfferForDoctor(
  context: OfferSearchContext,
  actor: Actor,
  offerId: string,
): Promise<OfferForDoctor> {
  const found = await findOfferForDoctor(context.db, offerId, actor.userId);
  if (!found) throw new ApiError('NotFound');
  const [doctor, readiness] = await Promise.all([
    readMatchedDoctor(context.db, actor.userId, context.now()),
    readReadiness(context, context.db, actor.userId),
  ]);
  return presentOfferForDoctor(found, doctor, readiness.apply.missing);
}
