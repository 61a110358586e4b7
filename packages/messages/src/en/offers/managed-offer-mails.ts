import type * as es from '../../es/offers/managed-offer-mails.ts';
import type { Translation } from '../../messages.ts';

export const managedOfferMails: Translation<typeof es.managedOfferMails> = {
  untitled: 'Untitled offer',
  offerApproved: {
    subject: 'Offer approved: {name}',
    heading: 'The offer is open',
    body: 'The offer “{name}” has been approved. Doctors can see it and apply.',
    button: 'See the offer',
  },
  offerRefused: {
    subject: 'Offer refused: {name}',
    heading: 'The offer needs changes',
    body: 'The offer “{name}” has not been approved. It can be corrected and published again. Reason:',
    button: 'Correct the offer',
  },
  revisionApproved: {
    subject: 'Changes approved: {name}',
    heading: 'The changes are published',
    body: 'The changes to the offer “{name}” have been approved. Doctors see the new version from now on; its applications are kept.',
    button: 'See the offer',
  },
  revisionRefused: {
    subject: 'Changes refused: {name}',
    heading: 'The changes need corrections',
    body: 'The changes to the offer “{name}” have not been approved. The earlier version stays open. Reason:',
    button: 'Correct the changes',
  },
  offerClosed: {
    subject: 'Offer closed: {name}',
    heading: 'The offer has been closed',
    body: 'The Fonendo team has closed the offer “{name}”. Nobody else can apply; the applications received go on.',
    button: 'See the offer',
  },
  offerDeleted: {
    subject: 'Offer deleted: {name}',
    heading: 'The offer has been deleted',
    body: 'The Fonendo team has deleted the offer “{name}”, which had no applications.',
    button: 'See the offers',
  },
  offerReceived: {
    subject: 'Offer to approve: {name}',
    heading: 'A new offer to approve',
    body: '{hospital} has published the offer “{name}”. It is in the review queue.',
    button: 'Review the offer',
  },
  revisionReceived: {
    subject: 'Changes to approve: {name}',
    heading: 'Changes to an offer to approve',
    body: '{hospital} has changed the offer “{name}”. The approved version stays open meanwhile.',
    button: 'Review the changes',
  },
};
