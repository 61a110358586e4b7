import type { conversationMails as spanish } from '../../es/conversations/conversation-mails.ts';
import type { Translation } from '../../messages.ts';

export const conversationMails: Translation<typeof spanish> = {
  answerable: 'You can also answer this mail: your answer, with its PDF files, arrives in the conversation.',
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
  replyRefused: {
    subject: 'Your answer by mail did not arrive',
    heading: 'Your answer did not reach the conversation',
    body: 'We received a mail for a conversation in Fonendo, but we could not add it:',
    button: 'Open the conversation',
    reasons: {
      closed: 'The conversation is closed and takes no more messages.',
      noAccess: 'This account can no longer write in that conversation.',
      empty: 'The mail held no text of its own and no files: only the message that it answered.',
      tooLong: 'The text has more than 4000 characters. In the conversation you can send it as several messages.',
      tooLarge: 'The mail is larger than 20 MB. In the conversation you can send the files one by one.',
    },
  },
  replyFilesRefused: {
    subject: 'Some files did not arrive',
    heading: 'Your message arrived; these files did not',
    body: 'Only PDF files without a password or active content are accepted, of at most 5 MB and five per mail. We could not add:',
    button: 'Open the conversation',
  },
};
