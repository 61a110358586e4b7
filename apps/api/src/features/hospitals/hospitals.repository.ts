import type { SavedBy } from '@fonendo/contract/shared/saved-by.schema';
import { placeSearchText } from '@fonendo/domain/hospitals/search';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Queryable } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';
import { findLastAuthors } from '../audit/audit.public.ts';

export type HospitalRow = typeof hospitals.$inferSelect;
type Approval = 'version' | 'approvalStatus' | 'approvalSince' | 'approvalReason';
/** The data that a hospital enters itself. */
export type HospitalData = Omit<
  HospitalRow,
  'id' | 'createdAt' | 'blockedAt' | 'blockedReason' | 'searchText' | Approval
>;
export type Membership = { hospital: HospitalRow; member: typeof hospitalMembers.$inferSelect };

/** The only way to a hospital's data is the membership of the caller. */
export async function findMembership(db: Queryable, userId: string): Promise<Membership | null> {
  const statement = prepared(db, 'membership of user', () =>
    db
      .select({ hospital: hospitals, member: hospitalMembers })
      .from(hospitalMembers)
      .innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
      .where(eq(hospitalMembers.userId, sql.placeholder('userId'))),
  );
  const [row] = await statement.execute({ userId });
  return row ?? null;
}

/**
 * The membership, locked until the end of the transaction. Changes of who works at a hospital, and blocking, lock the
 * hospital's row exclusively; other changes in its name share the lock. The membership is read after that, so that it
 * is current.
 */
export async function holdMembership(
  tx: Queryable,
  userId: string,
  strength: 'share' | 'no key update',
): Promise<Membership | null> {
  await ask(tx, `hospital of member held for ${strength}`, { userId }, (p) => {
    const hospitalId = tx
      .select({ id: hospitalMembers.hospitalId })
      .from(hospitalMembers)
      .where(eq(hospitalMembers.userId, p.userId));
    return tx.select({ id: hospitals.id }).from(hospitals).where(inArray(hospitals.id, hospitalId)).for(strength);
  });
  return findMembership(tx, userId);
}

/** If two tabs create a hospital at once, the second waits for the user's lock and finds the first one's hospital. */
export async function lockMembership(tx: Queryable, userId: string): Promise<Membership | null> {
  const membership = await holdMembership(tx, userId, 'no key update');
  if (membership) return membership;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return holdMembership(tx, userId, 'no key update');
}

/** Its key stays free, so that applying to its offers does not have to wait. */
export async function lockHospital(tx: Queryable, id: string): Promise<HospitalRow | null> {
  const [row] = await ask(tx, 'locked hospital', { id }, (p) =>
    tx.select().from(hospitals).where(eq(hospitals.id, p.id)).for('no key update'),
  );
  return row ?? null;
}

export async function findHospital(db: Queryable, id: string): Promise<HospitalRow | null> {
  const statement = prepared(db, 'hospital', () =>
    db
      .select()
      .from(hospitals)
      .where(eq(hospitals.id, sql.placeholder('id'))),
  );
  const [row] = await statement.execute({ id });
  return row ?? null;
}

/** Who changed this field last. */
export async function findLastSaver(
  db: Queryable,
  { id, createdAt }: HospitalRow,
  field: keyof HospitalData,
  showsTeam: boolean,
): Promise<SavedBy> {
  const savers = await findLastAuthors(db, {
    subject: 'hospital',
    ids: [id],
    actions: ['hospital.updated'],
    since: createdAt,
    where: { name: `changed ${field}`, condition: sql`${auditEntries.after} -> 'changed' ? ${field}` },
    showsTeam,
  });
  return savers.get(id) ?? { byTeam: false, author: null };
}

/** Null if another hospital has the CIF. */
export async function insertHospital(
  tx: Queryable,
  row: HospitalData & Pick<HospitalRow, 'id' | 'createdAt' | 'approvalSince'>,
): Promise<HospitalRow | null> {
  const [hospital] = await tx.insert(hospitals).values(row).onConflictDoNothing({ target: hospitals.cif }).returning();
  return hospital ?? null;
}

export async function insertMember(tx: Queryable, member: typeof hospitalMembers.$inferInsert): Promise<void> {
  await tx.insert(hospitalMembers).values(member);
}

/** Null if another hospital has the CIF; the transaction is then aborted. */
export async function updateHospital(
  tx: Queryable,
  id: string,
  data: HospitalData,
  approval: Partial<Pick<HospitalRow, Approval>>,
): Promise<HospitalRow | null> {
  // Offers are found by their hospital's name and place. They are updated first: a new CIF locks the hospital's key,
  // and an application holds its offer while waiting for that lock.
  await tx
    .update(offers)
    .set({ searchHospital: placeSearchText(data) })
    .where(eq(offers.hospitalId, id));
  try {
    const [hospital] = await tx
      .update(hospitals)
      .set({ ...data, ...approval })
      .where(eq(hospitals.id, id))
      .returning();
    if (!hospital) throw new Error(`hospital ${id} is gone`);
    return hospital;
  } catch (error) {
    if (isTakenCif(error)) return null;
    throw error;
  }
}

export async function updateApproval(
  tx: Queryable,
  id: string,
  {
    status,
    since,
    reason,
    version,
  }: { status: HospitalRow['approvalStatus']; since: Date; reason: string | null; version: number },
): Promise<void> {
  await tx
    .update(hospitals)
    .set({ approvalStatus: status, approvalSince: since, approvalReason: reason, version })
    .where(eq(hospitals.id, id));
}

/** Updates its offers too: each has a copy of whether its hospital is blocked, for the search. */
export async function updateBlock(tx: Queryable, id: string, block: { at: Date; reason: string } | null) {
  await tx
    .update(hospitals)
    .set({ blockedAt: block?.at ?? null, blockedReason: block?.reason ?? null })
    .where(eq(hospitals.id, id));
  await tx
    .update(offers)
    .set({ hospitalBlocked: block !== null })
    .where(eq(offers.hospitalId, id));
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
