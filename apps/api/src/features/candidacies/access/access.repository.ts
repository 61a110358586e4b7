import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';

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
