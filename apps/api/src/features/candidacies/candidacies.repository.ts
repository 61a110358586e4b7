import { type CandidacyStatus, candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { and, count, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { offerSays } from '../offers/offers.public.ts';

export type CandidacyRow = typeof candidacies.$inferSelect;

const { snapshot: _large, searchText: _long, ...listed } = getTableColumns(candidacies);

/** A candidacy with what its doctor sees of offer and hospital, without the snapshot. */
const selectOwn = (db: Queryable) =>
  db
    .select({
      candidacy: listed,
      offer: {
        id: offers.id,
        name: offers.name,
        speciality: offers.speciality,
        community: offers.community,
        status: offers.status,
        hospitalBlocked: offers.hospitalBlocked,
        steps: offers.steps,
      },
      hospital: { name: hospitals.name, city: hospitals.city },
    })
    .from(candidacies)
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId));

export type OwnCandidacyRow = Awaited<ReturnType<typeof selectOwn>>[number];

export async function findOwnCandidacy(db: Queryable, doctorId: string, id: string): Promise<OwnCandidacyRow | null> {
  const [row] = await selectOwn(db).where(and(eq(candidacies.id, id), eq(candidacies.doctorId, doctorId)));
  return row ?? null;
}

export async function findCandidacyTo(
  db: Queryable,
  doctorId: string,
  offerId: string,
): Promise<OwnCandidacyRow | null> {
  const [row] = await selectOwn(db).where(and(eq(candidacies.offerId, offerId), eq(candidacies.doctorId, doctorId)));
  return row ?? null;
}

export async function insertCandidacy(tx: Queryable, row: typeof candidacies.$inferInsert): Promise<void> {
  await tx.insert(candidacies).values(row);
}

export async function updateCandidacyStatus(
  tx: Queryable,
  id: string,
  status: CandidacyStatus,
  now: Date,
): Promise<void> {
  await tx.update(candidacies).set({ status, statusSince: now, stepSince: now }).where(eq(candidacies.id, id));
}

export const ownKeyset = keyset('newest', { appliedAt: candidacies.appliedAt, id: candidacies.id });

type OwnFilter = {
  doctorId: string;
  status?: readonly CandidacyStatus[] | undefined;
  /** Words of the offer, its hospital or its place. */
  search?: string | undefined;
};

const ownCondition = ({ doctorId, status, search }: OwnFilter) =>
  and(
    eq(candidacies.doctorId, doctorId),
    status && inArray(candidacies.status, [...status]),
    search ? offerSays(search) : undefined,
  );

/** Newest first; one more than requested shows whether there is another page. */
export async function listOwnRows(
  db: Queryable,
  filter: OwnFilter,
  { after, limit }: { after: Position | null; limit: number },
): Promise<OwnCandidacyRow[]> {
  return selectOwn(db)
    .where(and(ownCondition(filter), ownKeyset.beyond(after, 'desc')))
    .orderBy(...ownKeyset.orderBy('desc'))
    .limit(limit + 1);
}

export async function countOwn(db: Queryable, doctorId: string): Promise<Record<CandidacyStatus, number>> {
  const rows = await db
    .select({ status: candidacies.status, total: count() })
    .from(candidacies)
    .where(eq(candidacies.doctorId, doctorId))
    .groupBy(candidacies.status);
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return Object.fromEntries(candidacyStatuses.map((status) => [status, totals.get(status) ?? 0])) as Record<
    CandidacyStatus,
    number
  >;
}

/** The profile as submitted; null if the doctor has no such candidacy. */
export async function findOwnSnapshot(db: Queryable, doctorId: string, id: string): Promise<CandidacyRow['snapshot']> {
  const [row] = await db
    .select({ snapshot: candidacies.snapshot })
    .from(candidacies)
    .where(and(eq(candidacies.id, id), eq(candidacies.doctorId, doctorId)));
  return row?.snapshot ?? null;
}

/**
 * Locked before the offer, in the same order as when a hospital is edited or blocked; a new candidacy refers to both.
 */
export async function holdHospital(tx: Queryable, id: string): Promise<{ name: string; city: string }> {
  const [row] = await tx
    .select({ name: hospitals.name, city: hospitals.city })
    .from(hospitals)
    .where(eq(hospitals.id, id))
    .for('key share');
  if (!row) throw new Error(`hospital ${id} is gone`);
  return row;
}
