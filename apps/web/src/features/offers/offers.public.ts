import { lazy } from 'react';

export { cacheOffer, closeOffer, mayWriteOffersQuery } from './manage/managed-offers.queries.ts';

/** An open offer as a row of a list, with its match; links to the offer. Texts: namespace `offers`. */
export const OfferCard = lazy(async () => ({ default: (await import('./search/offer-card.tsx')).OfferCard }));

/** Where in Spain offers are open. Draws nothing but the map: the page around it says the same in words. */
export const CommunityMap = lazy(async () => ({ default: (await import('./map/community-map.tsx')).CommunityMap }));
