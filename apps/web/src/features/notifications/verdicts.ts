import type { NotificationKind } from '@fonendo/domain/notifications/notifications';

/** What was decided is told apart at a glance: yes in green, no in red, yes but not yet in amber, each with its own sign. */
export const verdicts: Partial<Record<NotificationKind, 'good' | 'warn' | 'bad'>> = {
  documentApproved: 'good',
  cvReviewed: 'good',
  extensionGranted: 'good',
  petitionGranted: 'good',
  requestedDocumentAccepted: 'good',
  candidacyAccepted: 'good',
  offerApproved: 'good',
  revisionApproved: 'good',
  hospitalApproved: 'good',
  petitionGrantedConditionally: 'warn',
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
