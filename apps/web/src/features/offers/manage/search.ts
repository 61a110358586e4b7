import { offerStatuses } from '@fonendo/domain/offers/offer.lifecycle';
import { specialities } from '@fonendo/domain/reference/specialities';
import type { ManagedOffersAddress } from './address.ts';
import type { ManagedFilter } from './managed-offers.queries.ts';

/** The contract's own words; its schemas would bring the validator along. */
const views = ['toApprove', ...offerStatuses] as const;

export type ManagedOffersView = (typeof views)[number];

/** A type, not an interface, so that it is a plain search object. */
export type ManagedOffersSearch = {
  q?: string;
  /** Without one: for administrators what there is to do, for hospitals all of theirs; see `shownView`. */
  view?: ManagedOffersView | 'all';
  speciality?: (typeof specialities)[number];
  hospital?: string;
  write?: string;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whatever stands in the address becomes a search that makes sense; the rest is dropped. */
export function parseManagedOffersSearch(raw: ManagedOffersAddress): ManagedOffersSearch {
  const text = raw.q?.trim();
  const view = ([...views, 'all'] as const).find((known) => known === raw.view);
  const speciality = specialities.find((known) => known === raw.speciality);
  const hospital = raw.hospital && uuid.test(raw.hospital) ? raw.hospital : undefined;
  const write = raw.write === 'new' || (raw.write && uuid.test(raw.write)) ? raw.write : undefined;
  return {
    ...(text && { q: text }),
    ...(view && { view }),
    ...(speciality && { speciality }),
    ...(hospital && { hospital }),
    ...(write && { write }),
  };
}

/**
 * An administrator opens the page to decide: what waits comes first. Who looks for something means wherever it
 * stands. Undefined: all of them.
 */
export function shownView({ view, q, hospital }: ManagedOffersSearch, forTeam: boolean): ManagedOffersView | undefined {
  if (view === 'all') return undefined;
  return view ?? (forTeam && !q && !hospital ? 'toApprove' : undefined);
}

/** The address of a view, as short as it can be: what is shown anyway need not be said. */
export function withView(
  { view: _before, ...search }: ManagedOffersSearch,
  shown: ManagedOffersView | undefined,
  forTeam: boolean,
): ManagedOffersSearch {
  return shown === shownView(search, forTeam) ? search : { ...search, view: shown ?? 'all' };
}

/** What the server is asked for. */
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
