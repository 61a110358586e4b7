import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';
import {
  journeyMarks,
  petitionConditions,
  petitionEntries,
  petitionHearings,
  petitionReceipts,
  petitionSuspensions,
  petitions,
} from '../../db/schema/petitions.ts';

/**
 * For a deleted account: deletes the petitions with history and receipts, and what was marked on the way to the first
 * day. The audit stays. Returns the keys of the files to delete.
 */
export async function erasePetitionsOf(tx: Queryable, userId: string): Promise<string[]> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await tx.delete(journeyMarks).where(eq(journeyMarks.doctorId, userId));
  const own = tx.select({ id: petitions.id }).from(petitions).where(eq(petitions.doctorId, userId));
  const receipts = await tx
    .delete(petitionReceipts)
    .where(inArray(petitionReceipts.petitionId, own))
    .returning({ fileKey: petitionReceipts.fileKey });
  const letters = await tx
    .delete(petitionSuspensions)
    .where(inArray(petitionSuspensions.petitionId, own))
    .returning({ fileKey: petitionSuspensions.letterFileKey });
  const proposals = await tx
    .delete(petitionHearings)
    .where(inArray(petitionHearings.petitionId, own))
    .returning({ fileKey: petitionHearings.letterFileKey });
  const deleted = await tx
    .delete(petitions)
    .where(eq(petitions.doctorId, userId))
    .returning({ fileKey: petitions.resolutionFileKey });
  return [...receipts, ...letters, ...proposals, ...deleted].flatMap(({ fileKey }) => fileKey ?? []);
}

/** For the right of access: the petitions as the doctor may see them, with their files. */
export async function exportPetitionsOf(db: Queryable, userId: string) {
  const rows = await db
    .select()
    .from(petitions)
    .where(eq(petitions.doctorId, userId))
    .orderBy(asc(petitions.createdAt));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { petitions: [], files: [] };
  const [entries, requirements, hearings, conditions, receipts] = await Promise.all([
    db.select().from(petitionEntries).where(inArray(petitionEntries.petitionId, ids)).orderBy(asc(petitionEntries.at)),
    db.select().from(petitionSuspensions).where(inArray(petitionSuspensions.petitionId, ids)),
    db.select().from(petitionHearings).where(inArray(petitionHearings.petitionId, ids)),
    db.select().from(petitionConditions).where(inArray(petitionConditions.petitionId, ids)),
    db.select().from(petitionReceipts).where(inArray(petitionReceipts.petitionId, ids)),
  ]);
  const of = <Row extends { petitionId: string }>(list: readonly Row[], id: string) =>
    list.filter(({ petitionId }) => petitionId === id);
  return {
    petitions: rows.map(
      ({ doctorId: _who, searchText: _search, sortName: _sort, resolutionFileKey: _key, ...row }) => ({
        ...row,
        history: of(entries, row.id)
          .filter(({ internal }) => !internal)
          .map(({ at, kind, text, facts }) => ({ at, kind, text, facts })),
        requirements: of(requirements, row.id).map(
          ({ id: _id, petitionId: _petition, letterFileKey: _key, ...requirement }) => requirement,
        ),
        hearings: of(hearings, row.id).map(
          ({ id: _id, petitionId: _petition, letterFileKey: _key, ...hearing }) => hearing,
        ),
        conditions: of(conditions, row.id).map(({ text, doneAt }) => ({ text, doneAt })),
        receipt:
          of(receipts, row.id).map(({ code, issuedAt, sha256, documents }) => ({
            code,
            issuedAt,
            sha256,
            documents,
          }))[0] ?? null,
      }),
    ),
    files: [
      ...receipts.flatMap(({ fileKey, code }) =>
        fileKey ? [{ name: `petitions/receipt-${code}.pdf`, key: fileKey }] : [],
      ),
      ...requirements.flatMap(({ id, letterFileKey }) =>
        letterFileKey ? [{ name: `petitions/requirement-${id}.pdf`, key: letterFileKey }] : [],
      ),
      ...hearings.flatMap(({ id, letterFileKey }) =>
        letterFileKey ? [{ name: `petitions/hearing-${id}.pdf`, key: letterFileKey }] : [],
      ),
      // Until the resolution is recorded, its file is internal.
      ...rows.flatMap(({ ended, reference, resolutionFileKey }) =>
        ended && resolutionFileKey ? [{ name: `petitions/resolution-${reference}.pdf`, key: resolutionFileKey }] : [],
      ),
    ],
  };
}
