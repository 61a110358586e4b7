/** Statuses of an offer (specification, section 4). `approved` is shown as open. */
export const offerStatuses = ['draft', 'pending', 'approved', 'refused', 'closed'] as const;

export type OfferStatus = (typeof offerStatuses)[number];
