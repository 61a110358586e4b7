import type { OfferForDoctor } from '@fonendo/contract/offers/search.schema';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readinessOf } from '../../doctors/doctors.public.ts';
import { matchedDoctorOf, matchFactsOf } from './match-doctor.ts';
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
  if (!found?.doctor) throw new ApiError('NotFound');
  const doctor = matchedDoctorOf(matchFactsOf(found.doctor), context.now());
  return presentOfferForDoctor(found, doctor, readinessOf(context, found.doctor).apply.missing);
}
