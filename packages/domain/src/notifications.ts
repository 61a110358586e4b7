/** What somebody is told of. Each kind has a sentence in the catalogue `notifications`. */
export const notificationKinds = [
  'petitionSent',
  'documentApproved',
  'documentRejected',
  'cvReviewed',
  'petitionValidated',
  'petitionSentToMinistry',
  'requirementStarted',
  'requirementAnswered',
  'petitionComment',
  'petitionGranted',
  'petitionGrantedConditionally',
  'conditionDone',
  'petitionDenied',
  'documentExpiring',
  /** To administrators. */
  'petitionReceived',
  'documentReplaced',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
