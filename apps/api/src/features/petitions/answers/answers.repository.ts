import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { petitionAnswers } from '../../../db/schema/petitions.ts';

export type AnswerRecord = typeof petitionAnswers.$inferSelect;

export async function insertAnswer(tx: Queryable, row: typeof petitionAnswers.$inferInsert): Promise<void> {
  await tx.insert(petitionAnswers).values(row);
}

/** A new version answers the same question as the one it replaces. False if that one answered none. */
export async function moveAnswer(tx: Queryable, from: string, to: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(petitionAnswers)
    .set({ documentId: to })
    .where(eq(petitionAnswers.documentId, from));
  return rowCount === 1;
}
