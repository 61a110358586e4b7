import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offerRecommendations } from '../../../db/schema/offers.ts';

/** Answers with those who had not been told before: of two who recommend at once, one tells each doctor. */
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

/** Whose offer it is, as a mail names it. */
export async function getHospitalName(db: Queryable, id: string): Promise<{ name: string; city: string }> {
  const [row] = await db
    .select({ name: hospitals.name, city: hospitals.city })
    .from(hospitals)
    .where(eq(hospitals.id, id));
  if (!row) throw new Error(`hospital ${id} is gone`);
  return row;
}
