import type { conversationMails as spanish } from '../../es/conversations/conversation-mails.ts';
import type { Translation } from '../../messages.ts';

export const conversationMails: Translation<typeof spanish> = {
  file: 'File attached in the conversation: {name}',
  messageFromHospital: {
    subject: 'Message from {hospital}: {offer}',
    heading: 'A message from {hospital}',
    body: '{hospital} wrote about the application to the offer “{offer}”:',
    button: 'Answer',
    note: 'Nobody receives answers to this mail: the conversation goes on on its page.',
  },
  messageFromCandidate: {
    subject: 'Message about the offer {offer}',
    heading: 'Message from a candidate',
    body: 'A candidate for the offer “{offer}” wrote:',
    button: 'Answer',
    note: 'Nobody receives answers to this mail: the conversation goes on on its page.',
  },
  messageFromTeam: {
    subject: 'Message from Fonendo: {reference}',
    heading: 'A message from Fonendo',
    body: 'Fonendo wrote about the petition {reference}:',
    button: 'Answer',
    note: 'Nobody receives answers to this mail: the conversation goes on on its page.',
  },
  messageFromApplicant: {
    subject: 'Message about the petition {reference}',
    heading: 'Message about a petition',
    body: 'Whoever filed the petition {reference} wrote:',
    button: 'Answer',
    note: 'Nobody receives answers to this mail: the conversation goes on on its page.',
  },
};
