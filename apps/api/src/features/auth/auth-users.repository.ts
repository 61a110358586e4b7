import { hasAccessEnded } from '@fonendo/domain/auth/access-end';
import type { HospitalRole } from '@fonendo/domain/hospitals/hospital';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';

export type AuthUser = typeof users.$inferSelect;

/** What signing in needs to know of somebody. */
export async function findCredentials(db: Queryable, email: string) {
  const [row] = await ask(db, 'credentials by email', { email }, (p) =>
    db
      .select({
        id: users.id,
        passwordHash: users.passwordHash,
        blockedAt: users.blockedAt,
        deletedAt: users.deletedAt,
        accessEndsAt: users.accessEndsAt,
      })
      .from(users)
      .where(eq(users.email, p.email)),
  );
  return row ?? null;
}

export type Workplace = { role: HospitalRole; hospital: string };

/** What somebody is in which hospital; null before it has data. */
export async function findWorkplace(db: Queryable, userId: string): Promise<Workplace | null> {
  const build = () =>
    db
      .select({ role: hospitalMembers.role, hospital: hospitals.name })
      .from(hospitalMembers)
      .innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
      .where(eq(hospitalMembers.userId, sql.placeholder('userId')));
  const [row] = await prepared(db, 'role in a hospital', build).execute({ userId });
  return row ?? null;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<AuthUser | null> {
  const [row] = await ask(db, 'user by email', { email }, (p) =>
    db.select().from(users).where(eq(users.email, p.email)),
  );
  return row ?? null;
}

export async function findUser(db: Queryable, userId: string): Promise<AuthUser | null> {
  const [row] = await ask(db, 'existing user', { userId }, (p) =>
    db
      .select()
      .from(users)
      .where(and(eq(users.id, p.userId), isNull(users.deletedAt))),
  );
  return row ?? null;
}

export async function getUser(db: Queryable, userId: string): Promise<AuthUser> {
  const user = await findUser(db, userId);
  if (!user) throw new Error(`user ${userId} is gone`);
  return user;
}

/** A user whose row is locked: it does not change until the end of the transaction. */
export type HeldUser = { tx: Transaction; user: AuthUser };

/**
 * `share` keeps the row unchanged, `no key update` is for changing it; null if the user is gone. What was checked
 * before the transaction has to be checked again with the result.
 */
export async function holdUser(
  tx: Transaction,
  userId: string,
  strength: 'share' | 'no key update',
): Promise<HeldUser | null> {
  const [user] = await ask(tx, `held user for ${strength}`, { userId }, (p) =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.id, p.userId), isNull(users.deletedAt)))
      .for(strength),
  );
  return user ? { tx, user } : null;
}

/** Whether the user, or the hospital they work for, is blocked, or their access has come to its end. */
export async function isShutOut(
  db: Queryable,
  user: Pick<AuthUser, 'id' | 'blockedAt' | 'accessEndsAt'>,
  now: Date,
): Promise<boolean> {
  if (user.blockedAt || hasAccessEnded(user.accessEndsAt, now)) return true;
  const [row] = await ask(db, 'blocked hospital of user', { userId: user.id }, (p) =>
    db
      .select({ id: hospitals.id })
      .from(hospitalMembers)
      .innerJoin(hospitals, eq(hospitals.id, hospitalMembers.hospitalId))
      .where(and(eq(hospitalMembers.userId, p.userId), isNotNull(hospitals.blockedAt))),
  );
  return row !== undefined;
}

/** Null if the email is taken: of two simultaneous registrations, one wins. */
export async function insertUser(tx: Queryable, user: typeof users.$inferInsert): Promise<AuthUser | null> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function insertDoctor(
  tx: Queryable,
  doctor: typeof doctors.$inferInsert,
  privateData: typeof doctorPrivateData.$inferInsert,
): Promise<void> {
  await tx.insert(doctors).values(doctor);
  await tx.insert(doctorPrivateData).values(privateData);
}

/** Null if the user is gone. */
export async function markVerified(tx: Queryable, userId: string, now: Date): Promise<AuthUser | null> {
  const [row] = await tx
    .update(users)
    .set({ verifiedAt: sql`coalesce(${users.verifiedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.blockedAt)))
    .returning();
  return row ?? null;
}

export async function updatePassword(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}
