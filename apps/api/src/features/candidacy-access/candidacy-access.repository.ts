import { type HospitalRight, hasHospitalRight } from '@fonendo/domain/hospital.policy';
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitalMembers, hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { users } from '../../db/schema/users.ts';

const { snapshot: _large, searchText: _long, ...listed } = getTableColumns(candidacies);

const selectCandidacy = (db: Queryable) =>
  db
    .select({
      candidacy: listed,
      offer: { id: offers.id, name: offers.name, status: offers.status, steps: offers.steps },
      hospital: { id: hospitals.id, name: hospitals.name, city: hospitals.city },
    })
    .from(candidacies)
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId));

/** A candidacy with the offer, whose steps it goes through; the snapshot is asked for on its own. */
export type HospitalCandidacyRow = Awaited<ReturnType<typeof selectCandidacy>>[number];

/** Null for every other hospital's. */
export async function findHospitalCandidacy(
  db: Queryable,
  hospitalId: string,
  id: string,
): Promise<HospitalCandidacyRow | null> {
  const [row] = await selectCandidacy(db).where(and(eq(candidacies.id, id), eq(candidacies.hospitalId, hospitalId)));
  return row ?? null;
}

/** The candidacy alone is held while something happens to it; the rest is read once it stands still. */
export async function lockHospitalCandidacy(
  tx: Queryable,
  hospitalId: string,
  id: string,
): Promise<HospitalCandidacyRow | null> {
  const condition = and(eq(candidacies.id, id), eq(candidacies.hospitalId, hospitalId));
  const [locked] = await tx.select({ id: candidacies.id }).from(candidacies).where(condition).for('update');
  return locked ? findHospitalCandidacy(tx, hospitalId, id) : null;
}

/** The same for its doctor; null for everybody else's. */
export async function lockOwnCandidacy(
  tx: Queryable,
  doctorId: string,
  id: string,
): Promise<HospitalCandidacyRow | null> {
  const condition = and(eq(candidacies.id, id), eq(candidacies.doctorId, doctorId));
  const [locked] = await tx.select({ id: candidacies.id }).from(candidacies).where(condition).for('update');
  if (!locked) return null;
  const [row] = await selectCandidacy(tx).where(condition);
  return row ?? null;
}

const recipient = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  locale: users.locale,
  mailFamilies: users.mailFamilies,
};

export async function getRecipient(db: Queryable, userId: string) {
  const [row] = await db.select(recipient).from(users).where(eq(users.id, userId));
  if (!row) throw new Error(`user ${userId} is gone`);
  return row;
}

export type Recipient = Awaited<ReturnType<typeof getRecipient>>;

/** Who of a hospital can sign in and has the right. */
export async function listStaffWith(db: Queryable, hospitalId: string, right: HospitalRight): Promise<Recipient[]> {
  const rows = await db
    .select({ person: recipient, role: hospitalMembers.role })
    .from(hospitalMembers)
    .innerJoin(users, eq(users.id, hospitalMembers.userId))
    .where(and(eq(hospitalMembers.hospitalId, hospitalId), isNull(users.deletedAt), isNull(users.blockedAt)))
    .orderBy(asc(users.id));
  return rows.filter(({ role }) => hasHospitalRight(role, right)).map(({ person }) => person);
}
