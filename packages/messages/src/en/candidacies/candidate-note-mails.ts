import type { candidateNoteMails as spanish } from '../../es/candidacies/candidate-note-mails.ts';
import type { Translation } from '../../messages.ts';

export const candidateNoteMails: Translation<typeof spanish> = {
  mentionedInNote: {
    subject: '{by} mentions you in a note: {offer}',
    heading: 'You are mentioned in a note',
    body: '{by} has mentioned you in an internal note about an application for the offer “{offer}”. The note is only shown on the page.',
    button: 'Read the note',
  },
};
