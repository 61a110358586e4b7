import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { quickAnswers } from '../../../db/schema/conversations.ts';
import { ask } from '../../../db/statements/prepared.ts';

export type QuickAnswerRow = typeof quickAnswers.$inferSelect;

export async function listQuickAnswerRows(db: Queryable, hospitalId: string): Promise<QuickAnswerRow[]> {
  return ask(db, 'quick answers of hospital', { hospitalId }, (p) =>
    db.select().from(quickAnswers).where(eq(quickAnswers.hospitalId, p.hospitalId)).orderBy(asc(quickAnswers.id)),
  );
}

/** Null if it belongs to another hospital. */
export async function findQuickAnswer(db: Queryable, hospitalId: string, id: string): Promise<QuickAnswerRow | null> {
  const [row] = await db.select().from(quickAnswers).where(own(hospitalId, id));
  return row ?? null;
}

const own = (hospitalId: string, id: string) => and(eq(quickAnswers.id, id), eq(quickAnswers.hospitalId, hospitalId));

export async function isTitleTaken(
  db: Queryable,
  hospitalId: string,
  title: string,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await db
    .select({ id: quickAnswers.id })
    .from(quickAnswers)
    .where(
      and(
        eq(quickAnswers.hospitalId, hospitalId),
        sql`lower(${quickAnswers.title}) = lower(${title})`,
        exceptId === null ? undefined : ne(quickAnswers.id, exceptId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertQuickAnswer(tx: Queryable, row: typeof quickAnswers.$inferInsert): Promise<void> {
  await tx.insert(quickAnswers).values(row);
}

export async function updateQuickAnswer(
  tx: Queryable,
  { hospitalId, id }: QuickAnswerRow,
  change: Pick<QuickAnswerRow, 'title' | 'es' | 'en' | 'version'>,
): Promise<void> {
  await tx.update(quickAnswers).set(change).where(own(hospitalId, id));
}

export async function deleteQuickAnswerRow(tx: Queryable, { hospitalId, id }: QuickAnswerRow): Promise<void> {
  await tx.delete(quickAnswers).where(own(hospitalId, id));
}

/** False if it is gone, or another hospital's. */
export async function countUse(tx: Queryable, hospitalId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(quickAnswers)
    .set({ uses: sql`${quickAnswers.uses} + 1` })
    .where(own(hospitalId, id));
  return rowCount === 1;
}
