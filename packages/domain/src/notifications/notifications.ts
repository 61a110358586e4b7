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
  'requirementDue',
  'extensionGranted',
  'extensionDenied',
  'hearingStarted',
  'hearingDue',
  'noticeUnopened',
  'datesCorrected',
  'petitionComment',
  'petitionGranted',
  'petitionGrantedConditionally',
  'conditionDone',
  'petitionDenied',
  'petitionInadmitted',
  'petitionWithdrawn',
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
  /** The hospital's staff handed in what was asked of the candidate. */
  'requestedDocumentHandedIn',
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
  /** To whoever accepted: how to reach the doctor. */
  'contactOpened',
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
