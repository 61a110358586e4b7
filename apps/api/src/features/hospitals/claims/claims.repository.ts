import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { hospitalCifClaims, hospitalMembers, hospitals } from '../../../db/schema/hospitals.ts';
import { users } from '../../../db/schema/users.ts';
import { ask } from '../../../db/statements/prepared.ts';

type ClaimRow = typeof hospitalCifClaims.$inferSelect;

/** False if the person has an open claim for the same CIF. */
export async function insertClaim(tx: Queryable, row: typeof hospitalCifClaims.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(hospitalCifClaims)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: hospitalCifClaims.id });
  return inserted.length > 0;
}

const open = isNull(hospitalCifClaims.answeredAt);

/** The latest open claim. */
export async function findOpenClaimOf(db: Queryable, claimantId: string): Promise<ClaimRow | null> {
  const [row] = await ask(db, 'open claim of person', { claimantId }, (p) =>
    db
      .select()
      .from(hospitalCifClaims)
      .where(and(open, eq(hospitalCifClaims.claimantId, p.claimantId)))
      .orderBy(desc(hospitalCifClaims.at), desc(hospitalCifClaims.id))
      .limit(1),
  );
  return row ?? null;
}

const own = alias(hospitals, 'own');
const holder = alias(hospitals, 'holder');

/** Open claims, the longest wait first, each with claimant and the current holder of the CIF. */
export async function listOpenClaims(db: Queryable, limit: number) {
  return ask(db, 'open claims', { limit }, (p) =>
    db
      .select({
        claim: hospitalCifClaims,
        claimant: { id: users.id, firstname: users.firstname, lastname: users.lastname, email: users.email },
        own: { id: own.id, name: own.name },
        holder: { id: holder.id, name: holder.name },
      })
      .from(hospitalCifClaims)
      .innerJoin(users, eq(users.id, hospitalCifClaims.claimantId))
      .leftJoin(hospitalMembers, eq(hospitalMembers.userId, users.id))
      .leftJoin(own, eq(own.id, hospitalMembers.hospitalId))
      .leftJoin(holder, eq(holder.cif, hospitalCifClaims.cif))
      .where(open)
      .orderBy(asc(hospitalCifClaims.at), asc(hospitalCifClaims.id))
      .limit(p.limit),
  );
}

export async function countOpenClaims(db: Queryable): Promise<number> {
  const [row] = await ask(db, 'count of open claims', {}, () =>
    db.select({ total: count() }).from(hospitalCifClaims).where(open),
  );
  return row?.total ?? 0;
}

/** With the claimant, to answer them. */
export async function lockClaim(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ claim: hospitalCifClaims, claimant: users })
    .from(hospitalCifClaims)
    .innerJoin(users, eq(users.id, hospitalCifClaims.claimantId))
    .where(eq(hospitalCifClaims.id, id))
    .for('update', { of: hospitalCifClaims });
  return row ?? null;
}

export async function updateAnswer(tx: Queryable, id: string, answer: { answeredAt: Date; answer: string }) {
  await tx.update(hospitalCifClaims).set(answer).where(eq(hospitalCifClaims.id, id));
}

/** The claimant has the CIF now, so there is nothing left to answer. */
export async function deleteOpenClaim(tx: Queryable, claimantId: string, cif: string): Promise<void> {
  await tx
    .delete(hospitalCifClaims)
    .where(and(open, eq(hospitalCifClaims.claimantId, claimantId), eq(hospitalCifClaims.cif, cif)));
}

/** For the export of one's own data. */
export const exportClaimsOf = (db: Queryable, claimantId: string) =>
  db
    .select()
    .from(hospitalCifClaims)
    .where(eq(hospitalCifClaims.claimantId, claimantId))
    .orderBy(asc(hospitalCifClaims.at));

export async function eraseClaimsOf(tx: Queryable, claimantId: string): Promise<void> {
  await tx.delete(hospitalCifClaims).where(eq(hospitalCifClaims.claimantId, claimantId));
}
