import type { reportMails as spanish } from '../../es/conversations/report-mails.ts';
import type { Translation } from '../../messages.ts';

export const reportMails: Translation<typeof spanish> = {
  reported: {
    subject: 'Reported conversation: {offer}',
    heading: 'A conversation waits for review',
    body: 'Somebody has reported the conversation about an application to the offer “{offer}” of {hospital}.',
    button: 'Review the conversation',
  },
  upheld: {
    subject: 'We have closed the conversation: {offer}',
    heading: 'The reported conversation is closed',
    body: 'Fonendo has reviewed the report and closed the conversation about the offer “{offer}” of {hospital}. The reason that both sides read:',
    button: 'See the conversation',
  },
  closed: {
    subject: 'Conversation closed by Fonendo: {offer}',
    heading: 'Fonendo has closed a conversation',
    body: 'The conversation about the offer “{offer}” of {hospital} is closed: it can be read, but nobody can write in it, not even by mail. The application goes on. Reason:',
    button: 'See the conversation',
  },
};
