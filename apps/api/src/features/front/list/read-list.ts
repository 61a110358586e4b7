import { countByFacets, type OpenOffersFilter, understandSearch } from '../../offers/offers.public.ts';
import type { FrontContext } from '../front.context.ts';
import { listPublicOffers, summarisePublicOffers } from '../public-offers.repository.ts';
import { type Listed, offersOnPage } from './list-address.ts';

/** A page of public offers, with how many each option of the filters would find. */
export async function readList({ db }: FrontContext, { page, search, ...filters }: Listed) {
  const { words, understood } = await understandSearch(db, search, false);
  const filter: OpenOffersFilter = { ...filters, ...(words !== undefined && { words }), isPublic: true };
  const [items, facets, summary] = await Promise.all([
    listPublicOffers(db, filter, { offset: (page - 1) * offersOnPage, limit: offersOnPage }),
    countByFacets(db, filter),
    summarisePublicOffers(db, filter),
  ]);
  return { items, facets, summary, understood };
}

export type PublicList = Awaited<ReturnType<typeof readList>>;
