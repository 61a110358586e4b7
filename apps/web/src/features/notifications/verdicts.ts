import type { NotificationKind } from '@fonendo/domain/notifications/notifications';

/** What was decided is told apart at a glance: yes in green, no in red, each with its own sign. */
export const verdicts: Partial<Record<NotificationKind, 'good' | 'bad'>> = {
  documentApproved: 'good',
  cvReviewed: 'good',
  extensionGranted: 'good',
  petitionGranted: 'good',
  requestedDocumentAccepted: 'good',
  candidacyAccepted: 'good',
  offerApproved: 'good',
  revisionApproved: 'good',
  hospitalApproved: 'good',
  documentRejected: 'bad',
  cvReturned: 'bad',
  extensionDenied: 'bad',
  petitionDenied: 'bad',
  petitionInadmitted: 'bad',
  requestedDocumentAskedAgain: 'bad',
  candidacyDiscarded: 'bad',
  acceptanceUndone: 'bad',
  offerRefused: 'bad',
  revisionRefused: 'bad',
  hospitalRefused: 'bad',
};
