import { and, avg, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { candidacyNotes, candidacyRatings } from '../../../db/schema/selection.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

export type NoteRow = typeof candidacyNotes.$inferSelect;

/** Newest first. */
export async function listNotes(db: Queryable, candidacyId: string): Promise<NoteRow[]> {
  return ask(db, 'notes about candidacy', { candidacyId }, (p) =>
    db
      .select()
      .from(candidacyNotes)
      .where(eq(candidacyNotes.candidacyId, p.candidacyId))
      .orderBy(desc(candidacyNotes.createdAt), desc(candidacyNotes.id)),
  );
}

/** Null if it belongs to another hospital. */
export async function findNote(db: Queryable, hospitalId: string, id: string): Promise<NoteRow | null> {
  const [row] = await db
    .select({ note: candidacyNotes })
    .from(candidacyNotes)
    .innerJoin(candidacies, eq(candidacies.id, candidacyNotes.candidacyId))
    .where(and(eq(candidacyNotes.id, id), eq(candidacies.hospitalId, hospitalId)));
  return row?.note ?? null;
}

/** False if the id is taken. */
export async function insertNote(tx: Queryable, row: typeof candidacyNotes.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(candidacyNotes).values(row).onConflictDoNothing({ target: candidacyNotes.id });
  return rowCount === 1;
}

/** False if it was deleted meanwhile. */
export async function updateNote(
  tx: Queryable,
  id: string,
  change: Pick<NoteRow, 'text' | 'mentions' | 'editedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.update(candidacyNotes).set(change).where(eq(candidacyNotes.id, id));
  return rowCount === 1;
}

export async function deleteNote(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(candidacyNotes).where(eq(candidacyNotes.id, id));
  return rowCount === 1;
}

/** The average with one decimal, as shown. */
export async function readRating(db: Queryable, candidacyId: string, userId: string) {
  const ofAll = ask(db, 'ratings of candidacy', { candidacyId }, (p) =>
    db
      .select({ average: avg(candidacyRatings.stars), count: count() })
      .from(candidacyRatings)
      .where(eq(candidacyRatings.candidacyId, p.candidacyId)),
  );
  const ofOne = ask(db, 'own rating of candidacy', { candidacyId, userId }, (p) =>
    db
      .select({ stars: candidacyRatings.stars })
      .from(candidacyRatings)
      .where(and(eq(candidacyRatings.candidacyId, p.candidacyId), eq(candidacyRatings.userId, p.userId))),
  );
  const [[all], [own]] = await Promise.all([ofAll, ofOne]);
  const average = all?.average ?? null;
  return {
    average: average === null ? null : Math.round(Number(average) * 10) / 10,
    count: all?.count ?? 0,
    mine: own?.stars ?? null,
  };
}

export async function storeRating(tx: Queryable, row: typeof candidacyRatings.$inferInsert): Promise<void> {
  await tx
    .insert(candidacyRatings)
    .values(row)
    .onConflictDoUpdate({
      target: [candidacyRatings.candidacyId, candidacyRatings.userId],
      set: { stars: row.stars, at: row.at },
    });
}

export async function deleteRating(tx: Queryable, candidacyId: string, userId: string): Promise<void> {
  await tx
    .delete(candidacyRatings)
    .where(and(eq(candidacyRatings.candidacyId, candidacyId), eq(candidacyRatings.userId, userId)));
}

/** Whether the candidate deleted their account. */
export async function hasLeft(db: Queryable, doctorId: string): Promise<boolean> {
  const rows = await ask(db, 'candidate has left', { doctorId }, (p) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, p.doctorId), isNotNull(users.deletedAt))),
  );
  return rows.length > 0;
}

/** For a deleted account: deletes the notes about the person. Called while their candidacies are locked. */
export async function eraseNotesAbout(tx: Queryable, doctorId: string): Promise<void> {
  const own = tx.select({ id: candidacies.id }).from(candidacies).where(eq(candidacies.doctorId, doctorId));
  await tx.delete(candidacyNotes).where(inArray(candidacyNotes.candidacyId, own));
  await tx.delete(candidacyRatings).where(inArray(candidacyRatings.candidacyId, own));
}
