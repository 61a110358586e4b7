import { noteRight } from '@fonendo/domain/candidacies/note';
import { candidateNoteMails as english } from '@fonendo/messages/en/candidacies/candidate-note-mails';
import { candidateNoteMails as spanish } from '@fonendo/messages/es/candidacies/candidate-note-mails';
import type { Notice } from '../../notifications/notifications.public.ts';
import type { HospitalCandidacyRow } from '../access/access.public.ts';

const texts = { es: spanish, en: english };

type Mention = { noteId: string; userId: string; author: { id: string; name: string } };

export const candidacyNoteNotices = {
  /**
   * A colleague was mentioned: notified once for each note, however often it is edited. Neither the text nor the
   * candidate's name is in the mail.
   */
  mentionedInNote: (
    { candidacy, offer, hospital }: HospitalCandidacyRow,
    { noteId, userId, author }: Mention,
  ): Notice<'mentionedInNote'> => ({
    kind: 'mentionedInNote',
    to: { hospital: hospital.id, right: noteRight, only: userId },
    // The name is read when the notification is shown, so that the name of a deleted account appears nowhere.
    params: { offer: offer.name ?? '', by: author.id },
    link: `/candidate/${candidacy.id}`,
    onceKey: `mentioned-in-note:${noteId}:${userId}`,
    mail: ({ locale }) => ({ text: texts[locale].mentionedInNote, params: { by: author.name } }),
  }),
};
