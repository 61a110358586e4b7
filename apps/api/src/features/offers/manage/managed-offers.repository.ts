import type { ManagedOfferView } from '@fonendo/contract/offers/offers.schema';
import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { OfferStatus } from '@fonendo/domain/offers/offer.lifecycle';
import { searchableWords } from '@fonendo/domain/search/searchable';
import { and, count, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import type { Searched } from '../../search/slips/slips.public.ts';
import { type OfferScope, within } from '../offers.repository.ts';

export type ManagedFilter = {
  scope: OfferScope;
  hospital?: string | undefined;
  speciality?: string | undefined;
  search?: string | undefined;
};

const isToApprove = sql`(${offers.status} = 'pending' or ${offers.revisionStatus} = 'pending')`;

export function conditionOf({ scope, hospital, speciality, search }: ManagedFilter): SQL | undefined {
  return and(
    within(scope),
    hospital === undefined ? undefined : eq(offers.hospitalId, hospital),
    speciality === undefined ? undefined : eq(offers.speciality, speciality),
    search ? offerSays(search) : undefined,
  );
}

/** Every word has to be in the name, the speciality, the hospital or its place. Punctuation alone matches nothing. */
export function offerSays(search: string): SQL | undefined {
  const words = searchableWords(search).split(' ').filter(Boolean);
  if (words.length === 0) return sql`false`;
  return and(
    ...words.map((word) => or(like(offers.searchTitle, `%${word}%`), like(offers.searchHospital, `%${word}%`))),
  );
}

/** How slips are forgiven: by the words of the offers within the scope, and of their hospitals. */
export const searchedOffers = (db: Queryable, scope: OfferScope): Searched => {
  const vocabulary = [offers.searchTitle, offers.searchHospital].map((text) => ({
    ...{ text, from: sql`${offers}`, where: within(scope) },
  }));
  return {
    vocabulary,
    finds: async (search) => {
      const condition = conditionOf({ scope, search });
      return (await db.select({ id: offers.id }).from(offers).where(condition).limit(1)).length > 0;
    },
  };
};

const viewCondition = (view: ManagedOfferView | undefined): SQL | undefined => {
  if (view === undefined) return undefined;
  return view === 'toApprove' ? isToApprove : eq(offers.status, view);
};

const { id, submittedAt, updatedAt } = offers;

/** The review queue starts with the longest wait; other lists start with the last change. */
const queueOrder = { keyset: keyset('submitted', { submittedAt, id }), direction: 'asc' as const };
const usualOrder = { keyset: keyset('updated', { updatedAt, id }), direction: 'desc' as const };

export const managedOrderOf = (view: ManagedOfferView | undefined) => (view === 'toApprove' ? queueOrder : usualOrder);

/** One more than requested shows whether there is another page. */
export async function listManagedRows(
  db: Queryable,
  filter: ManagedFilter,
  { view, after, limit }: { view: ManagedOfferView | undefined; after: Position | null; limit: number },
) {
  const { keyset: order, direction } = managedOrderOf(view);
  return db
    .select({ offer: offers, hospital: hospitals })
    .from(offers)
    .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
    .where(and(conditionOf(filter), viewCondition(view), order.beyond(after, direction)))
    .orderBy(...order.orderBy(direction))
    .limit(limit + 1);
}

export async function countManaged(
  db: Queryable,
  filter: ManagedFilter,
  view: ManagedOfferView | undefined,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(offers)
    .where(and(conditionOf(filter), viewCondition(view)));
  return row?.total ?? 0;
}

export async function countByStatus(db: Queryable, filter: ManagedFilter): Promise<Map<OfferStatus, number>> {
  const rows = await db
    .select({ status: offers.status, total: count() })
    .from(offers)
    .where(conditionOf(filter))
    .groupBy(offers.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}

/** Each once, whichever of them is asked for. */
export async function listSpecialities(
  db: Queryable,
  { speciality: _any, ...filter }: ManagedFilter,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ speciality: offers.speciality })
    .from(offers)
    .where(and(conditionOf(filter), isNotNull(offers.speciality)));
  return rows.flatMap(({ speciality }) => speciality ?? []);
}

/** In the order of their names, whichever of them is asked for. */
export async function listHospitalsWithOffers(db: Queryable, { hospital: _any, ...filter }: ManagedFilter) {
  const found = db.selectDistinct({ id: offers.hospitalId }).from(offers).where(conditionOf(filter));
  return db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .where(inArray(hospitals.id, found))
    .orderBy(hospitals.searchText, hospitals.id);
}

/** The applications to those of the offers that are open. */
export async function countOpenOffersCandidacies(db: Queryable, filter: ManagedFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(candidacies)
    .innerJoin(offers, eq(offers.id, candidacies.offerId))
    .where(and(conditionOf(filter), eq(offers.status, 'approved')));
  return row?.total ?? 0;
}

const isOpen = inArray(candidacies.status, [...openCandidacyStatuses]);

/** The results of the applications to these offers. Withdrawn ones do not count as new. */
export async function listFigures(db: Queryable, offerIds: readonly string[]) {
  if (offerIds.length === 0) return [];
  return db
    .select({
      offerId: candidacies.offerId,
      candidacies: count(),
      newCandidacies: sql<number>`count(*) filter (where ${isOpen} and ${candidacies.seenAt} is null)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
      accepted: sql<number>`count(*) filter (where ${candidacies.status} = 'accepted')`.mapWith(Number),
      waitingSince: sql`min(${candidacies.statusSince}) filter (where ${isOpen})`.mapWith(
        (value: string): Date | null => new Date(value),
      ),
    })
    .from(candidacies)
    .where(inArray(candidacies.offerId, [...offerIds]))
    .groupBy(candidacies.offerId);
}

export type OfferFigures = Omit<Awaited<ReturnType<typeof listFigures>>[number], 'offerId'>;

export async function readFigures(db: Queryable, offerId: string): Promise<OfferFigures> {
  const [row] = await listFigures(db, [offerId]);
  return row ?? noFigures;
}

export const noFigures: OfferFigures = { candidacies: 0, newCandidacies: 0, open: 0, accepted: 0, waitingSince: null };
