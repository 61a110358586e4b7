import type {
  ManagedOfferCounts,
  ManagedOfferCountsQuery,
  ManagedOfferPage,
  ManagedOfferQuery,
} from '@fonendo/contract/offers/offers.schema';
import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { specialities } from '@fonendo/domain/reference/specialities';
import { cutPage } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { readCursor, writeCursor } from '../../../http/cursor.ts';
import { readForgiving } from '../../search/slips/slips.public.ts';
import { readerOf } from '../offer-scope.ts';
import type { OffersContext } from '../offers.context.ts';
import { presentManagedRow } from './managed-offer.presenter.ts';
import {
  countByStatus,
  countManaged,
  countOpenOffersCandidacies,
  listFigures,
  listHospitalsWithOffers,
  listManagedRows,
  listSpecialities,
  managedOrderOf,
  noFigures,
  searchedOffers,
} from './managed-offers.repository.ts';

type Context = Pick<OffersContext, 'db' | 'now'>;

/** One page of the offers of the caller's hospital; for administrators, of all. */
export async function listManagedOffers(
  { db, now }: Context,
  actor: Actor,
  { cursor, limit, view, ...filters }: ManagedOfferQuery,
): Promise<ManagedOfferPage> {
  const reader = await readerOf(db, actor);
  const after = readCursor(cursor, managedOrderOf(view).keyset)?.after ?? null;
  const { found, understood } = await readForgiving(db, searchedOffers(db, reader), {
    search: filters.search,
    read: (search) => {
      const filter = { scope: reader, ...filters, search };
      return Promise.all([listManagedRows(db, filter, { view, after, limit }), countManaged(db, filter, view)]);
    },
    isEmpty: ([rows]) => rows.length === 0,
  });
  const [rows, total] = found;
  const { page, last } = cutPage(rows, limit);
  const figures = new Map(
    (
      await listFigures(
        db,
        page.map(({ offer }) => offer.id),
      )
    ).map((row) => [row.offerId, row]),
  );
  return {
    items: page.map(({ offer, hospital }) => {
      const { offerId: _, ...counted } = figures.get(offer.id) ?? { offerId: offer.id, ...noFigures };
      return presentManagedRow({ offer, hospital, figures: counted, reader, now: now() });
    }),
    nextCursor: last && writeCursor(managedOrderOf(view).keyset, last.offer),
    total,
    understood,
  };
}

/** The count of each kind, for the tabs. */
export async function countManagedOffers(
  { db }: Context,
  actor: Actor,
  filters: ManagedOfferCountsQuery,
): Promise<ManagedOfferCounts> {
  const reader = await readerOf(db, actor);
  const read = (search: string | undefined) => {
    const filter = { scope: reader, ...filters, search };
    return Promise.all([
      countByStatus(db, filter),
      countManaged(db, filter, 'toApprove'),
      listSpecialities(db, filter),
      reader.hospitalId === null ? listHospitalsWithOffers(db, filter) : [],
      reader.hospitalId === null ? null : countOpenOffersCandidacies(db, filter),
    ]);
  };
  const { found: counted } = await readForgiving(db, searchedOffers(db, reader), {
    ...{ search: filters.search, read },
    isEmpty: ([totals]) => totals.size === 0,
  });
  const [totals, toApprove, found, hospitals, candidacies] = counted;
  const of = (status: (typeof offerStatuses)[number]) => totals.get(status) ?? 0;
  return {
    all: offerStatuses.reduce((sum, status) => sum + of(status), 0),
    views: {
      toApprove,
      draft: of('draft'),
      pending: of('pending'),
      approved: of('approved'),
      refused: of('refused'),
      closed: of('closed'),
    },
    candidacies,
    specialities: specialities.filter((one) => found.includes(one)),
    hospitals,
    can: rightsFor(reader, { create: reader.mayCreate }, ['create']),
  };
}
