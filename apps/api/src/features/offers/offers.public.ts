/** What other features may use of offers. */
export { describeOffer } from './describe-offer.ts';
export { lookUpManagedOffers, lookUpOpenOffers } from './look-up-offers.ts';
export { offerSays, patternsOf } from './manage/managed-offers.repository.ts';
export { findOffer, lockOpenOffer, type OfferRow } from './offers.repository.ts';
export { describeEuros, describeSalary } from './salary.ts';
export { countByFacets } from './search/facets.repository.ts';
export { readFittingOffers } from './search/fitting-offers.ts';
export { askFor, isOpen, type OpenOffersFilter, openOffers } from './search/search.repository.ts';
export { understandSearch } from './search/words.ts';
