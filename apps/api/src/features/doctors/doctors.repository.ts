import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { eq, type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';

export type DoctorRow = typeof doctors.$inferSelect;
export type PrivateDataRow = typeof doctorPrivateData.$inferSelect;
export type PersonRow = typeof users.$inferSelect;

/** What hospitals may know, without the private data: only `getOwnData` reads those. */
export type DoctorAndPerson = { person: PersonRow; doctor: DoctorRow };

/** All data of a doctor: only for the doctor. */
export type OwnData = DoctorAndPerson & { privateData: PrivateDataRow };

export async function findDoctor(db: Queryable, userId: string): Promise<DoctorAndPerson | null> {
  const [row] = await ask(db, 'doctor and person', { userId }, (p) =>
    db
      .select({ person: users, doctor: doctors })
      .from(doctors)
      .innerJoin(users, eq(users.id, doctors.userId))
      .where(eq(doctors.userId, p.userId)),
  );
  return row ?? null;
}

export async function findOwnData(db: Queryable, userId: string): Promise<OwnData | null> {
  const statement = prepared(db, 'own data of doctor', () => selectOwnData(db, sql.placeholder('userId')));
  const [row] = await statement.execute({ userId });
  return row ?? null;
}

/**
 * Everybody locks in this order: the user, then the doctor's data. Keys stay free, so that a row that refers to the
 * user can be added meanwhile.
 */
export async function lockOwnData(tx: Queryable, userId: string): Promise<OwnData | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await selectOwnData(tx, userId).for('no key update');
  return row ?? null;
}

const selectOwnData = (db: Queryable, userId: string | Placeholder) =>
  db
    .select({ person: users, doctor: doctors, privateData: doctorPrivateData })
    .from(doctors)
    .innerJoin(users, eq(users.id, doctors.userId))
    .innerJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
    .where(eq(doctors.userId, userId));

export type PersonChange = Pick<PersonRow, 'firstname' | 'lastname' | 'phone' | 'policyGroups'>;
export type DoctorChange = Omit<DoctorRow, 'userId' | 'findable' | 'registrationStep'>;
export type PrivateDataChange = Omit<PrivateDataRow, 'userId'>;

export async function updateOwnData(
  tx: Queryable,
  userId: string,
  change: { person: PersonChange; doctor: DoctorChange; privateData: PrivateDataChange },
): Promise<void> {
  await tx.update(users).set(change.person).where(eq(users.id, userId));
  await tx.update(doctors).set(change.doctor).where(eq(doctors.userId, userId));
  await tx.update(doctorPrivateData).set(change.privateData).where(eq(doctorPrivateData.userId, userId));
}

/** What decides on the road to practising. */
export async function updateRoadAnswers(
  tx: Queryable,
  userId: string,
  change: {
    doctor: Pick<DoctorRow, 'degreeCountry' | 'speciality'>;
    privateData: Pick<PrivateDataRow, 'nationality' | 'otherNationality'>;
  },
): Promise<void> {
  await tx.update(doctors).set(change.doctor).where(eq(doctors.userId, userId));
  await tx.update(doctorPrivateData).set(change.privateData).where(eq(doctorPrivateData.userId, userId));
}

export async function updatePolicyGroups(tx: Queryable, userId: string, policyGroups: PolicyGroup[]): Promise<void> {
  await tx.update(users).set({ policyGroups }).where(eq(users.id, userId));
}

/** Returns the previous value, or null if there is no such doctor. */
export async function updateFindable(tx: Queryable, userId: string, findable: boolean): Promise<boolean | null> {
  const [row] = await tx
    .select({ findable: doctors.findable })
    .from(doctors)
    .where(eq(doctors.userId, userId))
    .for('update');
  if (!row) return null;
  await tx.update(doctors).set({ findable }).where(eq(doctors.userId, userId));
  return row.findable;
}
