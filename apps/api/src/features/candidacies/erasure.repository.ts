import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { offerRecommendations, offers } from '../../db/schema/offers.ts';
import { candidacySteps } from '../../db/schema/selection.ts';

/**
 * For a deleted account: erases what was submitted and closes open candidacies. The rows stay, so that the hospital's
 * figures do not change. Returns the candidacies that were open.
 */
export async function eraseCandidaciesOf(tx: Queryable, doctorId: string, now: Date) {
  await tx.delete(offerRecommendations).where(eq(offerRecommendations.doctorId, doctorId));
  const own = await tx
    .update(candidacies)
    .set({
      ...{ snapshot: null, searchText: '', firstDayFrom: null, firstDayTo: null, firstDayAgreed: null },
      ...{ calledOn: null, calledBy: null, callNote: null },
    })
    .where(eq(candidacies.doctorId, doctorId))
    .returning({ id: candidacies.id });
  await eraseWords(
    tx,
    own.map(({ id }) => id),
  );
  const withdrawn = await tx
    .update(candidacies)
    .set({ status: 'withdrawn', statusSince: now, stepSince: now })
    .where(and(eq(candidacies.doctorId, doctorId), inArray(candidacies.status, [...openCandidacyStatuses])))
    .returning({ id: candidacies.id, hospitalId: candidacies.hospitalId, offerId: candidacies.offerId });
  if (withdrawn.length === 0) return [];
  const named = await tx
    .select({ id: offers.id, name: offers.name })
    .from(offers)
    .where(
      inArray(
        offers.id,
        withdrawn.map(({ offerId }) => offerId),
      ),
    );
  return withdrawn.flatMap(({ id, hospitalId, offerId }) =>
    named.filter((offer) => offer.id === offerId).map((offer) => ({ id, hospitalId, offer })),
  );
}

/**
 * Texts of a hospital about a person are erased with the person: that it discarded somebody stays, the reason does not.
 */
async function eraseWords(tx: Queryable, candidacyIds: string[]): Promise<void> {
  await tx.update(candidacySteps).set({ result: null }).where(inArray(candidacySteps.candidacyId, candidacyIds));
  await tx
    .update(candidacies)
    .set({ discardReason: '', farewell: null })
    .where(and(inArray(candidacies.id, candidacyIds), eq(candidacies.status, 'discarded')));
}

/** For the right of access: what was submitted and the outcome, without the hospital's internal data. */
export async function exportCandidaciesOf(db: Queryable, doctorId: string) {
  return db
    .select({
      offer: offers.name,
      status: candidacies.status,
      appliedAt: candidacies.appliedAt,
      statusSince: candidacies.statusSince,
      farewell: candidacies.farewell,
      firstDayFrom: candidacies.firstDayFrom,
      firstDayTo: candidacies.firstDayTo,
      firstDayAgreed: candidacies.firstDayAgreed,
      handedIn: candidacies.snapshot,
    })
    .from(candidacies)
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .where(eq(candidacies.doctorId, doctorId))
    .orderBy(asc(candidacies.appliedAt));
}
