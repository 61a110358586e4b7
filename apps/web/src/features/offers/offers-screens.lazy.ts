import { lazy } from 'react';

export const loadOffersScreen = () => import('./search/offers.screen.tsx');
export const loadManagedOffersScreen = () => import('./manage/managed-offers.screen.tsx');
export const loadManagedOfferScreen = () => import('./manage/managed-offer.screen.tsx');

/** One for list and offer: whoever opens an offer from the list sees no loading in between. */
export const OffersScreen = lazy(async () => ({ default: (await loadOffersScreen()).OffersScreen }));

export const ManagedOffersScreen = lazy(async () => ({
  default: (await loadManagedOffersScreen()).ManagedOffersScreen,
}));

export const ManagedOfferScreen = lazy(async () => ({ default: (await loadManagedOfferScreen()).ManagedOfferScreen }));
