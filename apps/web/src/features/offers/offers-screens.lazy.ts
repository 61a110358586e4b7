import { lazy } from 'react';

export const loadOffersScreen = () => import('./search/offers.screen.tsx');
export const loadManagedOffersScreen = () => import('./manage/managed-offers.screen.tsx');
export const loadManagedOfferScreen = () => import('./manage/managed-offer.screen.tsx');

/** One screen for list and offer, so that opening an offer from the list shows no loading state. */
export const OffersScreen = lazy(async () => ({ default: (await loadOffersScreen()).OffersScreen }));

export const ManagedOffersScreen = lazy(async () => ({
  default: (await loadManagedOffersScreen()).ManagedOffersScreen,
}));

export const ManagedOfferScreen = lazy(async () => ({ default: (await loadManagedOfferScreen()).ManagedOfferScreen }));
