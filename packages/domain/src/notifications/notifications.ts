/** All kinds of notifications. Each has a text in the catalogue `notifications`. */
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
  'paymentReceived',
  /** Paid twice: the second payment is refunded. */
  'paymentDuplicate',
  'paymentRefunded',
  'candidacySubmitted',
  'offerRecommended',
  /** To those who run a hospital's candidacies. */
  'candidacyReceived',
  'candidacyWithdrawn',
  /** To the candidate. */
  'stepStarted',
  'documentsRequested',
  'requestedDocumentAccepted',
  'requestedDocumentAskedAgain',
  'documentRequestCancelled',
  'documentRequestDue',
  'interviewProposed',
  'candidacyAccepted',
  'candidacyDiscarded',
  'candidacyReopened',
  'interviewNotAttended',
  /** To both sides. */
  'interviewConfirmed',
  'interviewRescheduled',
  'interviewCancelled',
  'interviewTomorrow',
  'interviewSoon',
  /** To the hospital. */
  'requestedDocumentUploaded',
  'interviewDeclined',
  'vacanciesFilled',
  'mentionedInNote',
  /** To those who write a hospital's offers. */
  'offerApproved',
  'offerRefused',
  'revisionApproved',
  'revisionRefused',
  'offerClosed',
  'offerDeleted',
  /** To those who run a hospital, or write its offers. */
  'hospitalApproved',
  'hospitalRefused',
  /** To somebody who registered a CIF that another hospital has. */
  'cifClaimAnswered',
  /** To administrators. */
  'hospitalReceived',
  'cifClaimed',
  'offerReceived',
  'revisionReceived',
  'petitionReceived',
  'documentReplaced',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
