import { randomUUIDv7 } from 'node:crypto';
import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { decideApplication } from '@fonendo/domain/candidacies/application';
import type { MissingItem } from '@fonendo/domain/doctors/readiness';
import { scoreMatch } from '@fonendo/domain/offers/match';
import { candidateSearchText } from '@fonendo/domain/selection/candidate-search';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { findDoctorProfile, lockOwnData, readReadiness } from '../doctors/doctors.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { lockOpenOffer, type OfferRow } from '../offers/offers.public.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { candidacyNotices } from './candidacies.notices.ts';
import { findCandidacyTo, holdHospital, insertCandidacy } from './candidacies.repository.ts';
import { getPublishedOffer } from './read-application.ts';
import { describeOwnCandidacy } from './read-own-candidacy.ts';

/**
 * Applies to an offer. Locks, in this order: the doctor, so that neither CV nor documents change while they are copied
 * and a double click is handled once; the hospital; the offer, so that it cannot close meanwhile.
 */
export async function applyToOffer(context: CandidaciesContext, actor: Actor, offerId: string): Promise<OwnCandidacy> {
  const { id, hospitalId } = await getPublishedOffer(context.db, offerId);
  return context.db.transaction(async (tx) => {
    if (!(await lockOwnData(tx, actor.userId))) throw new ApiError('NotFound');
    const hospital = await holdHospital(tx, hospitalId);
    const open = await lockOpenOffer(tx, id);
    const earlier = await findCandidacyTo(tx, actor.userId, id, context.now());
    const { missing } = (await readReadiness(context, tx, actor.userId)).apply;
    const facts = { offerOpen: open !== null, missing, earlier: earlier?.candidacy ?? null };
    const decision = decideApplication(facts, context.now());
    if (typeof decision === 'object') throw new ApiError(decision.refused, { fields: whatIsMissing(missing) });
    if (open && decision === 'apply') await handIn(context, tx, actor, open, hospital);
    const candidacy = earlier ?? (await findCandidacyTo(tx, actor.userId, id, context.now()));
    if (!candidacy) throw new Error(`the candidacy to ${id} was not made`);
    return describeOwnCandidacy(context, tx, actor, candidacy);
  });
}

async function handIn(
  context: CandidaciesContext,
  tx: Transaction,
  actor: Actor,
  offer: OfferRow,
  hospital: { name: string; city: string },
): Promise<void> {
  const now = context.now();
  const id = randomUUIDv7();
  await insertCandidacy(tx, {
    id,
    offerId: offer.id,
    hospitalId: offer.hospitalId,
    doctorId: actor.userId,
    appliedAt: now,
    statusSince: now,
    stepSince: now,
    ...(await handedIn(tx, actor.userId, offer, now)),
  });
  await recordAudit(tx, now, actor, 'candidacy.submitted', { type: 'candidacy', id }, { after: { offerId: offer.id } });
  await notify(context, tx, candidacyNotices.candidacySubmitted({ id, doctorId: actor.userId, offer, hospital }));
  await notify(context, tx, candidacyNotices.candidacyReceived({ id, hospitalId: offer.hospitalId, offer }));
}

/** What the hospital will judge, and the values by which candidates are listed and found. */
async function handedIn(tx: Transaction, doctorId: string, offer: OfferRow, now: Date) {
  const snapshot = await findDoctorProfile(tx, doctorId, now);
  if (!snapshot || offer.speciality === null || offer.yearsOfExperience === null) {
    throw new Error(`doctor ${doctorId} and offer ${offer.id} are not complete`);
  }
  const asked = { speciality: offer.speciality, yearsOfExperience: offer.yearsOfExperience };
  const has = { speciality: snapshot.speciality, years: snapshot.yearsOfExperience };
  return { snapshot, match: scoreMatch(asked, has), searchText: candidateSearchText(snapshot) };
}

/** Points to the places to fix; the doctor's readiness says what exactly is missing there. */
const whatIsMissing = (missing: readonly MissingItem[]): Record<string, FieldError> =>
  Object.fromEntries(missing.map(({ target }) => [target, { key: 'errors.required' }]));
