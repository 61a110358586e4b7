import { and, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { documents } from '../../../db/schema/documents.ts';
import { petitions } from '../../../db/schema/petitions.ts';

/** Current documents of running petitions that expire between two days. */
export async function listExpiringDocuments(db: Queryable, from: string, until: string) {
  return db
    .select({
      id: documents.id,
      kind: documents.kind,
      validUntil: documents.validUntil,
      petition: { id: petitions.id, reference: petitions.reference, doctorId: petitions.doctorId },
    })
    .from(documents)
    .innerJoin(petitions, and(eq(petitions.doctorId, documents.doctorId), eq(petitions.ended, false)))
    .where(
      and(
        isNull(documents.supersededAt),
        isNotNull(petitions.status),
        gte(documents.validUntil, from),
        lte(documents.validUntil, until),
      ),
    );
}
