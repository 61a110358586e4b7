import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { specialities } from '@fonendo/domain/reference/specialities';
import { oneOf, readSearch, type SearchOf, text, uuid } from '../../../ui/table/read-search.ts';
import type { ManagedOffersAddress } from './address.ts';
import type { ManagedFilter } from './managed-offers.queries.ts';

/** Written again, because the contract's schemas would load the validator. */
const views = ['toApprove', ...offerStatuses] as const;

export type ManagedOffersView = (typeof views)[number];

const fields = {
  q: text,
  /** Without one: the review queue for administrators, all offers for hospitals; see `shownView`. */
  view: oneOf([...views, 'all']),
  speciality: oneOf(specialities),
  hospital: uuid,
  write: (word: string) => (word === 'new' ? word : uuid(word)),
};

export type ManagedOffersSearch = SearchOf<typeof fields>;

export const parseManagedOffersSearch = (address: ManagedOffersAddress): ManagedOffersSearch =>
  readSearch(address, fields);

/**
 * Administrators see the review queue first. A search covers offers of every status. Undefined: all of them.
 */
export function shownView({ view, q, hospital }: ManagedOffersSearch, forTeam: boolean): ManagedOffersView | undefined {
  if (view === 'all') return undefined;
  return view ?? (forTeam && !q && !hospital ? 'toApprove' : undefined);
}

/** The address of a view, without what is shown by default. */
export function withView(
  { view: _before, ...search }: ManagedOffersSearch,
  shown: ManagedOffersView | undefined,
  forTeam: boolean,
): ManagedOffersSearch {
  return shown === shownView(search, forTeam) ? search : { ...search, view: shown ?? 'all' };
}

/** The query for the server. */
export function filterOf(search: ManagedOffersSearch, forTeam: boolean): ManagedFilter {
  const { q, speciality, hospital } = search;
  const view = shownView(search, forTeam);
  return {
    ...(q && { search: q }),
    ...(view && { view }),
    ...(speciality && { speciality }),
    ...(hospital && { hospital }),
  };
}
