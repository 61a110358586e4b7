import type { SearchAnswer } from '@fonendo/contract/search.schema';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { lookUpOfferRows } from './look-up-offers.repository.ts';
import { readerOf } from './offer-scope.ts';
import { listOpenOffers } from './search/search.repository.ts';
import { understandSearch } from './search/words.ts';

type Found = SearchAnswer['offers'];

/** Offers of one's hospital that these words find, or, for administrators, of all. */
export async function lookUpManagedOffers(db: Queryable, actor: Actor, search: string, limit: number): Promise<Found> {
  const scope = await readerOf(db, actor);
  const rows = await lookUpOfferRows(db, scope, search, limit);
  return rows.map(({ id, name, speciality, status, hospital }) => ({
    ...{ id, status, title: name ?? '' },
    // Who works there knows which hospital it is.
    subtitle: (scope.hospitalId === null ? hospital : speciality) ?? '',
  }));
}

/** The newest open offers with these words, as the doctors' search understands them. */
export async function lookUpOpenOffers(db: Queryable, actor: Actor, search: string, limit: number): Promise<Found> {
  const { words } = await understandSearch(db, search, false);
  // Nothing but "de" and "para" asks for nothing.
  if (words === undefined) return [];
  const rows = await listOpenOffers(db, { words }, { doctorId: actor.userId, after: null, limit });
  return rows.map(({ id, name, hospital }) => ({ id, title: name, subtitle: hospital.name, status: 'approved' }));
}
