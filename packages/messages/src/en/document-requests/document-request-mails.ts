import type { documentRequestMails as spanish } from '../../es/document-requests/document-request-mails.ts';
import type { Translation } from '../../messages.ts';

export const documentRequestMails: Translation<typeof spanish> = {
  documentsRequested: {
    subject: '{hospital} asks you for documents',
    heading: 'You are asked for documents',
    body: '{hospital} needs the following to go on with your application for “{offer}”. You have until {due}.',
    button: 'Upload the documents',
    note: 'You can upload them although your CV and documents are locked by the application.',
  },
  requestedDocumentHandedIn: {
    subject: '{hospital} handed in a document of yours: {document}',
    heading: 'A document was handed in for you',
    body: '{hospital} added “{document}” to your application for “{offer}”. It is marked as handed in by its staff. Open it and check that it is the right one: you can replace it until it is accepted.',
    button: 'See the document',
  },
  requestedDocumentAskedAgain: {
    subject: 'Asked for again: {document}',
    heading: 'A document needs a correction',
    body: '{hospital} has looked at “{document}” and needs you to upload it again by {due} (that day included). This is why:',
    button: 'Upload the document',
  },
  documentRequestDue: {
    subject: 'Hand in your documents by {due}',
    heading: 'The day is near',
    body: '{hospital} expects these documents of your application for “{offer}” by {due}, that day included:',
    button: 'Upload the documents',
  },
};
