import type * as es from '../../es/shared/statuses.ts';
import type { Translation } from '../../messages.ts';

export const statuses: Translation<typeof es.statuses> = {
  offer: { draft: 'Draft', pending: 'Awaiting review', approved: 'Open', refused: 'Refused', closed: 'Closed' },
  hospital: { pending: 'Waiting for approval', approved: 'Approved', refused: 'Refused' },
  petition: {
    none: 'Not started',
    Pending: 'Pending',
    Review: 'Under review',
    Sended: 'Sent to the Ministry',
    Aproved: 'Approved',
    Refused: 'Denied',
    conditional: 'Granted with conditions',
    inadmitted: 'Not admitted',
    withdrawn: 'Withdrawn',
  },
  candidacy: {
    applied: 'Applied',
    inProcess: 'In process',
    accepted: 'Accepted',
    discarded: 'Discarded',
    withdrawn: 'Withdrawn',
  },
  interview: {
    pendingConfirmation: 'Awaiting confirmation',
    confirmed: 'Confirmed',
    declined: 'Declined',
    counter: 'Proposed by the candidate',
    notAttended: 'Did not attend',
    cancelled: 'Cancelled',
    held: 'Held',
  },
  document: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  documentRequest: {
    asked: 'Requested',
    uploaded: 'Handed in',
    askedAgain: 'Asked again',
    accepted: 'Accepted',
    cancelled: 'Cancelled',
  },
  cv: { incomplete: 'Incomplete', pending: 'Awaiting review', reviewed: 'Reviewed' },
  payment: {
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    duplicate: 'Duplicate',
    refunded: 'Refunded',
  },
};
