import { noteRight } from '@fonendo/domain/candidacies/note';
import { candidateNoteMails as english } from '@fonendo/messages/en/candidacies/candidate-note-mails';
import { candidateNoteMails as spanish } from '@fonendo/messages/es/candidacies/candidate-note-mails';
import type { Notice } from '../../notifications/notifications.public.ts';
import type { HospitalCandidacyRow } from '../access/access.public.ts';

const texts = { es: spanish, en: english };

type Mention = { noteId: string; userId: string; author: { id: string; name: string } };

export const candidacyNoteNotices = {
  /**
   * A colleague was called by name: told once for each note however often it is edited. Neither what it says nor whom
   * it is about leaves the page.
   */
  mentionedInNote: (
    { candidacy, offer, hospital }: HospitalCandidacyRow,
    { noteId, userId, author }: Mention,
  ): Notice<'mentionedInNote'> => ({
    kind: 'mentionedInNote',
    to: { hospital: hospital.id, right: noteRight, only: userId },
    // The bell reads the name when it is opened: that of somebody who left is nowhere.
    params: { offer: offer.name ?? '', by: author.id },
    link: `/candidate/${candidacy.id}`,
    onceKey: `mentioned-in-note:${noteId}:${userId}`,
    mail: ({ locale }) => ({ text: texts[locale].mentionedInNote, params: { by: author.name } }),
  }),
};
