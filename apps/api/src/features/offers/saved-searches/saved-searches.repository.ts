import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { doctors } from '../../../db/schema/doctors.ts';
import { savedSearches } from '../../../db/schema/offers.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export async function listSavedSearchesOf(db: Queryable, doctorId: string): Promise<SavedSearchRow[]> {
  return ask(db, 'saved searches of doctor', { doctorId }, (p) =>
    db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.doctorId, p.doctorId))
      .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id)),
  );
}

/** If two tabs save the tenth search at once, the second waits and counts again. False if there is no such doctor. */
export async function lockSearchingDoctor(tx: Queryable, doctorId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: doctors.userId })
    .from(doctors)
    .where(eq(doctors.userId, doctorId))
    .for('no key update');
  return rows.length > 0;
}

export async function lockSavedSearch(tx: Queryable, id: string, doctorId: string): Promise<SavedSearchRow | null> {
  const [row] = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.doctorId, doctorId)))
    .for('update');
  return row ?? null;
}

export async function insertSavedSearch(tx: Queryable, row: SavedSearchRow): Promise<void> {
  await tx.insert(savedSearches).values(row);
}

export async function updateSavedSearch(
  tx: Queryable,
  id: string,
  change: Partial<Pick<SavedSearchRow, 'name' | 'filters' | 'mailed' | 'toldUntil'>>,
): Promise<void> {
  await tx.update(savedSearches).set(change).where(eq(savedSearches.id, id));
}

export async function deleteSavedSearch(tx: Queryable, id: string): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.id, id));
}

/**
 * This mail is a summary itself: it is sent both to doctors who want offers at once and to those who want them daily.
 */
const wantedFamilies = sql`${users.mailFamilies} || ${users.digestFamilies}`.mapWith(users.mailFamilies);

export async function wantsOfferMails(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await ask(db, 'mail families of user', { userId }, (p) =>
    db.select({ families: wantedFamilies }).from(users).where(eq(users.id, p.userId)),
  );
  return row?.families.includes('offers') ?? false;
}

/** Doctors with mailed searches, sorted by id, so that the next batch continues there. */
export async function listMailedDoctors(db: Queryable, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ doctorId: savedSearches.doctorId })
    .from(savedSearches)
    .where(and(eq(savedSearches.mailed, true), gt(savedSearches.doctorId, after)))
    .orderBy(asc(savedSearches.doctorId))
    .limit(limit);
  return rows.map(({ doctorId }) => doctorId);
}

/** With two processes, the second waits and finds everything mailed. */
export async function lockMailedSearches(tx: Queryable, doctorId: string): Promise<SavedSearchRow[]> {
  return tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.doctorId, doctorId), eq(savedSearches.mailed, true)))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
    .for('update');
}

/** The recipient of a mail about offers. */
export async function findSearcher(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      email: users.email,
      firstname: users.firstname,
      locale: users.locale,
      mailFamilies: wantedFamilies,
      verifiedAt: users.verifiedAt,
      accessEndsAt: users.accessEndsAt,
      blockedAt: users.blockedAt,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
