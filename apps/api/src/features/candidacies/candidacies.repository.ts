import { type CandidacyStatus, candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { and, count, desc, eq, getTableColumns, inArray, type Placeholder } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { ask, each } from '../../db/statements/prepared.ts';
import { offerSays, patternsOf } from '../offers/offers.public.ts';
import { doctorsTurn } from './own-progress.repository.ts';

export type CandidacyRow = typeof candidacies.$inferSelect;

const { snapshot: _large, searchText: _long, ...listed } = getTableColumns(candidacies);

/** A candidacy with what its doctor sees of offer and hospital, without the snapshot. */
const selectOwn = (db: Queryable, now: Placeholder) =>
  db
    .select({
      candidacy: listed,
      turn: doctorsTurn(now),
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

export async function findOwnCandidacy(
  db: Queryable,
  doctorId: string,
  id: string,
  now: Date,
): Promise<OwnCandidacyRow | null> {
  const [row] = await ask(db, 'own candidacy', { id, doctorId, now }, (p) =>
    selectOwn(db, p.now).where(and(eq(candidacies.id, p.id), eq(candidacies.doctorId, p.doctorId))),
  );
  return row ?? null;
}

export async function findCandidacyTo(
  db: Queryable,
  doctorId: string,
  offerId: string,
  now: Date,
): Promise<OwnCandidacyRow | null> {
  const [row] = await ask(db, 'own candidacy to offer', { offerId, doctorId, now }, (p) =>
    selectOwn(db, p.now).where(and(eq(candidacies.offerId, p.offerId), eq(candidacies.doctorId, p.doctorId))),
  );
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

/** The doctor's turn first, each the newest first. */
export const ownKeyset = (now: Date | Placeholder) =>
  keyset('turn', {
    turn: { sql: doctorsTurn(now instanceof Date ? now.toISOString() : now), type: 'boolean' },
    appliedAt: candidacies.appliedAt,
    id: candidacies.id,
  });

type OwnFilter = {
  doctorId: string;
  status?: readonly CandidacyStatus[] | undefined;
};

/** The doctor's turn first; one more than requested shows whether there is another page. */
export async function listOwnRows(
  db: Queryable,
  { doctorId, status }: OwnFilter,
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
): Promise<OwnCandidacyRow[]> {
  const values = { doctorId, status: each(status), after: each(after), rows: limit + 1, now };
  return ask(db, 'own candidacies', values, (p) => {
    const { beyond, orderBy } = ownKeyset(p.now);
    return selectOwn(db, p.now)
      .where(
        and(
          eq(candidacies.doctorId, p.doctorId),
          p.status && inArray(candidacies.status, p.status),
          beyond(p.after, 'desc'),
        ),
      )
      .orderBy(...orderBy('desc'))
      .limit(p.rows);
  });
}

/** The newest to offers with these words. */
export async function lookUpOwnRows(db: Queryable, doctorId: string, search: string, limit: number) {
  const values = { doctorId, says: each(patternsOf(search)), limit };
  return ask(db, 'some own candidacies', values, (p) =>
    db
      .select({ id: candidacies.id, status: candidacies.status, offer: offers.name, hospital: hospitals.name })
      .from(candidacies)
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .innerJoin(hospitals, eq(hospitals.id, candidacies.hospitalId))
      .where(and(eq(candidacies.doctorId, p.doctorId), offerSays(p.says ?? [])))
      .orderBy(desc(candidacies.appliedAt), desc(candidacies.id))
      .limit(p.limit),
  );
}

export async function countOwn(db: Queryable, doctorId: string): Promise<Record<CandidacyStatus, number>> {
  const rows = await ask(db, 'own candidacies by status', { doctorId }, (p) =>
    db
      .select({ status: candidacies.status, total: count() })
      .from(candidacies)
      .where(eq(candidacies.doctorId, p.doctorId))
      .groupBy(candidacies.status),
  );
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  return Object.fromEntries(candidacyStatuses.map((status) => [status, totals.get(status) ?? 0])) as Record<
    CandidacyStatus,
    number
  >;
}

/** The profile as submitted; null if the doctor has no such candidacy. */
export async function findOwnSnapshot(db: Queryable, doctorId: string, id: string): Promise<CandidacyRow['snapshot']> {
  const [row] = await ask(db, 'own snapshot', { doctorId, id }, (p) =>
    db
      .select({ snapshot: candidacies.snapshot })
      .from(candidacies)
      .where(and(eq(candidacies.id, p.id), eq(candidacies.doctorId, p.doctorId))),
  );
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
