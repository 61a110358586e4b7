export type Sizes = {
  offers: number;
  users: number;
  hospitals: number;
  candidacies: number;
  petitions: number;
  payments: number;
  notifications: number;
};

/** Whatever there is beside so many offers. A hospital has more offers the more there are, as in life. */
export const sizesFor = (offers: number): Sizes => ({
  offers,
  users: Math.max(2_000, offers / 5),
  hospitals: Math.max(500, offers / 200),
  candidacies: offers,
  petitions: Math.max(1_000, Math.round(offers * 0.06)),
  payments: Math.round(offers * 0.12),
  notifications: offers,
});

/**
 * Offers and candidacies of the hospital whose people ask: the same at every size. A product grows by more hospitals; a
 * reader whose own hospital grew fifty times would be compared with another reader, and not with the product.
 */
export const ownOffers = 40;
export const ownCandidacies = 2_000;

/** Candidates of the offer whose board is measured, however large the product is. */
export const candidatesOfBusyOffer = 500;
/** Of those who ask for their notifications. */
export const ownNotifications = 300;
