import { and, eq } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Queryable } from '../../db/database.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { users } from '../../db/schema/users.ts';

export type HospitalRow = typeof hospitals.$inferSelect;
export type HospitalData = Omit<HospitalRow, 'id' | 'createdAt' | 'blockedAt'>;
export type Membership = { hospital: HospitalRow; member: typeof hospitalMembers.$inferSelect };

/** The only way to a hospital's data: through the membership of whoever asks. */
export async function findMembership(db: Queryable, userId: string): Promise<Membership | null> {
  const [row] = await db
    .select({ hospital: hospitals, member: hospitalMembers })
    .from(hospitalMembers)
    .innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
    .where(eq(hospitalMembers.userId, userId));
  return row ?? null;
}

/** Locks the person first: of two tabs that send a new hospital at once, the second finds what the first made. */
export async function lockMembership(tx: Queryable, userId: string): Promise<Membership | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ hospital: hospitals, member: hospitalMembers })
    .from(hospitalMembers)
    .innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
    .where(eq(hospitalMembers.userId, userId))
    .for('update', { of: hospitals });
  return row ?? null;
}

/** Null where another hospital has the CIF. */
export async function insertHospital(tx: Queryable, row: typeof hospitals.$inferInsert): Promise<HospitalRow | null> {
  const [hospital] = await tx.insert(hospitals).values(row).onConflictDoNothing({ target: hospitals.cif }).returning();
  return hospital ?? null;
}

export async function insertMember(tx: Queryable, member: typeof hospitalMembers.$inferInsert): Promise<void> {
  await tx.insert(hospitalMembers).values(member);
}

/** Null where another hospital has the CIF: the transaction is over then. */
export async function updateHospital(tx: Queryable, id: string, data: HospitalData): Promise<HospitalRow | null> {
  try {
    const [hospital] = await tx.update(hospitals).set(data).where(eq(hospitals.id, id)).returning();
    if (!hospital) throw new Error(`hospital ${id} is gone`);
    return hospital;
  } catch (error) {
    if (isTakenCif(error)) return null;
    throw error;
  }
}

export async function updatePosition(tx: Queryable, member: Membership['member'], position: string | null) {
  await tx
    .update(hospitalMembers)
    .set({ position })
    .where(and(eq(hospitalMembers.userId, member.userId), eq(hospitalMembers.hospitalId, member.hospitalId)));
}

function isTakenCif(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause = error.cause as { code?: string; constraint?: string } | undefined;
  return cause?.code === '23505' && cause.constraint === 'hospitals_cif_key';
}
