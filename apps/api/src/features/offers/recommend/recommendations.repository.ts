import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offerRecommendations } from '../../../db/schema/offers.ts';

/** Returns the doctors without an earlier recommendation: of two simultaneous ones, one notifies each doctor. */
export async function insertRecommendations(
  tx: Queryable,
  rows: readonly (typeof offerRecommendations.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(offerRecommendations)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ doctorId: offerRecommendations.doctorId });
  return inserted.map(({ doctorId }) => doctorId);
}

/** The hospital of the offer, as named in the mail. */
export async function getHospitalName(db: Queryable, id: string): Promise<{ name: string; city: string }> {
  const [row] = await db
    .select({ name: hospitals.name, city: hospitals.city })
    .from(hospitals)
    .where(eq(hospitals.id, id));
  if (!row) throw new Error(`hospital ${id} is gone`);
  return row;
}
