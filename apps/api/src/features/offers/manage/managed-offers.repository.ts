import type { ManagedOfferView } from '@fonendo/contract/offers/offers.schema';
import { openCandidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { OfferStatus } from '@fonendo/domain/offers/offer.lifecycle';
import { searchableWords } from '@fonendo/domain/search/searchable';
import { and, count, eq, inArray, isNotNull, like, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { oneOf } from '../../../db/one-of.ts';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { hospitals } from '../../../db/schema/hospitals.ts';
import { offers } from '../../../db/schema/offers.ts';
import { ask, each, type Placeholders } from '../../../db/statements/prepared.ts';
import type { Searched } from '../../search/slips/slips.public.ts';
import { type OfferScope, within } from '../offers.repository.ts';

export type ManagedFilter = {
  scope: OfferScope;
  hospital?: string | undefined;
  speciality?: string | undefined;
  search?: string | undefined;
};

const isToApprove = sql`(${offers.status} = 'pending' or ${offers.revisionStatus} = 'pending')`;

/** What a filter asks for, to be filled into its condition. */
export const askedOf = ({ scope, hospital, speciality, search }: ManagedFilter) => ({
  ...{ own: scope.hospitalId ?? undefined, hospital, speciality },
  says: each(search ? patternsOf(search) : undefined),
});

export const conditionOf = (p: Placeholders<ReturnType<typeof askedOf>>): SQL | undefined =>
  and(
    p.own && eq(offers.hospitalId, p.own),
    p.hospital && eq(offers.hospitalId, p.hospital),
    p.speciality && eq(offers.speciality, p.speciality),
    p.says && offerSays(p.says),
  );

export const patternsOf = (search: string): string[] =>
  searchableWords(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word}%`);

/** Every word has to be in the name, the speciality, the hospital or its place. Punctuation alone matches nothing. */
export const offerSays = (patterns: readonly Placeholder[]): SQL | undefined =>
  patterns.length === 0
    ? sql`false`
    : and(...patterns.map((pattern) => or(like(offers.searchTitle, pattern), like(offers.searchHospital, pattern))));

/** How slips are forgiven: by the words of the offers within the scope, and of their hospitals. */
export const searchedOffers = (db: Queryable, scope: OfferScope): Searched => {
  const vocabulary = [offers.searchTitle, offers.searchHospital].map((text) => ({
    ...{ text, from: sql`${offers}`, where: within(scope) },
  }));
  return {
    vocabulary,
    finds: async (search) => {
      const found = await ask(db, 'any managed offer', askedOf({ scope, search }), (p) =>
        db.select({ id: offers.id }).from(offers).where(conditionOf(p)).limit(1),
      );
      return found.length > 0;
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
  const values = { ...askedOf(filter), after: each(after), rows: limit + 1 };
  return ask(db, `managed offers ${view}`, values, (p) =>
    db
      .select({ offer: offers, hospital: hospitals })
      .from(offers)
      .innerJoin(hospitals, eq(hospitals.id, offers.hospitalId))
      .where(and(conditionOf(p), viewCondition(view), order.beyond(p.after, direction)))
      .orderBy(...order.orderBy(direction))
      .limit(p.rows),
  );
}

export async function countManaged(
  db: Queryable,
  filter: ManagedFilter,
  view: ManagedOfferView | undefined,
): Promise<number> {
  const [row] = await ask(db, `count of managed offers ${view}`, askedOf(filter), (p) =>
    db
      .select({ total: count() })
      .from(offers)
      .where(and(conditionOf(p), viewCondition(view))),
  );
  return row?.total ?? 0;
}

export async function countByStatus(db: Queryable, filter: ManagedFilter): Promise<Map<OfferStatus, number>> {
  const rows = await ask(db, 'managed offers by status', askedOf(filter), (p) =>
    db.select({ status: offers.status, total: count() }).from(offers).where(conditionOf(p)).groupBy(offers.status),
  );
  return new Map(rows.map(({ status, total }) => [status, total]));
}

/** Each once, whichever of them is asked for. */
export async function listSpecialities(
  db: Queryable,
  { speciality: _any, ...filter }: ManagedFilter,
): Promise<string[]> {
  const rows = await ask(db, 'specialities of managed offers', askedOf(filter), (p) =>
    db
      .selectDistinct({ speciality: offers.speciality })
      .from(offers)
      .where(and(conditionOf(p), isNotNull(offers.speciality))),
  );
  return rows.flatMap(({ speciality }) => speciality ?? []);
}

/** In the order of their names, whichever of them is asked for. */
export async function listHospitalsWithOffers(db: Queryable, { hospital: _any, ...filter }: ManagedFilter) {
  return ask(db, 'hospitals of managed offers', askedOf(filter), (p) => {
    const found = db.selectDistinct({ id: offers.hospitalId }).from(offers).where(conditionOf(p));
    return db
      .select({ id: hospitals.id, name: hospitals.name })
      .from(hospitals)
      .where(inArray(hospitals.id, found))
      .orderBy(hospitals.searchText, hospitals.id);
  });
}

/** The applications to those of the offers that are open. */
export async function countOpenOffersCandidacies(db: Queryable, filter: ManagedFilter): Promise<number> {
  const [row] = await ask(db, 'candidacies to managed offers', askedOf(filter), (p) =>
    db
      .select({ total: count() })
      .from(candidacies)
      .innerJoin(offers, eq(offers.id, candidacies.offerId))
      .where(and(conditionOf(p), eq(offers.status, 'approved'))),
  );
  return row?.total ?? 0;
}

const isOpen = inArray(candidacies.status, [...openCandidacyStatuses]);

/** The results of the applications to these offers. Withdrawn ones do not count as new. */
export async function listFigures(db: Queryable, offerIds: readonly string[]) {
  if (offerIds.length === 0) return [];
  return ask(db, 'figures of offers', { offerIds }, (p) =>
    db
      .select({
        offerId: candidacies.offerId,
        candidacies: count(),
        newCandidacies: sql<number>`count(*) filter (where ${isOpen} and ${candidacies.seenAt} is null)`.mapWith(
          Number,
        ),
        open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
        accepted: sql<number>`count(*) filter (where ${candidacies.status} = 'accepted')`.mapWith(Number),
        waitingSince: sql`min(${candidacies.statusSince}) filter (where ${isOpen})`.mapWith(
          (value: string): Date | null => new Date(value),
        ),
      })
      .from(candidacies)
      .where(oneOf(candidacies.offerId, p.offerIds))
      .groupBy(candidacies.offerId),
  );
}

export type OfferFigures = Omit<Awaited<ReturnType<typeof listFigures>>[number], 'offerId'>;

export async function readFigures(db: Queryable, offerId: string): Promise<OfferFigures> {
  const [row] = await listFigures(db, [offerId]);
  return row ?? noFigures;
}

export const noFigures: OfferFigures = { candidacies: 0, newCandidacies: 0, open: 0, accepted: 0, waitingSince: null };
