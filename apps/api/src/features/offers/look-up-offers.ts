import type { SearchAnswer } from '@fonendo/contract/search.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { lookUpOfferRows } from './look-up-offers.repository.ts';
import type { OfferScope } from './offers.repository.ts';
import { listOpenOffers } from './search/search.repository.ts';
import { understandSearch } from './search/words.ts';

type Found = SearchAnswer['offers'];

/** Offers of a hospital that match these words; without one, of all. */
export async function lookUpManagedOffers(
  db: Queryable,
  scope: OfferScope,
  search: string,
  limit: number,
): Promise<Found> {
  const rows = await lookUpOfferRows(db, scope, search, limit);
  return rows.map(({ id, name, speciality, status, hospital }) => ({
    ...{ id, status, title: name ?? '' },
    // People of the hospital know which hospital it is.
    subtitle: (scope.hospitalId === null ? hospital : speciality) ?? '',
  }));
}

/** The newest open offers that match these words, as in the doctors' search. */
export async function lookUpOpenOffers(db: Queryable, actor: Actor, search: string, limit: number): Promise<Found> {
  const { words } = await understandSearch(db, search, false);
  // A search for nothing but "de" and "para" finds nothing.
  if (words === undefined) return [];
  const rows = await listOpenOffers(db, { words }, { doctorId: actor.userId, after: null, limit });
  return rows.map(({ id, name, hospital }) => ({ id, title: name, subtitle: hospital.name, status: 'approved' }));
}
