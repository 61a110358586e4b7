import { petitionFileMonths } from '@fonendo/domain/account/retention';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { countDue, type Due } from '../../db/retention.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { messages } from '../../db/schema/conversations.ts';
import { documents } from '../../db/schema/documents.ts';
import {
  petitionConditions,
  petitionHearings,
  petitionReceipts,
  petitionSuspensions,
  petitions,
} from '../../db/schema/petitions.ts';

/**
 * Petitions whose files are past their retention: resolved, with every condition met, and the last day past. While
 * another petition of the same doctor is running everything stays, because it may need the same documents.
 */
function withOldFiles(db: Queryable, today: string): SQL | undefined {
  const other = alias(petitions, 'other');
  const openConditions = db
    .select({ id: petitionConditions.id })
    .from(petitionConditions)
    .where(and(eq(petitionConditions.petitionId, petitions.id), isNull(petitionConditions.doneAt)));
  const live = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.doctorId, petitions.doctorId), ne(other.id, petitions.id), eq(other.ended, false)));
  const written = db.select({ id: messages.id }).from(messages).where(eq(messages.petitionId, petitions.id));
  const keptUntil = sql`((${endOf}) at time zone 'Europe/Madrid')::date + make_interval(months => ${petitionFileMonths}::int)`;
  return and(
    eq(petitions.ended, true),
    or(isNotNull(petitions.resolutionFileKey), exists(written)),
    sql`${keptUntil} < ${today}::date`,
    not(exists(openConditions)),
    not(exists(live)),
  );
}

/** The last condition may have been met long after the resolution. */
const endOf = sql`greatest(${petitions.resolvedAt}, (select max(c.done_at) from ${petitionConditions} c where c.petition_id = ${petitions.id}))`;

export const countPetitionsWithOldFiles = (db: Queryable, today: string): Promise<Due> =>
  countDue(db, { table: petitions, at: endOf, where: withOldFiles(db, today) });

export async function listPetitionsWithOldFiles(
  db: Queryable,
  { today, after, limit }: { today: string; after: string; limit: number },
): Promise<{ id: string; doctorId: string }[]> {
  return db
    .select({ id: petitions.id, doctorId: petitions.doctorId })
    .from(petitions)
    .where(and(withOldFiles(db, today), gt(petitions.id, after)))
    .orderBy(asc(petitions.id))
    .limit(limit);
}

/** The files of the petition itself, and what was written about it; the proof of the receipt stays. Returns the keys of the files to delete. */
export async function eraseOwnFiles(tx: Queryable, id: string): Promise<string[]> {
  const keys = await tx
    .select({ resolution: petitions.resolutionFileKey, receipt: petitionReceipts.fileKey })
    .from(petitions)
    .leftJoin(petitionReceipts, eq(petitionReceipts.petitionId, petitions.id))
    .where(eq(petitions.id, id));
  await tx
    .update(petitions)
    .set({
      ...{ resolutionFileKey: null, resolutionFileName: null, resolutionBytes: null },
      // Somebody else's data, which served the procedure.
      ...{ representativeName: null, representativeDocument: null },
    })
    .where(eq(petitions.id, id));
  const letters = await tx
    .select({ key: petitionSuspensions.letterFileKey })
    .from(petitionSuspensions)
    .where(eq(petitionSuspensions.petitionId, id));
  await tx
    .update(petitionSuspensions)
    .set({ letterFileKey: null, letterFileName: null, letterBytes: null })
    .where(eq(petitionSuspensions.petitionId, id));
  const proposals = await tx
    .select({ key: petitionHearings.letterFileKey })
    .from(petitionHearings)
    .where(eq(petitionHearings.petitionId, id));
  await tx
    .update(petitionHearings)
    .set({ letterFileKey: null, letterFileName: null, letterBytes: null })
    .where(eq(petitionHearings.petitionId, id));
  await tx.update(petitionReceipts).set({ fileKey: null }).where(eq(petitionReceipts.petitionId, id));
  const written = await tx.delete(messages).where(eq(messages.petitionId, id)).returning({ key: messages.fileKey });
  return [
    ...keys.flatMap(({ resolution, receipt }) => [resolution, receipt]),
    ...[...letters, ...proposals, ...written].map(({ key }) => key),
  ].filter((key) => key !== null);
}

/**
 * Replaced versions, and kinds that only the petition needed, uploaded before its end. Documents that were part of an
 * application stay as long as the application. Returns the files' keys.
 */
export async function deleteServedDocuments(
  tx: Queryable,
  { doctorId, until, kinds }: { doctorId: string; until: Date; kinds: readonly DocumentKind[] },
): Promise<string[]> {
  const shown = tx
    .select({ id: candidacies.id })
    .from(candidacies)
    .where(
      and(
        eq(candidacies.doctorId, doctorId),
        sql`${candidacies.snapshot} @> jsonb_build_object('documents', jsonb_build_array(jsonb_build_object('id', ${documents.id}::text)))`,
      ),
    );
  const rows = await tx
    .delete(documents)
    .where(
      and(
        eq(documents.doctorId, doctorId),
        lte(documents.uploadedAt, until),
        or(isNotNull(documents.supersededAt), kinds.length > 0 ? inArray(documents.kind, [...kinds]) : undefined),
        not(exists(shown)),
      ),
    )
    .returning({ fileKey: documents.fileKey });
  return rows.map(({ fileKey }) => fileKey);
}
