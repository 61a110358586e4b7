/** What of an offer's past its hospital and the administrators are shown. Every save in between stays in the audit. */
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
