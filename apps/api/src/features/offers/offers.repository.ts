import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers, offerWords } from '../../db/schema/offers.ts';
import { ask } from '../../db/statements/prepared.ts';

export type OfferRow = typeof offers.$inferSelect;

export async function findOffer(db: Queryable, id: string): Promise<OfferRow | null> {
  const [row] = await ask(db, 'offer', { id }, (p) => db.select().from(offers).where(eq(offers.id, p.id)));
  return row ?? null;
}

/** Only if doctors can find it. While locked, nobody can close or delete it. */
export async function lockOpenOffer(tx: Queryable, id: string): Promise<OfferRow | null> {
  const [row] = await ask(tx, 'locked open offer', { id }, (p) =>
    tx
      .select()
      .from(offers)
      .where(and(eq(offers.id, p.id), eq(offers.status, 'approved'), eq(offers.hospitalBlocked, false)))
      .for('update'),
  );
  return row ?? null;
}

/** Whose offers the caller manages: those of their hospital, or, for administrators, all. */
export type OfferScope = { hospitalId: string | null };

export const within = ({ hospitalId }: OfferScope): SQL | undefined =>
  hospitalId === null ? undefined : eq(offers.hospitalId, hospitalId);

export async function findManagedOffer(db: Queryable, scope: OfferScope, id: string) {
  const [row] = await ask(db, 'managed offer', { id, hospitalId: scope.hospitalId ?? undefined }, (p) =>
    db
      .select({ offer: offers, hospital: hospitals })
      .from(offers)
      .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
      .where(and(eq(offers.id, p.id), p.hospitalId && eq(offers.hospitalId, p.hospitalId))),
  );
  return row ?? null;
}

export type OfferWithHospital = NonNullable<Awaited<ReturnType<typeof findManagedOffer>>>;

/** Locks only the offer; its hospital is read afterwards. */
export async function lockManagedOffer(
  tx: Queryable,
  scope: OfferScope,
  id: string,
): Promise<OfferWithHospital | null> {
  const [locked] = await ask(tx, 'locked managed offer', { id, hospitalId: scope.hospitalId ?? undefined }, (p) =>
    tx
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.id, p.id), p.hospitalId && eq(offers.hospitalId, p.hospitalId)))
      .for('update'),
  );
  return locked ? findManagedOffer(tx, scope, id) : null;
}

/** Locks the hospital of an offer; its row is always locked before the offer's. */
export async function lockHospitalOfOffer(tx: Queryable, offerId: string): Promise<void> {
  const hospitalId = tx.select({ id: offers.hospitalId }).from(offers).where(eq(offers.id, offerId));
  await tx.select({ id: hospitals.id }).from(hospitals).where(inArray(hospitals.id, hospitalId)).for('no key update');
}

/** False if the id is taken. */
export async function insertOffer(tx: Queryable, row: typeof offers.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(offers)
    .values(row)
    .onConflictDoNothing({ target: offers.id })
    .returning({ id: offers.id });
  return inserted.length > 0;
}

export async function updateOffer(
  tx: Queryable,
  id: string,
  change: Partial<typeof offers.$inferInsert>,
): Promise<void> {
  await tx.update(offers).set(change).where(eq(offers.id, id));
}

export async function deleteOfferRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(offers).where(eq(offers.id, id));
}

/** Sorted, so that two approvals at once cannot deadlock. */
export async function insertWords(tx: Queryable, words: readonly string[]): Promise<void> {
  const rows = words.toSorted().map((word) => ({ word }));
  if (rows.length > 0) await tx.insert(offerWords).values(rows).onConflictDoNothing();
}
