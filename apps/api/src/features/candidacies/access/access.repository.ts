import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { prepared } from '../../../db/statements/prepared.ts';

const { placeholder } = sql;

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

/** A candidacy with its offer and steps, without the snapshot. */
export type HospitalCandidacyRow = Awaited<ReturnType<typeof selectCandidacy>>[number];

/** Null if it belongs to another hospital. */
export async function findHospitalCandidacy(
  db: Queryable,
  hospitalId: string,
  id: string,
): Promise<HospitalCandidacyRow | null> {
  const statement = prepared(db, 'candidacy at hospital', () =>
    selectCandidacy(db).where(
      and(eq(candidacies.id, placeholder('id')), eq(candidacies.hospitalId, placeholder('hospitalId'))),
    ),
  );
  const [row] = await statement.execute({ id, hospitalId });
  return row ?? null;
}

/** The same for its doctor; null if it belongs to somebody else. */
export async function findDoctorsCandidacy(
  db: Queryable,
  doctorId: string,
  id: string,
): Promise<HospitalCandidacyRow | null> {
  const statement = prepared(db, 'candidacy of doctor', () =>
    selectCandidacy(db).where(
      and(eq(candidacies.id, placeholder('id')), eq(candidacies.doctorId, placeholder('doctorId'))),
    ),
  );
  const [row] = await statement.execute({ id, doctorId });
  return row ?? null;
}

/** Locks the candidacy first and reads the rest afterwards. */
export async function lockHospitalCandidacy(
  tx: Queryable,
  hospitalId: string,
  id: string,
): Promise<HospitalCandidacyRow | null> {
  const condition = and(eq(candidacies.id, id), eq(candidacies.hospitalId, hospitalId));
  const [locked] = await tx.select({ id: candidacies.id }).from(candidacies).where(condition).for('update');
  return locked ? findHospitalCandidacy(tx, hospitalId, id) : null;
}

/** The same for its doctor; null if it belongs to somebody else. */
export async function lockOwnCandidacy(
  tx: Queryable,
  doctorId: string,
  id: string,
): Promise<HospitalCandidacyRow | null> {
  const condition = and(eq(candidacies.id, id), eq(candidacies.doctorId, doctorId));
  const [locked] = await tx.select({ id: candidacies.id }).from(candidacies).where(condition).for('update');
  return locked ? findDoctorsCandidacy(tx, doctorId, id) : null;
}
