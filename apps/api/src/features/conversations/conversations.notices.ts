import { messageRight } from '@fonendo/domain/conversations/conversation';
import { conversationMails as english } from '@fonendo/messages/en/conversations/conversation-mails';
import { conversationMails as spanish } from '@fonendo/messages/es/conversations/conversation-mails';
import { fill } from '@fonendo/messages/fill';
import type { HospitalCandidacyRow } from '../candidacies/access/access.public.ts';
import type { Notice } from '../notifications/notifications.public.ts';

const texts = { es: spanish, en: english };

/** The page of the conversation, for both sides. */
export const conversationLink = (candidacyId: string): string => `/candidate/${candidacyId}?view=conversation`;

/** What a mail repeats of a message. */
export type MailedMessage = { text: string; fileName: string | null };

type Told = { messages?: readonly MailedMessage[] };

/** Notices of messages: the bell rings at once, the mail holds everything that was not read since. */
export const conversationNotices = {
  messageFromHospital: (
    { candidacy, offer, hospital }: HospitalCandidacyRow,
    { messages = [] }: Told = {},
  ): Notice<'messageFromHospital'> => ({
    kind: 'messageFromHospital',
    to: { people: [candidacy.doctorId] },
    params: { offer: offer.name ?? '', hospital: hospital.name },
    link: conversationLink(candidacy.id),
    mail: ({ locale }) => ({ text: texts[locale].messageFromHospital, more: quoted(messages, texts[locale].file) }),
  }),

  /** Whoever wrote last leads the conversation; without them everybody who may answer is told. */
  messageFromCandidate: (
    { candidacy, offer, hospital }: HospitalCandidacyRow,
    { lead, messages = [] }: Told & { lead: string | null },
  ): Notice<'messageFromCandidate'> => ({
    kind: 'messageFromCandidate',
    to: { hospital: hospital.id, right: messageRight, first: lead },
    // The name is read when the notification is shown, so that the name of a deleted account appears nowhere.
    params: { offer: offer.name ?? '', by: candidacy.doctorId },
    link: conversationLink(candidacy.id),
    mail: ({ locale }) => ({ text: texts[locale].messageFromCandidate, more: quoted(messages, texts[locale].file) }),
  }),
};

const quoted = (messages: readonly MailedMessage[], file: string): string[] =>
  messages.map(({ text, fileName }) => (fileName === null ? `«${text}»` : fill(file, { name: fileName })));
