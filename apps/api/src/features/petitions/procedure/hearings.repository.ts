import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { petitionHearings } from '../../../db/schema/petitions.ts';
import { prepared } from '../../../db/statements/prepared.ts';

export type HearingRecord = typeof petitionHearings.$inferSelect;

/** Newest first. */
export async function listHearings(db: Queryable, petitionId: string): Promise<HearingRecord[]> {
  const statement = prepared(db, 'hearings of petition', () =>
    db
      .select()
      .from(petitionHearings)
      .where(eq(petitionHearings.petitionId, sql.placeholder('petitionId')))
      .orderBy(desc(petitionHearings.id)),
  );
  return statement.execute({ petitionId });
}

export async function insertHearing(tx: Queryable, row: typeof petitionHearings.$inferInsert): Promise<void> {
  await tx.insert(petitionHearings).values(row);
}

export async function updateHearing(
  tx: Queryable,
  id: string,
  change: Partial<typeof petitionHearings.$inferInsert>,
): Promise<void> {
  await tx.update(petitionHearings).set(change).where(eq(petitionHearings.id, id));
}
