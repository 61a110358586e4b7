import { and, arrayOverlaps, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { passwordResets, verificationCodes } from '../../db/schema/account-codes.ts';
import { auditDetails, auditEntries } from '../../db/schema/audit.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { users } from '../../db/schema/users.ts';
import { ask } from '../../db/statements/prepared.ts';

export type AccountRow = typeof users.$inferSelect;

export async function getAccountRow(db: Queryable, userId: string): Promise<AccountRow> {
  const [row] = await ask(db, 'account', { userId }, (p) => db.select().from(users).where(eq(users.id, p.userId)));
  if (!row) throw new Error(`user ${userId} is gone`);
  return row;
}

export async function lockAccountRow(tx: Queryable, userId: string): Promise<AccountRow> {
  const [row] = await ask(tx, 'locked account', { userId }, (p) =>
    tx.select().from(users).where(eq(users.id, p.userId)).for('update'),
  );
  if (!row) throw new Error(`user ${userId} is gone`);
  return row;
}

export type AccountChange = Partial<
  Pick<AccountRow, 'firstname' | 'lastname' | 'phone' | 'locale' | 'mailFamilies' | 'digestFamilies' | 'digestedAt'>
>;

export async function updateAccountRow(tx: Queryable, userId: string, change: AccountChange): Promise<AccountRow> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!row) throw new Error(`user ${userId} is gone`);
  return row;
}

/**
 * Locked in a fixed order: of two administrators who leave at the same moment, the second sees that the first is gone.
 */
export const lockActiveAdministrators = async (tx: Queryable) => selectActiveAdministrators(tx).for('update');

export const listActiveAdministrators = async (db: Queryable) =>
  ask(db, 'active administrators', {}, () => selectActiveAdministrators(db));

const selectActiveAdministrators = (db: Queryable) =>
  db
    .select({ id: users.id, policyGroups: users.policyGroups, accessEndsAt: users.accessEndsAt })
    .from(users)
    .where(
      and(arrayOverlaps(users.policyGroups, ['superadmin', 'admin']), isNull(users.deletedAt), isNull(users.blockedAt)),
    )
    .orderBy(asc(users.id));

/** The row stays, because others refer to it, but without any personal data. */
export async function anonymiseAccount(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.delete(doctors).where(eq(doctors.userId, userId));
  await tx.delete(verificationCodes).where(eq(verificationCodes.userId, userId));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await tx
    .update(users)
    .set({
      email: `${userId}@deleted.invalid`,
      passwordHash: 'deleted',
      firstname: '',
      lastname: '',
      phone: null,
      blockedReason: null,
      howFound: null,
      mailFamilies: [],
      digestFamilies: [],
      deletedAt: now,
    })
    .where(eq(users.id, userId));
}

export async function findDoctorRow(db: Queryable, userId: string) {
  const [row] = await db
    .select()
    .from(doctors)
    .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
    .where(eq(doctors.userId, userId));
  return row ? { ...row.doctors, ...row.doctor_private_data } : null;
}

/** What somebody did, and what was done to their account. */
export async function listAuditOf(db: Queryable, userId: string) {
  return db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      before: both(auditEntries.before, auditDetails.before),
      after: both(auditEntries.after, auditDetails.after),
    })
    .from(auditEntries)
    .leftJoin(auditDetails, eq(auditDetails.entryId, auditEntries.id))
    .where(and(eq(auditEntries.subjectType, 'user'), eq(auditEntries.subjectId, userId)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
}

/** Null if both are null. */
const both = (own: AnyPgColumn, personal: AnyPgColumn) =>
  sql<unknown>`nullif(coalesce(${own}, '{}') || coalesce(${personal}, '{}'), '{}')`;
