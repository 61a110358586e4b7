import { awaitedDocumentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { documentRequests } from '../../db/schema/selection.ts';

const isAwaited = inArray(documentRequests.status, [...awaitedDocumentRequestStatuses]);

/** Due dates of documents that were not uploaded yet, one per candidacy and day. */
export async function listDueRequests(db: Queryable, from: string, until: string) {
  return db
    .selectDistinct({ candidacyId: documentRequests.candidacyId, dueOn: documentRequests.dueOn })
    .from(documentRequests)
    .where(and(isAwaited, gte(documentRequests.dueOn, from), lte(documentRequests.dueOn, until)))
    .orderBy(asc(documentRequests.dueOn), asc(documentRequests.candidacyId));
}

/** Locks the candidacy first. */
export async function lockDueRequests(tx: Queryable, candidacyId: string, dueOn: string) {
  const [candidacy] = await tx
    .select({ id: candidacies.id, doctorId: candidacies.doctorId, offerId: candidacies.offerId })
    .from(candidacies)
    .where(and(eq(candidacies.id, candidacyId), eq(candidacies.status, 'inProcess')))
    .for('update');
  if (!candidacy) return [];
  const requests = await tx
    .select({ request: documentRequests, offer: { name: offers.name }, hospital: { name: hospitals.name } })
    .from(documentRequests)
    .innerJoin(offers, eq(offers.id, candidacy.offerId))
    .innerJoin(hospitals, eq(hospitals.id, documentRequests.hospitalId))
    .where(and(eq(documentRequests.candidacyId, candidacyId), eq(documentRequests.dueOn, dueOn), isAwaited))
    .orderBy(asc(documentRequests.createdAt), asc(documentRequests.id));
  return requests.map((row) => ({ ...row, candidacy }));
}

export async function markReminded(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(documentRequests)
    .set({ remindedAt: now })
    .where(inArray(documentRequests.id, [...ids]));
}
