/**
 * The events of an offer's history that its hospital and the administrators see. Single saves are only in the audit.
 */
export const offerHistoryKinds = [
  'created',
  'cloned',
  'published',
  'withdrawn',
  'approved',
  'refused',
  'revisionPublished',
  'revisionWithdrawn',
  'revisionApproved',
  'revisionRefused',
  'revisionDiscarded',
  'closed',
] as const;

export type OfferHistoryKind = (typeof offerHistoryKinds)[number];
